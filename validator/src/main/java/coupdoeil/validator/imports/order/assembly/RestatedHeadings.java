package coupdoeil.validator.imports.order.assembly;

import coupdoeil.validator.imports.phrase.Part;
import coupdoeil.validator.imports.phrase.PartKind;
import coupdoeil.validator.imports.token.Lists;
import coupdoeil.validator.imports.token.Tag;
import coupdoeil.validator.imports.token.Token;
import coupdoeil.validator.sheet.Echelon;
import org.jspecify.annotations.Nullable;

/**
 * A sentence that names again what the heading above it names: {@code La 2e division d'infanterie comprend 4,596 hommes sous les
 * ordres du général Lechi} below {@code 2e division d'infanterie} says how strong it is, and who leads it.
 */
final class RestatedHeadings {

    private RestatedHeadings() {}

    /** @param last the formation that was opened last; null if none was */
    static boolean isAgain(@Nullable FormationDraft last, Part part) {
        return last != null
                && last.isEmpty()
                && part.kind() == PartKind.FORMATION
                && last.echelon != Echelon.GROUP
                && last.echelon == FormationEchelons.of(part)
                && part.words().size() > last.part.words().size()
                && Lists.any(part.words(), RestatedHeadings::isTold)
                && Lists.all(last.part.words(), word -> word.is(Tag.PARTICLE) || isAmong(word, part))
                && Lists.count(part.words(), Token::isOrdinal) == Lists.count(last.part.words(), Token::isOrdinal);
    }

    /** Who leads it, as the sentence tells. */
    static void lead(@Nullable FormationDraft last, Part part) {
        if (last != null && last.commander.isEmpty()) {
            last.commander = part.commander().isEmpty() ? Possession.commander(part.words()) : part.commander();
        }
    }

    /** A word that no name of a formation has. */
    private static boolean isTold(Token word) {
        return word.isWord()
                && !word.isCapitalised()
                && (word.tags().isEmpty() || word.is(Tag.ROLE) || word.is(Tag.PROSE) && !word.is(Tag.PARTICLE));
    }

    private static boolean isAmong(Token word, Part part) {
        return Lists.any(
                part.words(),
                other -> other.isOrdinal() == word.isOrdinal()
                        && (word.isOrdinal()
                                ? other.value() == word.value()
                                : other.folded().equals(word.folded())));
    }
}
