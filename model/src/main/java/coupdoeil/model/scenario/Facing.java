package coupdoeil.model.scenario;

import coupdoeil.model.grid.HexCorner;
import coupdoeil.model.grid.HexDirection;
import java.util.Optional;

/** Where something faces: a hexside, a corner of its hex, or a heading on a table. */
public sealed interface Facing {

    record ToSide(HexDirection side) implements Facing {
        @Override
        public String text() {
            return "side:" + side.ordinal();
        }
    }

    record ToCorner(HexCorner corner) implements Facing {
        @Override
        public String text() {
            return "corner:" + corner.ordinal();
        }
    }

    /** Degrees anticlockwise from east, 0 inclusive to 360 exclusive. */
    record Heading(double degrees) implements Facing {
        @Override
        public String text() {
            return "heading:"
                    + (degrees == Math.rint(degrees) ? String.valueOf((long) degrees) : String.valueOf(degrees));
        }
    }

    /** As written in files: {@code side:0}…{@code side:5}, {@code corner:0}…{@code corner:5}, {@code heading:22.5}. */
    String text();

    /** Reads {@link #text()}; empty if the text is no facing. */
    static Optional<Facing> parse(String text) {
        if (text.matches("side:[0-5]")) {
            return Optional.of(new ToSide(HexDirection.of(text.charAt(5) - '0')));
        }
        if (text.matches("corner:[0-5]")) {
            return Optional.of(new ToCorner(HexCorner.of(text.charAt(7) - '0')));
        }
        if (text.matches("heading:\\d{1,3}(\\.\\d{1,6})?")) {
            double degrees = Double.parseDouble(text.substring(8));
            return degrees < 360 ? Optional.of(new Heading(degrees)) : Optional.empty();
        }
        return Optional.empty();
    }
}
