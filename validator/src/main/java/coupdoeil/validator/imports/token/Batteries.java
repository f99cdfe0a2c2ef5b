package coupdoeil.validator.imports.token;

import java.util.List;
import java.util.Set;

/** {@code reit. Batt.}, {@code Bat. rijd. art.}: what is short for a battalion and for a battery is the one that has guns. */
final class Batteries {

    private static final Set<String> SHORT = Set.of("bat", "batt");
    private static final Tags OF_GUNS = Tags.of(Tag.ARTILLERY, Tag.CALIBRE);
    private static final Tags RIDING = OF_GUNS.union(Tags.of(Tag.MOUNTED));

    private Batteries() {}

    /** Changes such words in their places. */
    static void tell(List<Token> tokens) {
        for (int at = 0; at < tokens.size(); at++) {
            Token word = tokens.get(at);
            boolean brief = word.is(Tag.BATTALION) && SHORT.contains(word.folded());
            if (brief && (isOfGuns(tokens, at - 1, RIDING) || isOfGuns(tokens, at + 1, OF_GUNS))) {
                tokens.set(at, word.meaning(new Meaning(Tags.of(Tag.BATTERY, Tag.ARTILLERY), 0, "")));
            }
        }
    }

    private static boolean isOfGuns(List<Token> tokens, int at, Tags any) {
        return at >= 0
                && at < tokens.size()
                && tokens.get(at).isWord()
                && tokens.get(at).text().endsWith(".")
                && tokens.get(at).isAny(any);
    }
}
