package coupdoeil.validator.imports.order.assembly;

import coupdoeil.validator.imports.outline.Entry;
import coupdoeil.validator.imports.outline.Role;
import coupdoeil.validator.imports.phrase.Part;
import coupdoeil.validator.imports.phrase.Printed;
import coupdoeil.validator.imports.token.Tag;
import coupdoeil.validator.imports.token.Token;
import coupdoeil.validator.sheet.Echelon;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Who commands, where a name says so: {@code Colborne's Brigade}, {@code Brigade Colborne}. */
final class Possession {

    private static final String BRIGADIER = "brigadier";

    private static final Pattern POSSESSIVE = Pattern.compile("['’]s?$");
    private static final Pattern ROMAN = Pattern.compile("[IVX]{1,5}\\.?");

    private Possession() {}

    static String commander(List<Token> words) {
        List<Token> name = new ArrayList<>();
        for (Token word : !words.isEmpty() && (isOfKind(words) || isOfPlace(words)) ? List.<Token>of() : words) {
            boolean known = word.isCapitalised() && word.tags().isEmpty();
            if (known || !name.isEmpty() && isParticle(word)) {
                name.add(word);
            }
        }
        String text = Printed.text(name);
        return text.isEmpty() ? text : POSSESSIVE.matcher(text).replaceFirst("");
    }

    /** {@code 4th Heavy Cavalry Division}, {@code V Cavalry Corps}: a number, and of what kind of arm it is. */
    private static boolean isOfKind(List<Token> words) {
        Token first = words.get(0);
        int arm = 1;
        while (arm < words.size() && !words.get(arm).isAny(Tag.ARMS)) {
            arm++;
        }
        boolean numbered = first.isOrdinal() || ROMAN.matcher(first.text()).matches();
        return numbered
                && arm <= 2
                && arm + 2 == words.size()
                && words.get(arm + 1).isAny(Tag.FORMATIONS)
                && !words.get(arm - 1).isPossessive();
    }

    /** {@code Army of the North}, {@code Armée du Nord}: what follows is where it stood. */
    private static boolean isOfPlace(List<Token> words) {
        for (int at = 0; at + 1 < words.size(); at++) {
            if (words.get(at).is(Tag.ARMY) && isParticle(words.get(at + 1))) {
                return true;
            }
        }
        return false;
    }

    private static boolean isParticle(Token word) {
        return word.isWord() && word.text().length() <= 3 && !word.isCapitalised();
    }

    /** A person named over several parts of a line. */
    static String person(List<Part> parts) {
        List<Token> words = new ArrayList<>();
        parts.forEach(part -> words.addAll(part.words()));
        return Printed.text(words);
    }

    /** {@code Brigadier Oberst v. Kern} above battalions: whoever leads a brigade, whatever his rank. */
    static boolean isBrigadier(Entry entry, @Nullable Entry next, @Nullable FormationDraft division) {
        List<Token> words = entry.phrase().parts().get(0).words();
        return next != null
                && next.role() == Role.UNIT
                && division != null
                && division.echelon == Echelon.DIVISION
                && division.isEmpty()
                && words.size() > 2
                && words.get(0).folded().equals(BRIGADIER)
                && words.get(1).is(Tag.RANK);
    }
}
