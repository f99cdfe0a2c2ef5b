package coupdoeil.validator.imports.order;

import coupdoeil.validator.imports.outline.Entry;
import coupdoeil.validator.imports.outline.Role;
import coupdoeil.validator.imports.phrase.Part;
import coupdoeil.validator.imports.phrase.PartKind;
import coupdoeil.validator.imports.source.Mark;
import coupdoeil.validator.imports.token.Tag;
import coupdoeil.validator.imports.token.Token;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Lines that look like units, and are put together of those below them. */
final class Wholes {

    private Wholes() {}

    /** {@code Browne's Flank Battalion (514), comprising}, and its companies below; or a corps with its chief, and below it companies. */
    static boolean isOver(Entry entry, @Nullable Entry next) {
        if (next == null
                || next.role() != Role.UNIT
                || entry.phrase().parts().size() != 1
                || !entry.phrase().shared().isEmpty()) {
            return false;
        }
        return isTold(entry.phrase().line().tokens()) || isAlone(entry, next) && holdsCompanies(entry, next);
    }

    /** Whether the last word says that what follows is part of what it stands behind. */
    static boolean isTold(List<Token> tokens) {
        int last = tokens.size() - 1;
        while (last > 0 && tokens.get(last).kind() == Token.Kind.SIGN) {
            last--;
        }
        return last > 0 && tokens.get(last).is(Tag.HOLDS);
    }

    private static boolean isAlone(Entry entry, Entry next) {
        boolean plain = entry.phrase().line().source().mark() == Mark.PLAIN;
        return plain
                && entry.phrase().line().source().afterBlank()
                && next.phrase().line().source().afterBlank();
    }

    /** Whether an arm that somebody commands has a strength, and what stands below it are companies without any. */
    private static boolean holdsCompanies(Entry entry, Entry next) {
        Part arm = entry.phrase().parts().get(0);
        Part below = next.phrase().parts().get(0);
        return arm.kind() == PartKind.ARM
                && arm.hasStrength()
                && !arm.person().isEmpty()
                && below.figures().isEmpty()
                && (below.has(Tag.COMPANY) || below.has(Tag.BATTERY) || below.has(Tag.SQUADRON));
    }
}
