package coupdoeil.validator.export.vassal;

import java.util.Locale;

/** Drawings that VASSAL paints by itself. */
final class Drawing {

    private static final String INK = "#1e1b16";
    private static final String PAPER = "#f7f3e6";

    private Drawing() {}

    /** An empty drawing. */
    static Component sheet(int width, int height) {
        return new Component("svg")
                .with("xmlns", "http://www.w3.org/2000/svg")
                .with("width", width)
                .with("height", height)
                .with("viewBox", "0 0 " + width + " " + height);
    }

    static Component box(int x, int y, int width, int height, String fill, String stroke) {
        return new Component("rect")
                .with("x", x)
                .with("y", y)
                .with("width", width)
                .with("height", height)
                .with("fill", fill)
                .with("stroke", stroke);
    }

    static Component text(double x, double y, double size, boolean bold, String text) {
        return new Component("text")
                .with("x", number(x))
                .with("y", number(y))
                .with("font-family", "sans-serif")
                .with("font-size", number(size))
                .with("font-weight", bold ? "bold" : "normal")
                .with("fill", INK)
                .text(text);
    }

    /** A wedge in the upper half of a square that points up, its tip near the edge. */
    static Component wedge(int size) {
        double middle = size / 2.0;
        String points = point(middle, size * 0.01)
                + point(middle + size * 0.12, size * 0.16)
                + point(middle, size * 0.12)
                + point(middle - size * 0.12, size * 0.16);
        return sheet(size, size)
                .add(new Component("polygon")
                        .with("points", points.strip())
                        .with("fill", INK)
                        .with("stroke", PAPER)
                        .with("stroke-width", number(size * 0.02)));
    }

    private static String point(double x, double y) {
        return number(x) + "," + number(y) + " ";
    }

    private static String number(double number) {
        return String.format(Locale.ROOT, "%.2f", number);
    }
}
