package coupdoeil.model.scenario;

import coupdoeil.model.grid.HexCorner;
import coupdoeil.model.grid.HexDirection;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Where something faces: a hexside, a corner of its hex, or a heading on a table. */
public sealed interface Facing {

    record ToSide(HexDirection side) implements Facing {
        @Override
        public FacingKind kind() {
            return FacingKind.SIDE;
        }

        @Override
        public int number() {
            return side.ordinal();
        }

        @Override
        public String text() {
            return "side:" + number();
        }

        @Override
        public String words() {
            return "hexside " + number();
        }
    }

    record ToCorner(HexCorner corner) implements Facing {
        @Override
        public FacingKind kind() {
            return FacingKind.CORNER;
        }

        @Override
        public int number() {
            return corner.ordinal();
        }

        @Override
        public String text() {
            return "corner:" + number();
        }

        @Override
        public String words() {
            return "corner " + number();
        }
    }

    /** Degrees anticlockwise from east, 0 inclusive to 360 exclusive. */
    record Heading(double degrees) implements Facing {
        @Override
        public FacingKind kind() {
            return FacingKind.HEADING;
        }

        @Override
        public int number() {
            return 0;
        }

        @Override
        public String text() {
            return "heading:" + plain();
        }

        @Override
        public String words() {
            return "heading " + plain();
        }

        private String plain() {
            return degrees == Math.rint(degrees) ? String.valueOf((long) degrees) : String.valueOf(degrees);
        }
    }

    FacingKind kind();

    /** The number of the hexside or corner, 0 to 5; 0 for a heading, which has none. */
    int number();

    /** As written in files: {@code side:0}…{@code side:5}, {@code corner:0}…{@code corner:5}, {@code heading:22.5}. */
    String text();

    /** For people: {@code hexside 2}, {@code corner 3}. */
    String words();

    /** The hexside faced; empty if it is none. */
    static Optional<HexDirection> side(@Nullable Facing facing) {
        return facing instanceof ToSide to ? Optional.of(to.side()) : Optional.empty();
    }

    /** The corner faced; empty if it is none. */
    static Optional<HexCorner> corner(@Nullable Facing facing) {
        return facing instanceof ToCorner to ? Optional.of(to.corner()) : Optional.empty();
    }

    /** Where it faces after a turn by so many hexsides or corners, clockwise if positive; a heading by 60° each. */
    default Facing turned(int sixths) {
        return this instanceof Heading heading
                ? new Heading((((heading.degrees() - 60.0 * sixths) % 360) + 360) % 360)
                : of(kind(), number() + sixths);
    }

    /**
     * What of a kind is nearest to where this faces: itself, if it is of that kind; of a hexside its two corners, of a
     * corner its two hexsides, the anticlockwise one first; else none.
     */
    default List<Facing> nearest(FacingKind kind) {
        if (kind == kind()) {
            return List.of(this);
        }
        if (kind() == FacingKind.SIDE && kind == FacingKind.CORNER) {
            return List.of(of(kind, number()), of(kind, number() + 1));
        }
        return kind() == FacingKind.CORNER && kind == FacingKind.SIDE
                ? List.of(of(kind, number() - 1), of(kind, number()))
                : List.of();
    }

    /** All six facings of a kind; none of a kind that has not six. */
    static List<Facing> all(FacingKind kind) {
        return kind == FacingKind.SIDE || kind == FacingKind.CORNER
                ? IntStream.range(0, 6).mapToObj(number -> of(kind, number)).toList()
                : List.of();
    }

    /**
     * The hexside or corner with a number, taken modulo 6.
     *
     * @throws IllegalArgumentException if things of that kind have no numbers
     */
    static Facing of(FacingKind kind, int number) {
        return switch (kind) {
            case SIDE -> new ToSide(HexDirection.of(number));
            case CORNER -> new ToCorner(HexCorner.of(number));
            case HEADING, NONE -> throw new IllegalArgumentException("no number of " + kind);
        };
    }

    /** Reads {@link #text()}; empty if the text is no facing. */
    static Optional<Facing> parse(String text) {
        if (text.matches("side:[0-5]")) {
            return Optional.of(of(FacingKind.SIDE, text.charAt(5) - '0'));
        }
        if (text.matches("corner:[0-5]")) {
            return Optional.of(of(FacingKind.CORNER, text.charAt(7) - '0'));
        }
        if (text.matches("heading:\\d{1,3}(\\.\\d{1,6})?")) {
            double degrees = Double.parseDouble(text.substring(8));
            return degrees < 360 ? Optional.of(new Heading(degrees)) : Optional.empty();
        }
        return Optional.empty();
    }
}
