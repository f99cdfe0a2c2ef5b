package coupdoeil.validator.imports.order.assembly;

import coupdoeil.validator.imports.outline.Entry;
import coupdoeil.validator.imports.outline.Role;
import coupdoeil.validator.imports.phrase.Part;
import coupdoeil.validator.imports.phrase.PartKind;
import coupdoeil.validator.imports.source.Mark;
import coupdoeil.validator.imports.token.Headings;
import coupdoeil.validator.imports.token.Lists;
import coupdoeil.validator.imports.token.Tag;
import coupdoeil.validator.imports.token.Token;
import coupdoeil.validator.imports.words.WordList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Lines that look like units, and are put together of those below them. */
final class CompositeUnits {

    private CompositeUnits() {}

    /** Whether a total says that it is of everything. */
    static boolean isOfAll(Part total) {
        return Lists.any(total.words(), word -> WordList.GRAND_TOTAL.has(word.folded()));
    }

    /** {@code Browne's Flank Battalion (514), comprising}, and its companies below; or a corps with its chief, and below it companies. */
    static boolean isOver(Entry entry, @Nullable Entry next) {
        if (next == null
                || next.role() != Role.UNIT
                || entry.phrase().parts().size() != 1
                || !entry.phrase().shared().isEmpty()) {
            return false;
        }
        return isTold(entry.phrase().line().tokens())
                || isProvisional(entry, next)
                || (isAlone(entry, next) || isLed(entry)) && holdsCompanies(entry, next);
    }

    /** {@code 1B (LN) 1,920}, and its regiments on lines below, as items and without figures: the sum of them. */
    static boolean isSumOver(Entry entry, @Nullable Entry next) {
        Part part = entry.phrase().parts().get(0);
        return next != null
                && next.role() == Role.UNIT
                && next.depth() > entry.depth()
                && part.hasStrength()
                && next.phrase().parts().get(0).figures().isEmpty()
                && next.phrase().parts().get(0).kind() == PartKind.UNIT
                && next.phrase().line().source().mark().isEntry()
                && !Lists.any(part.words(), word -> word.isAny(Tag.UNITS) || word.isAny(Tag.ARMS));
    }

    /** Whether the last word says that what follows is part of what it stands behind. */
    static boolean isTold(List<Token> tokens) {
        int last = tokens.size() - 1;
        while (last > 0 && tokens.get(last).kind() == Token.Kind.SIGN) {
            last--;
        }
        return last > 0 && tokens.get(last).is(Tag.HOLDS);
    }

    /** {@code 1er régiment provisoire}, and below it, further in as an item, regiments with a number of their own. */
    private static boolean isProvisional(Entry entry, Entry next) {
        Part whole = entry.phrase().parts().get(0);
        Part below = next.phrase().parts().get(0);
        return next.depth() > entry.depth()
                && next.phrase().line().source().mark().isEntry()
                && entry.phrase().line().source().mark().isEntry()
                && whole.figures().isEmpty()
                && isRegiment(whole)
                && isRegiment(below)
                && !whole.name().equals(below.name());
    }

    private static boolean isRegiment(Part part) {
        return part.kind() == PartKind.UNIT && part.has(Tag.REGIMENT) && Lists.any(part.words(), Token::isOrdinal);
    }

    private static boolean isAlone(Entry entry, Entry next) {
        boolean plain = entry.phrase().line().source().mark() == Mark.PLAIN;
        return plain
                && entry.phrase().line().source().afterBlank()
                && next.phrase().line().source().afterBlank();
    }

    /** {@code Artillerie : GD Lariboisière (1102)}: a general leads more than a company. */
    private static boolean isLed(Entry entry) {
        return Lists.any(entry.phrase().parts().get(0).person(), Headings::isGeneral);
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
