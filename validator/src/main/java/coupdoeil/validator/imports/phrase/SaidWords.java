package coupdoeil.validator.imports.phrase;

import coupdoeil.validator.imports.source.SourceLine;
import coupdoeil.validator.imports.token.Tags;
import coupdoeil.validator.imports.token.Tokenizer;
import coupdoeil.validator.sheet.Arm;
import coupdoeil.validator.sheet.Echelon;
import org.jspecify.annotations.Nullable;

/** Words by themselves, of which somebody has said what they are. */
public final class SaidWords {

    private SaidWords() {}

    /** The arm that words say; null if they say none. */
    public static @Nullable Arm arm(String text) {
        return ArmWords.of(tags(text));
    }

    /** The level that words say; null if they say none. @param unit whether it is that of a unit, or of a formation */
    public static @Nullable Echelon echelon(String text, boolean unit) {
        Tags tags = tags(text);
        Echelon formation = EchelonWords.ofFormation(tags);
        return unit ? EchelonWords.ofUnit(tags) : formation == Echelon.GROUP ? null : formation;
    }

    /** The name of somebody, without rank or office. */
    public static String person(String text) {
        return PhraseReader.read(Tokenizer.tokens(SourceLine.plain(1, text, false))).parts().stream()
                .filter(part -> part.kind() == PartKind.PERSON)
                .map(Part::name)
                .filter(name -> !name.isEmpty())
                .findFirst()
                .orElse(text);
    }

    private static Tags tags(String text) {
        return text.isBlank() ? Tags.NONE : Tags.of(Tokenizer.words(text));
    }
}
