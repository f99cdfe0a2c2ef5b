package coupdoeil.validator.sight.table;

import coupdoeil.model.table.LineTo;
import java.util.Optional;

/**
 * What came of looking for something from a point.
 *
 * @param line to the nearest visible point; empty if there is none
 * @param nearest to the nearest point, be that visible or not; empty if there is none
 * @param obstruction what stops the line to the nearest point; empty if nothing does, or there is none
 */
public record Sight(Optional<LineTo> line, Optional<LineTo> nearest, Optional<Obstruction> obstruction) {

    /** To the nearest visible point, else to the nearest. */
    public Optional<LineTo> best() {
        return line.or(() -> nearest);
    }

    public boolean isClear() {
        return line.isPresent();
    }
}
