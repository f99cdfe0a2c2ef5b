package coupdoeil.validator.imports.order.assembly;

import coupdoeil.validator.imports.token.Lists;
import coupdoeil.validator.imports.token.Token;
import coupdoeil.validator.sheet.Echelon;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Headings in capitals, {@code VII CORPS} and {@code 2nd CUIRASSIER DIVISION} above {@code 12th Division}: what is printed as the
 * corps are, and not as what they hold, may well stand beside them. Linear in formations.
 */
final class Capitals {

    private static final String WHY =
            "printed as what it is taken to be part of, and not as other parts of such: of it, or beside it";
    /** Letters that a word has at least; shorter ones are numbers. */
    private static final int SHORTEST = 4;

    private Capitals() {}

    static void doubt(OrderDraft draft) {
        Set<Integer> sides = draft.formations.stream()
                .filter(formation ->
                        formation.echelon == Echelon.DIVISION && isOfCorps(formation) && !isCapital(formation))
                .map(formation -> formation.side)
                .collect(Collectors.toSet());
        for (FormationDraft formation : draft.formations) {
            if (sides.contains(formation.side) && isOfCorps(formation) && isCapital(formation)) {
                formation.doubt("parentPath", WHY);
            }
        }
    }

    /** Whether it is a division, or a group that somebody commands, of a corps in capitals. */
    private static boolean isOfCorps(FormationDraft formation) {
        FormationDraft corps = formation.parent;
        boolean group = formation.echelon == Echelon.GROUP && !formation.commander.isEmpty();
        return corps != null
                && corps.echelon == Echelon.CORPS
                && (group || formation.echelon == Echelon.DIVISION)
                && isCapital(corps);
    }

    private static boolean isCapital(FormationDraft formation) {
        List<Token> words = Lists.where(
                formation.part.words(), word -> word.isWord() && word.text().length() >= SHORTEST);
        return !words.isEmpty() && Lists.all(words, word -> word.text().chars().noneMatch(Character::isLowerCase));
    }
}
