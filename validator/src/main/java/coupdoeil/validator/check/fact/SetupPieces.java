package coupdoeil.validator.check.fact;

import coupdoeil.model.Attributes;
import coupdoeil.model.scenario.Placement;
import java.util.ArrayList;
import java.util.List;

/** Whom the set-up names, in the order written, wherever it places them: the same while somebody only moves. */
public record SetupPieces(List<Part> parts) {

    /** A piece of the set-up, with what is written about it there. */
    public record Part(String piece, Attributes attributes) {}

    public SetupPieces {
        parts = List.copyOf(parts);
    }

    public static SetupPieces of(List<Placement> setup) {
        List<Part> parts = new ArrayList<>(setup.size());
        setup.forEach(placement -> parts.add(new Part(placement.piece(), placement.attributes())));
        return new SetupPieces(parts);
    }
}
