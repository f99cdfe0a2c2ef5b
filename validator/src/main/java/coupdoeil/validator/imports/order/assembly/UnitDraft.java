package coupdoeil.validator.imports.order.assembly;

import coupdoeil.validator.imports.order.Doubt;
import coupdoeil.validator.imports.order.Strengths;
import coupdoeil.validator.imports.phrase.ArmWords;
import coupdoeil.validator.imports.phrase.EchelonWords;
import coupdoeil.validator.imports.phrase.Figure;
import coupdoeil.validator.imports.phrase.FigureKind;
import coupdoeil.validator.imports.phrase.Part;
import coupdoeil.validator.imports.phrase.PartKind;
import coupdoeil.validator.imports.token.Lists;
import coupdoeil.validator.imports.token.Tag;
import coupdoeil.validator.sheet.Arm;
import coupdoeil.validator.sheet.Echelon;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** A unit while the order of battle is being put together. */
final class UnitDraft {

    final int line;
    int side;
    Part part;
    final List<Doubt> doubts = new ArrayList<>();

    @Nullable
    FormationDraft parent;

    /** Whether it is guns or engineers behind the foot or horse of a brigade. */
    boolean guest;

    String name;

    @Nullable
    Arm arm;

    @Nullable
    Echelon echelon;

    Strengths strengths = Strengths.UNKNOWN;
    String commander;
    double confidence;

    UnitDraft(int line, int side, Part part, double confidence) {
        this.line = line;
        this.side = side;
        this.part = part;
        this.name = part.name();
        this.commander = part.commander();
        this.confidence = confidence;
        if (isWhole(part)) {
            echelon = EchelonWords.ofFormation(part.tags());
            commander = commander.isEmpty() ? Possession.commander(part.words()) : commander;
        }
    }

    /** {@code Vedel's Bde}: a brigade or division that is the lowest of its list, and no guns of one. */
    private static boolean isWhole(Part part) {
        boolean whole = part.has(Tag.BRIGADE) || part.has(Tag.DIVISION);
        boolean support = part.has(Tag.ARTILLERY) || part.has(Tag.ENGINEERS) || part.has(Tag.TRAIN);
        return part.kind() == PartKind.FORMATION
                && whole
                && !support
                && !part.tags().hasAny(Tag.UNITS);
    }

    /** Takes guns that stand alone on the line below a battery without any; whether it did. */
    boolean takeGuns(List<Figure> figures) {
        boolean guns = Lists.all(figures, figure -> figure.kind() == FigureKind.GUNS);
        if (!guns || ArmWords.of(part.tags()) != Arm.ARTILLERY || part.hasStrength()) {
            return false;
        }
        part = part.with(
                Stream.concat(part.figures().stream(), figures.stream()).toList());
        return true;
    }

    void doubt(String field, String why) {
        doubts.add(new Doubt(field, why));
    }
}
