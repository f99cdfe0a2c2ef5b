package coupdoeil.validator.sight.table;

import coupdoeil.model.table.LineTo;
import java.util.Optional;

/**
 * What came of looking for something from a point.
 *
 * @param line to the nearest visible point; empty if there is none
 * @param obstruction what stops the line to the nearest point; empty if nothing does, or there is none
 */
public record Sight(Optional<LineTo> line, Optional<Obstruction> obstruction) {

    static final Sight NOTHING = new Sight(Optional.empty(), Optional.empty());

    public boolean isClear() {
        return line.isPresent();
    }
}
