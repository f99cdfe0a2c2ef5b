package coupdoeil.validator.imports.order;

import coupdoeil.validator.imports.phrase.Figure;
import coupdoeil.validator.imports.phrase.Part;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A formation while the order of battle is being put together. */
final class FormationDraft {

    final int line;
    final int side;
    final Part part;
    final Echelon echelon;
    final int depth;
    final @Nullable Arm arm;
    final List<Doubt> doubts = new ArrayList<>();
    final List<Figure> totals = new ArrayList<>();
    /** Figures behind several of its units. */
    final List<Figure> shared = new ArrayList<>();

    final List<UnitDraft> units = new ArrayList<>();
    final List<FormationDraft> formations = new ArrayList<>();

    @Nullable
    FormationDraft parent;

    Strengths strengths = Strengths.UNKNOWN;
    String commander;
    double confidence;
    boolean closed;
    /** Whether it holds guns, engineers or train. */
    boolean supported;

    int id = -1;

    FormationDraft(int line, int side, Part part, Echelon echelon, int depth, double confidence) {
        this.line = line;
        this.side = side;
        this.part = part;
        this.echelon = echelon;
        this.depth = depth;
        this.confidence = confidence;
        this.arm = Arm.of(part.tags());
        this.commander = part.commander();
    }

    String name() {
        return part.name();
    }

    /** Every unit below it. */
    List<UnitDraft> allUnits() {
        List<UnitDraft> all = new ArrayList<>(units);
        formations.forEach(formation -> all.addAll(formation.allUnits()));
        return all;
    }

    void doubt(String field, String why) {
        doubts.add(new Doubt(field, why));
    }
}
