package coupdoeil.validator.imports.order.assembly;

import coupdoeil.validator.imports.order.Value;
import coupdoeil.validator.imports.phrase.EchelonWords;
import coupdoeil.validator.imports.phrase.FigureKind;
import coupdoeil.validator.imports.token.Lists;
import coupdoeil.validator.imports.token.Tag;
import coupdoeil.validator.imports.token.Token;
import coupdoeil.validator.sheet.Arm;
import coupdoeil.validator.sheet.Echelon;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Echelons of units: by their words, by how many parts they have, else by what is usual of their arm. */
final class UnitEchelons {

    private static final double COUNTED = 0.9;

    private UnitEchelons() {}

    static void settle(UnitDraft unit) {
        int battalions = numbered(unit.part.words());
        if (battalions > 1
                && unit.arm != Arm.ARTILLERY
                && unit.strengths.of(FigureKind.BATTALIONS).isEmpty()) {
            Token first = unit.part.words().get(0);
            unit.strengths = unit.strengths.with(
                    FigureKind.BATTALIONS,
                    new Value(battalions, unit.line, first.start(), first.end(), "battalions counted", COUNTED));
        }
        if (unit.echelon == null) {
            unit.echelon = of(unit);
        }
    }

    /** How many numbers stand before the last slash: {@code 1/, 2/13th}. */
    private static int numbered(List<Token> words) {
        int numbers = 0;
        int slashed = 0;
        Token last = null;
        for (Token word : words) {
            boolean lettered = last != null && last.isWord() && word.isSign("/") && slashed > 0;
            numbers += lettered || word.isOrdinal() || word.kind() == Token.Kind.NUMBER ? 1 : 0;
            slashed = word.isSign("/") ? numbers : slashed;
            last = word;
        }
        return slashed;
    }

    private static Echelon of(UnitDraft unit) {
        double battalions = count(unit, FigureKind.BATTALIONS);
        boolean slashed = Lists.any(unit.part.words(), word -> word.isSign("/"));
        if (battalions > 1) {
            return Echelon.REGIMENT;
        }
        if (unit.arm == Arm.ARTILLERY) {
            Echelon said = EchelonWords.ofUnit(unit.part.tags());
            return said == null || said == Echelon.REGIMENT ? Echelon.BATTERY : said;
        }
        if (count(unit, FigureKind.COMPANIES) > 0 && !unit.part.has(Tag.BATTALION) && battalions == 0) {
            return unit.part.has(Tag.ONFOOT) && !slashed ? Echelon.BATTALION : Echelon.COMPANY;
        }
        Echelon said = EchelonWords.ofUnit(unit.part.tags());
        if (said != null && !(said == Echelon.REGIMENT && slashed)) {
            return said;
        }
        return slashed || battalions == 1 ? Echelon.BATTALION : usual(unit.arm, unit);
    }

    private static Echelon usual(@Nullable Arm arm, UnitDraft unit) {
        if (arm == null) {
            return Echelon.REGIMENT;
        }
        return switch (arm) {
            case INFANTRY -> unit.part.has(Tag.ONFOOT) ? Echelon.BATTALION : Echelon.REGIMENT;
            case CAVALRY ->
                count(unit, FigureKind.SQUADRONS) > 0 && !OrderSettling.isNumbered(unit.part)
                        ? Echelon.SQUADRON
                        : Echelon.REGIMENT;
            case ARTILLERY -> Echelon.BATTERY;
            case ENGINEERS, TRAIN -> Echelon.COMPANY;
            case STAFF -> Echelon.DETACHMENT;
        };
    }

    private static double count(UnitDraft unit, FigureKind kind) {
        return unit.strengths.of(kind).map(Value::number).orElse(0.0);
    }
}
