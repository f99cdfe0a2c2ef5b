package coupdoeil.validator.sight.table;

import coupdoeil.validator.sight.SightScene;
import coupdoeil.validator.sight.Viewpoint;
import coupdoeil.validator.sight.Viewpoints;
import java.util.Optional;

/** Sight in one scenario on a table as it is set up. Safe for use by several threads. */
public interface TableScene extends SightScene {

    /** A scene if it is one of a table. */
    static Optional<TableScene> of(Optional<? extends SightScene> scene) {
        return scene.filter(TableScene.class::isInstance).map(TableScene.class::cast);
    }

    /** Who and what looks and is looked at; the area of a piece is the ground that it takes. */
    Viewpoints viewpoints();

    /** The square inches of the table. */
    Squares squares();

    /** Whether one sees another, and why. Each may be a piece of the set-up, else it is the middle of its area. */
    TableLook look(Viewpoint from, Viewpoint to);
}
