package coupdoeil.editor.inspector;

import coupdoeil.editor.text.CompassPoints;
import coupdoeil.editor.text.Messages;
import coupdoeil.model.battlefield.Battlefield;
import coupdoeil.model.grid.Orientation;
import coupdoeil.model.scenario.Facing;

/** Facings by their number and where they point on the map: {@code corner 1, east-south-east}. */
final class Compass {

    private Compass() {}

    static String name(Battlefield battlefield, Facing facing) {
        boolean flat = battlefield
                .hexMap()
                .filter(map -> map.grid().orientation() == Orientation.FLAT)
                .isPresent();
        if (facing instanceof Facing.ToSide to) {
            int number = to.side().ordinal();
            return Messages.text("facing.side", number, CompassPoints.of(2 * number + (flat ? 1 : 0)));
        }
        if (facing instanceof Facing.ToCorner to) {
            int number = to.corner().ordinal();
            return Messages.text("facing.corner", number, CompassPoints.of(2 * number - (flat ? 0 : 1)));
        }
        return Messages.text("facing.heading", ((Facing.Heading) facing).degrees());
    }
}
