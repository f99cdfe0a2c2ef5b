package coupdoeil.validator.imports.outline;

import coupdoeil.validator.imports.phrase.PartKind;
import coupdoeil.validator.imports.phrase.Phrase;
import coupdoeil.validator.imports.token.Lists;
import coupdoeil.validator.imports.token.Token;
import java.util.ArrayList;
import java.util.List;

/**
 * Lists in which a total ends all that a heading begins: {@code Cole's Brigade}, its regiments, {@code Total Strength: 95 officers
 * and 1,780 men}. There a line without figures right behind a total is the next heading, as {@code Royal Artillery} is. Linear in
 * the lines.
 */
final class TotalledParts {

    private static final int FEWEST = 4;
    /** Of the lines behind totals so many must say that they are headings. */
    private static final double MOST = 0.6;

    private TotalledParts() {}

    /** Which lines are such headings, though nothing in them says so. */
    static boolean[] heads(List<Phrase> phrases) {
        boolean[] heads = new boolean[phrases.size()];
        List<Integer> open = new ArrayList<>();
        int told = 0;
        int last = -1;
        for (int at = 0; at < heads.length; at++) {
            if (phrases.get(at).lead() == PartKind.TOTAL) {
                int first = last + 1;
                boolean several = last >= 0 && at > first + 1;
                boolean said = several && isSaid(phrases.get(first));
                told += said ? 1 : 0;
                if (several && !said && mayHead(phrases.get(first))) {
                    open.add(first);
                }
                last = at;
            }
        }
        if (told >= FEWEST && told >= MOST * (told + open.size())) {
            open.forEach(at -> heads[at] = true);
        }
        return heads;
    }

    private static boolean isSaid(Phrase phrase) {
        return phrase.lead() == PartKind.FORMATION || phrase.lead() == PartKind.SIDE;
    }

    private static boolean mayHead(Phrase phrase) {
        return (phrase.lead() == PartKind.ARM || phrase.lead() == PartKind.UNIT || phrase.lead() == PartKind.NAME)
                && phrase.parts().size() == 1
                && phrase.parts().get(0).figures().isEmpty()
                && !Lists.any(phrase.line().tokens(), token -> token.isOrdinal() || token.kind() == Token.Kind.NUMBER);
    }
}
