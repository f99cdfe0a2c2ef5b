package coupdoeil.validator.imports.order.assembly;

import coupdoeil.validator.imports.outline.Entry;
import coupdoeil.validator.imports.outline.Role;
import coupdoeil.validator.imports.phrase.Part;
import coupdoeil.validator.imports.phrase.PartKind;
import coupdoeil.validator.imports.token.Lists;
import coupdoeil.validator.imports.token.Tag;
import coupdoeil.validator.imports.token.Token;
import coupdoeil.validator.imports.words.WordList;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Regiments that were put together of battalions of others: {@code 30. provisorische Demi-Brigade Oberst Durand}, and below it
 * {@code 4. Bat. 12ème Ligne} and {@code 6. Bat. 19ème Ligne}, each listed for itself.
 */
final class HalfBrigades {

    private HalfBrigades() {}

    /** Whether a line names one, and the next a battalion of a regiment of another number. */
    static boolean isOver(Entry entry, @Nullable Entry next) {
        List<Part> parts = entry.phrase().parts();
        Part part = parts.get(0);
        return next != null
                && next.role() == Role.UNIT
                && parts.size() == 1
                && part.kind() == PartKind.UNIT
                && part.figures().isEmpty()
                && entry.phrase().shared().isEmpty()
                && isPutTogether(part.words())
                && isBattalionOfOther(next.phrase().parts().get(0), number(part.words()));
    }

    private static boolean isPutTogether(List<Token> words) {
        boolean half =
                Lists.any(words, word -> word.is(Tag.REGIMENT) && word.folded().contains("brig"));
        boolean mixed = Lists.any(words, word -> WordList.PUT_TOGETHER.has(word.folded()))
                && Lists.any(words, word -> word.is(Tag.REGIMENT));
        return (half || mixed) && !Lists.any(words, word -> word.is(Tag.BATTALION) && !word.is(Tag.REGIMENT));
    }

    private static double number(List<Token> words) {
        for (Token word : words) {
            if (word.isOrdinal()) {
                return word.value();
            }
        }
        return 0;
    }

    /** {@code 4. Bat. 12ème Ligne}, {@code 12ème Ligne 4. Bataillon}, {@code 4/12e Ligne}. */
    private static boolean isBattalionOfOther(Part part, double than) {
        List<Double> numbers = new ArrayList<>();
        for (Token word : part.words()) {
            if (word.isOrdinal() || word.kind() == Token.Kind.NUMBER) {
                numbers.add(word.value());
            }
        }
        boolean parted = part.has(Tag.BATTALION) || Lists.any(part.words(), word -> word.isSign("/"));
        return part.kind() == PartKind.UNIT
                && parted
                && numbers.size() > 1
                && !(numbers.get(0) == than && numbers.get(1) == than);
    }

    /** The same without who commands it, or that nobody is known to. */
    static Part headed(Entry entry) {
        Part part = entry.phrase().parts().get(0);
        List<Token> words = part.words();
        int end = 1;
        while (end < words.size()
                && !words.get(end).is(Tag.RANK)
                && !words.get(end).is(Tag.ROLE)) {
            end++;
        }
        if (end == words.size()) {
            return part;
        }
        List<Token> person = words.subList(words.get(end).is(Tag.ROLE) ? end + 1 : end, words.size());
        List<Token> known = part.person().isEmpty() ? person : part.person();
        return new Part(part.kind(), words.subList(0, end), part.hint(), part.figures(), known, part.doubts());
    }
}
