package coupdoeil.validator.imports.order.assembly;

import coupdoeil.validator.imports.order.Doubt;
import coupdoeil.validator.imports.order.ImportRemark;
import coupdoeil.validator.imports.order.Value;
import coupdoeil.validator.imports.phrase.EchelonWords;
import coupdoeil.validator.imports.phrase.FigureKind;
import coupdoeil.validator.imports.phrase.PartKind;
import coupdoeil.validator.sheet.Arm;
import coupdoeil.validator.sheet.Echelon;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What cannot be: strengths no unit of its kind has, a unit listed twice. Adds doubts and remarks. */
final class Plausibility {

    private static final Map<Echelon, Integer> MOST_MEN = Map.of(
            Echelon.REGIMENT, 5000,
            Echelon.BATTALION, 1800,
            Echelon.SQUADRON, 500,
            Echelon.COMPANY, 1500,
            Echelon.BATTERY, 1000,
            Echelon.SECTION, 400,
            Echelon.DETACHMENT, 5000);
    private static final Map<Echelon, FigureKind> COUNTED = Map.of(
            Echelon.SQUADRON, FigureKind.SQUADRONS,
            Echelon.COMPANY, FigureKind.COMPANIES,
            Echelon.BATTERY, FigureKind.BATTERIES);
    private static final int MOST_OF_ANY = 15000;
    private static final int FEWEST_MEN = 5;
    /** Of a regiment or battalion of foot; what is less counts its stands, or its figures on a table. */
    private static final int FEWEST_OF_FOOT = 40;

    private static final int MOST_GUNS = 120;
    private static final double NO_UNIT = 0.45;

    /** Where something of a name is listed. */
    private record Place(int side, @Nullable FormationDraft parent, String name) {}

    private Plausibility() {}

    static void check(List<UnitDraft> units, List<ImportRemark> remarks) {
        Map<Place, UnitDraft> seen = new HashMap<>();
        for (UnitDraft unit : units) {
            boolean impossible = strengths(unit, remarks);
            duplicates(unit, seen, remarks);
            for (Doubt doubt : unit.doubts) {
                remarks.add(new ImportRemark(rule(doubt), List.of(unit.line), unit.name + ": " + doubt.why()));
            }
            if (impossible) {
                unit.confidence = Math.min(unit.confidence, NO_UNIT); // Nothing that is one has so many.
            } else if (unit.confidence < 0.5) {
                remarks.add(new ImportRemark(
                        ImportRemark.READING,
                        List.of(unit.line),
                        unit.name + ": whether this is a unit is not certain"));
            }
        }
    }

    private static String rule(Doubt doubt) {
        return switch (doubt.field()) {
            case "arm" -> ImportRemark.ARM;
            case "parentPath" -> ImportRemark.PARENT;
            case "name" -> ImportRemark.READING;
            default -> ImportRemark.STRENGTH;
        };
    }

    /** Whether the unit has more than any of its level can have, which is a remark of its own. */
    private static boolean strengths(UnitDraft unit, List<ImportRemark> remarks) {
        double men = number(unit, FigureKind.MEN);
        double guns = number(unit, FigureKind.GUNS);
        double most = most(unit);
        if (men > most || men > 0 && men < fewest(unit)) {
            unit.doubt("men", Math.round(men) + " men are not likely");
        }
        if (guns > MOST_GUNS) {
            unit.doubt("guns", Math.round(guns) + " guns are not likely");
        }
        boolean impossible = men > most || guns > MOST_GUNS;
        if (impossible) {
            remarks.add(new ImportRemark(
                    ImportRemark.IMPOSSIBLE, List.of(unit.line), unit.name + ": more than a unit of its level has"));
        }
        return impossible;
    }

    private static int fewest(UnitDraft unit) {
        boolean large = unit.echelon == Echelon.REGIMENT || unit.echelon == Echelon.BATTALION;
        return large && unit.arm == Arm.INFANTRY && number(unit, FigureKind.COMPANIES) == 0
                ? FEWEST_OF_FOOT
                : FEWEST_MEN;
    }

    /** So many men a unit of its level may have; eight squadrons eight times as many as one, and {@code Artillery} any. */
    private static double most(UnitDraft unit) {
        boolean arm = unit.part.kind() == PartKind.ARM && EchelonWords.ofUnit(unit.part.tags()) == null;
        if (unit.echelon == null || arm) {
            return MOST_OF_ANY;
        }
        FigureKind counted = COUNTED.get(unit.echelon);
        double parts = counted == null ? 1 : Math.max(1, number(unit, counted));
        return Math.min(MOST_OF_ANY, parts * MOST_MEN.getOrDefault(unit.echelon, MOST_OF_ANY));
    }

    private static double number(UnitDraft unit, FigureKind kind) {
        return unit.strengths.of(kind).map(Value::number).orElse(0.0);
    }

    /** The same name twice in one formation, both numbered; detachments of one unit may well be. */
    private static void duplicates(UnitDraft unit, Map<Place, UnitDraft> seen, List<ImportRemark> remarks) {
        if (!OrderSettling.isNumbered(unit.part) || number(unit, FigureKind.COMPANIES) > 0) {
            return;
        }
        UnitDraft other = seen.putIfAbsent(new Place(unit.side, unit.parent, unit.name), unit);
        if (other != null) {
            remarks.add(new ImportRemark(
                    ImportRemark.DUPLICATE, List.of(other.line, unit.line), unit.name + " is listed twice"));
        }
    }
}
