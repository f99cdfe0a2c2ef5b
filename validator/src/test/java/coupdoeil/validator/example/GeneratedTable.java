package coupdoeil.validator.example;

import coupdoeil.model.pack.Pack;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.rules.RuleSystems;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import org.locationtech.jts.geom.Envelope;

/**
 * A crowded battle under the rules of Horse & Musket, for measurements: two armies of 15 brigades of five units, each with
 * its general, face each other in six lines on a table of ten feet by six, among 500 features: woods, hills in two levels,
 * farms, fences, crops, rough ground, streams and roads. The same seed gives the same pack.
 */
public final class GeneratedTable {

    /** Features on the table. */
    public static final int FEATURES = 500;
    /** Units on the table, of both sides. */
    public static final int UNITS = 150;

    private static final int WIDTH = 120;
    private static final int DEPTH = 72;
    private static final int IN_LINE = 13;
    private static final double APART = 5.2;

    private final Random random;
    private final List<String> lines = new ArrayList<>();
    /** Where units stand, and some more: no farm is built there. */
    private final List<Envelope> taken = new ArrayList<>();

    private GeneratedTable(long seed) {
        random = new Random(seed);
    }

    /** The battle that the project measures itself by. */
    public static Pack usual() {
        return of(17810315L);
    }

    public static Pack of(long seed) {
        return new GeneratedTable(seed).pack();
    }

    private Pack pack() {
        for (String side : List.of("blue", "red")) {
            lines.add("remove formation " + side + "-brigade");
            for (String piece : List.of("unit %s-1", "unit %s-2", "unit %s-3", "leader %s-general")) {
                lines.add("remove " + String.format(piece, side));
            }
        }
        lines.add("table " + WIDTH + "x" + DEPTH);
        lines.add("place deployment blue-zone 0,0 54,0 54,72 0,72 0,0 side=blue");
        lines.add("place deployment red-zone 66,0 120,0 120,72 66,72 66,0 side=red");
        lines.add("place home-edge blue-edge 0,0 0,72 side=blue");
        lines.add("place home-edge red-edge 120,0 120,72 side=red");
        lines.add("scenario woodsVisibilityInches=8");
        army("blue", 50, -1, 0);
        army("red", 70, 1, 180);
        for (int i = 0; i < 6; i++) {
            lines.add(String.format("place objective goal-%d %d,%d", i, 40 + 8 * i, 8 + 11 * i));
        }
        ground();
        RuleSystem system = RuleSystems.load("hm").orElseThrow();
        return ExamplePacks.of(system, lines.toArray(String[]::new));
    }

    private void army(String side, double front, int back, int heading) {
        for (int i = 0; i < UNITS / 2; i++) {
            int brigade = i / 5;
            if (i % 5 == 0) {
                lines.add("formation " + side + "-" + brigade + " brigade army:" + side + "-army");
            }
            double x = front + back * 7.5 * (i / IN_LINE) + random.nextInt(-10, 11) / 10.0;
            double y = 4.5 + APART * (i % IN_LINE) + random.nextInt(-3, 4) / 10.0;
            String arm = i % 10 == 3 ? "artillery" : i % 10 == 8 ? "cavalry" : "infantry";
            String formation = arm.equals("artillery") ? "unlimbered" : i % 4 == 0 ? "march-column" : "two-ranks";
            int turned = heading + random.nextInt(-6, 7);
            lines.add(line(
                    "unit %s-%d-%d %s %s @%s,%s heading:%d %s under:%s-%d bases=%d",
                    side,
                    brigade,
                    i % 5,
                    side,
                    arm,
                    x,
                    y,
                    Math.floorMod(turned, 360),
                    formation,
                    side,
                    brigade,
                    arm.equals("artillery") ? 2 : 4));
            taken.add(new Envelope(x - 5, x + 5, y - 4, y + 4));
            if (i % 5 == 2) {
                lines.add(line(
                        "leader %s-general-%d %s general @%s,%s heading:%d leads:%s-%d",
                        side, brigade, side, x + back * 5.3, y, heading, side, brigade));
            }
        }
    }

    private static String line(String pattern, Object... words) {
        for (int i = 0; i < words.length; i++) {
            if (words[i] instanceof Double inches) {
                words[i] = Math.rint(inches * 1000) / 1000;
            }
        }
        return String.format(Locale.ROOT, pattern, words);
    }

    private void ground() {
        for (int i = 0; i < FEATURES; i++) {
            int kind = i % 25;
            if (kind < 3) {
                area("forest", i, 1, 3, "");
            } else if (kind < 4) {
                hill(i);
            } else if (kind < 10) {
                farm(i);
            } else if (kind < 18) {
                path(kind < 15 ? "fence" : "wall", i, 2, 3, "");
            } else if (kind < 21) {
                area("field", i, 1.5, 3.5, "");
            } else if (kind < 23) {
                area(kind < 22 ? "rough" : "marsh", i, 1, 3, "");
            } else {
                path(kind < 24 ? "stream" : "road", i, 5, 7, kind < 24 ? "" : " widthInches=2");
            }
        }
    }

    /** A hill, and every other time its upper level, which counts as the next feature of that kind. */
    private void hill(int number) {
        area("hill", number, 4, 8, " level=" + (1 + number / 25 % 2));
    }

    /** Some eight corners round a point. */
    private void area(String type, int number, double least, double most, String more) {
        double x = random.nextDouble() * WIDTH;
        double y = random.nextDouble() * DEPTH;
        StringBuilder points = new StringBuilder();
        int corners = 6 + random.nextInt(5);
        for (int i = 0; i < corners; i++) {
            double radius = least + random.nextDouble() * (most - least);
            double angle = 2 * Math.PI * i / corners;
            points.append(line(
                    " %s,%s",
                    within(x + radius * Math.cos(angle), WIDTH), within(y + radius * Math.sin(angle), DEPTH)));
        }
        lines.add("feature " + type + " f" + number + points + more);
    }

    private void farm(int number) {
        double x;
        double y;
        do {
            x = 2 + random.nextDouble() * (WIDTH - 4);
            y = 2 + random.nextDouble() * (DEPTH - 4);
        } while (isTaken(x, y));
        double half = 0.4 + random.nextDouble() * 0.8;
        double aside = random.nextDouble() * 0.4;
        lines.add(line(
                "feature building f%d %s,%s %s,%s %s,%s %s,%s",
                number,
                x - half,
                y - half + aside,
                x + half - aside,
                y - half,
                x + half,
                y + half - aside,
                x - half + aside,
                y + half));
    }

    private boolean isTaken(double x, double y) {
        return taken.stream().anyMatch(one -> one.contains(x, y));
    }

    private void path(String type, int number, int parts, double step, String more) {
        double x = random.nextDouble() * WIDTH;
        double y = random.nextDouble() * DEPTH;
        double angle = random.nextDouble() * 2 * Math.PI;
        StringBuilder points = new StringBuilder();
        for (int i = 0; i <= parts; i++) {
            points.append(line(" %s,%s", within(x, WIDTH), within(y, DEPTH)));
            angle += random.nextGaussian() * 0.4;
            x += step * Math.cos(angle);
            y += step * Math.sin(angle);
        }
        lines.add("feature " + type + " f" + number + points + more);
    }

    private static double within(double inches, int side) {
        return Math.max(0, Math.min(side, inches));
    }
}
