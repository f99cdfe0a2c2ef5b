package coupdoeil.validator.imports.order;

import coupdoeil.validator.imports.phrase.Part;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A unit while the order of battle is being put together. */
final class UnitDraft {

    final int line;
    int side;
    final Part part;
    final List<Doubt> doubts = new ArrayList<>();

    @Nullable
    FormationDraft parent;

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
    }

    void doubt(String field, String why) {
        doubts.add(new Doubt(field, why));
    }
}
