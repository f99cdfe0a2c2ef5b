package coupdoeil.validator.export.tts;

import coupdoeil.model.battlefield.Battlefield;
import coupdoeil.model.battlefield.HexBattlefield;
import coupdoeil.model.battlefield.TableBattlefield;
import coupdoeil.model.grid.Hex;
import coupdoeil.validator.picture.Frame;
import coupdoeil.validator.picture.HexPlane;
import coupdoeil.validator.picture.MapView;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The ground in the room of the game, its middle in the middle of the room: x to its right, z to its top. A unit of the room is
 * an inch of a table, or the width of a hex. The board has whole units, as those of other programs: they share its picture.
 *
 * @param plane null on a table
 */
record Board(double width, double depth, @Nullable HexPlane plane) {

    /** A point of the room, seen from above. */
    record Spot(double x, double z) {}

    static Board of(Battlefield battlefield) {
        return battlefield
                .hexMap()
                .map(Board::of)
                .orElseGet(() -> of(battlefield.table().orElseThrow()));
    }

    private static Board of(HexBattlefield map) {
        HexPlane plane = new HexPlane(map.grid(), 1);
        return new Board(Math.ceil(plane.width()), Math.ceil(plane.height()), plane);
    }

    private static Board of(TableBattlefield table) {
        return new Board(whole(table.widthInches()), whole(table.depthInches()), null);
    }

    private static double whole(double inches) {
        return Math.max(1, Math.ceil(inches));
    }

    Optional<HexPlane> hexes() {
        return Optional.ofNullable(plane);
    }

    /** The middle of a hex. */
    Spot spot(Hex hex, HexPlane hexes) {
        HexPlane.Point point = hexes.centre(hex);
        return new Spot(point.x() - width / 2, depth / 2 - point.y());
    }

    /** A point in inches from the south-west corner. */
    Spot spot(double xInches, double yInches) {
        return new Spot(xInches - width / 2, yInches - depth / 2);
    }

    /** All of it, in map units. */
    Frame frame() {
        int units = plane == null ? MapView.UNITS_PER_INCH : MapView.UNITS_PER_HEX;
        return new Frame(0, 0, width * units, depth * units);
    }
}
