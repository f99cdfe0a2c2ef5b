package coupdoeil.editor.text;

/** The points of the compass by their letters: {@code E}, {@code ESE} … */
public final class CompassPoints {

    private CompassPoints() {}

    /** @param twelfths of a circle, clockwise from east; any number */
    public static String of(int twelfths) {
        return Messages.text("facing.points").split(" ", -1)[Math.floorMod(twelfths, 12)];
    }
}
