package coupdoeil.validator.export.vassal;

import coupdoeil.model.scenario.Position;
import coupdoeil.validator.picture.Frame;
import java.util.List;
import java.util.Optional;

/** The ground of a battle as a board. */
interface Field {

    /** What of the plane its picture shows. */
    Frame frame();

    /** Where VASSAL has a position; empty for one that is not on the ground. */
    Optional<Spot> spot(Position position);

    /** Its grid, if it has one. */
    Optional<Component> grid();

    /** Labels of hexes that VASSAL numbers otherwise. */
    List<String> otherLabels();
}
