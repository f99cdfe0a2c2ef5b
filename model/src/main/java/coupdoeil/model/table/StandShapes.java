package coupdoeil.model.table;

import coupdoeil.model.Attributes;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.scenario.Placement;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;

/**
 * Stands of a system whose table {@code basing} says how much ground a figure or gun takes, in inches: so many of them as a
 * unit has left, as wide as their figures, in the array of their formation (OT Basing; Movement: Formations).
 */
final class StandShapes {

    private static final String BASING = "basing";
    private static final int MOST_STANDS = 100;
    private static final double SIDES_OF_SQUARE = 4;

    private final Attributes basing;

    StandShapes(Attributes tables) {
        this.basing = tables.nested(BASING);
    }

    /** Whether the tables say how figures are based. */
    static boolean isBased(Attributes tables) {
        return tables.has(BASING);
    }

    /** Of a commander. */
    List<BaseShape> commander() {
        double[] size = size("command");
        return List.of(new BaseShape(0, 0, size[0] * Corner.PER_INCH, size[1] * Corner.PER_INCH));
    }

    /** Of a unit; none if it has no figures or models. @param formation effects of its formation */
    List<BaseShape> of(Unit unit, Placement placement, Attributes formation) {
        Attributes own = unit.attributes();
        int stands = Math.min(MOST_STANDS, own.integer("stands", 1));
        int all = own.integer(unit.arm().equals("artillery") ? "models" : "figures", 0);
        if (stands < 1 || all < 1) {
            return List.of();
        }
        double each = (double) all / stands;
        int left = Math.max(1, Math.min(all, placement.attributes().integer("figures", all)));
        int count = (int) Math.min(stands, Math.ceil(left / each));
        String row = unit.arm().equals("infantry") ? "infantry" + own.integer("ranks", 3) : unit.arm();
        double width = number(own, "frontInches").orElse(each * size(row)[0]) * Corner.PER_INCH;
        double depth = number(own, "depthInches").orElse(size(row)[1]) * Corner.PER_INCH;
        return arrayed(unit.arm(), left, count, width, depth, placement.attributes(), formation);
    }

    private static List<BaseShape> arrayed(
            String arm, int figures, int count, double width, double depth, Attributes placed, Attributes formation) {
        List<Attributes> points = placed.groups("outline");
        if (points.size() > 1) {
            return along(points, count, width, depth);
        }
        List<Integer> spread = formation.nested("inchesPerFigure").integers(arm);
        if (spread.size() == 2) {
            double half = figures * (spread.get(0) + spread.get(1)) / 4.0;
            return along(List.of(point(-half), point(half)), count, width, depth);
        }
        if (formation.flag("square")) {
            double side = Math.ceil(count / SIDES_OF_SQUARE) * width + depth;
            return List.of(new BaseShape(0, 0, side, side));
        }
        int files = placed.integer("wide", formation.integer("files", files(count, formation)));
        return ranked(count, Math.max(1, files), width, depth);
    }

    private static Attributes point(double x) {
        return Attributes.of("x", BigDecimal.valueOf(x), "y", 0);
    }

    private static int files(int count, Attributes formation) {
        if (formation.flag("cluster")) {
            return (int) Math.ceil(Math.sqrt(count));
        }
        int ranks = Math.max(1, formation.integer("ranks", 1));
        return (count + ranks - 1) / ranks;
    }

    /** Ranks behind each other without gaps, the last one centred behind the others. */
    static List<BaseShape> ranked(int count, int files, double width, double depth) {
        List<BaseShape> shapes = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            int rank = i / files;
            int inRank = Math.min(files, count - rank * files);
            shapes.add(new BaseShape((i % files - (inRank - 1) / 2.0) * width, rank * depth, width, depth));
        }
        return shapes;
    }

    /** Evenly from one end of a line to the other, all looking the same way. */
    private static List<BaseShape> along(List<Attributes> points, int count, double width, double depth) {
        double length = 0;
        for (int i = 1; i < points.size(); i++) {
            length += length(points.get(i - 1), points.get(i));
        }
        double step = count > 1 ? Math.max(0, length - width / Corner.PER_INCH) / (count - 1) : 0;
        double first = (length - step * (count - 1)) / 2;
        List<BaseShape> shapes = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            shapes.add(at(points, first + i * step, width, depth));
        }
        return shapes;
    }

    private static BaseShape at(List<Attributes> points, double along, double width, double depth) {
        double left = along;
        for (int i = 1; i < points.size(); i++) {
            Attributes from = points.get(i - 1);
            Attributes to = points.get(i);
            double length = length(from, to);
            if (left <= length || i == points.size() - 1) {
                double share = length == 0 ? 0 : left / length;
                double x = inches(from, "x") + share * (inches(to, "x") - inches(from, "x"));
                double y = inches(from, "y") + share * (inches(to, "y") - inches(from, "y"));
                return new BaseShape(x * Corner.PER_INCH, -y * Corner.PER_INCH, width, depth);
            }
            left -= length;
        }
        throw new IllegalArgumentException("no line");
    }

    private static double length(Attributes from, Attributes to) {
        return Math.hypot(inches(to, "x") - inches(from, "x"), inches(to, "y") - inches(from, "y"));
    }

    private static double inches(Attributes point, String name) {
        return Math.max(-1000, Math.min(1000, number(point, name).orElse(0.0)));
    }

    private static OptionalDouble number(Attributes from, String name) {
        return from.number(name)
                .map(BigDecimal::doubleValue)
                .map(OptionalDouble::of)
                .orElse(OptionalDouble.empty());
    }

    /** Front and depth of a row of the table. */
    private double[] size(String row) {
        return basing.value(row)
                .filter(List.class::isInstance)
                .map(value -> ((List<?>) value)
                        .stream()
                                .filter(BigDecimal.class::isInstance)
                                .mapToDouble(number -> ((BigDecimal) number).doubleValue())
                                .toArray())
                .filter(size -> size.length == 2)
                .orElse(new double[] {0, 0});
    }
}
