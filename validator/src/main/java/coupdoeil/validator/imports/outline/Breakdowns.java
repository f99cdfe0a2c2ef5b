package coupdoeil.validator.imports.outline;

import coupdoeil.validator.imports.phrase.PartKind;
import coupdoeil.validator.imports.phrase.Phrase;
import coupdoeil.validator.imports.token.Lists;
import coupdoeil.validator.imports.token.Tag;
import java.util.List;

/**
 * Arms with men and nothing else, below a total: {@code Effectif: 8,725; cavalry: 2,862; infantry: 5,151}, on one line or on
 * several. Linear in the lines.
 */
final class Breakdowns {

    private final List<Phrase> phrases;
    private final int[] depths;
    /** For each line the last one above it that is no arm with figures; -1 if there is none. */
    private final int[] heads;
    /** How far out the furthest of the arms between the two stands. */
    private final int[] furthest;

    Breakdowns(List<Phrase> phrases, int[] depths) {
        this.phrases = phrases;
        this.depths = depths;
        this.heads = new int[depths.length];
        this.furthest = new int[depths.length];
        int head = -1;
        int least = Integer.MAX_VALUE;
        for (int at = 0; at < depths.length; at++) {
            heads[at] = head;
            furthest[at] = least;
            boolean arm = isArm(phrases.get(at));
            head = arm ? head : at;
            least = arm ? Math.min(least, depths[at]) : Integer.MAX_VALUE;
        }
    }

    private static boolean isArm(Phrase phrase) {
        return phrase.lead() == PartKind.ARM
                && phrase.parts().get(0).person().isEmpty()
                && !phrase.parts().get(0).figures().isEmpty();
    }

    boolean isOne(int at) {
        int head = heads[at];
        if (head < 0 || furthest[at] < depths[at] || !isOfArms(phrases.get(at))) {
            return false;
        }
        return depths[head] < depths[at]
                ? isCountOfMen(phrases.get(head))
                : depths[head] == depths[at]
                        && phrases.get(head).lead() == PartKind.TOTAL
                        && !isBesideBrigade(phrases.get(head), phrases.get(at));
    }

    /** {@code Die ganze Brigade 1,400}, and below it the guns, which are none of it. */
    private static boolean isBesideBrigade(Phrase total, Phrase arm) {
        return total.parts().get(0).has(Tag.BRIGADE)
                && (arm.parts().get(0).has(Tag.ARTILLERY) || arm.parts().get(0).has(Tag.TRAIN));
    }

    private static boolean isOfArms(Phrase phrase) {
        return !phrase.parts().isEmpty()
                && Lists.all(
                        phrase.parts(),
                        part -> part.kind() == PartKind.ARM
                                        && part.hasStrength()
                                        && part.person().isEmpty()
                                || part.kind() == PartKind.FIGURES
                                || part.kind() == PartKind.TOTAL);
    }

    private static boolean isCountOfMen(Phrase phrase) {
        return phrase.lead() == PartKind.TOTAL
                || phrase.lead() == PartKind.FIGURES
                || phrase.lead() == PartKind.NOTE
                        && !phrase.line().tokens().isEmpty()
                        && phrase.line().tokens().get(0).isAny(Tag.MEASURES);
    }
}
