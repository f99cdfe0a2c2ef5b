package coupdoeil.validator.cc.sight;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexGrid;
import coupdoeil.validator.cc.sight.LineReadings.Point;
import coupdoeil.validator.sight.Sighting;
import coupdoeil.validator.sight.hexes.LookByLook;
import coupdoeil.validator.sight.hexes.PackedGround;
import coupdoeil.validator.sight.hexes.SightCell;
import coupdoeil.validator.sight.hexes.Sightline;
import coupdoeil.validator.sight.hexes.WatchedEdits;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The sight rule against the words of the rules, worked out literally: every hex is a hexagon, cut with the line by the signs
 * of its corners, and nothing is shared with the code under test but the cells of the ground and the switches.
 */
@Tag("long")
class SightOracleTest {

    private static final int[][] CORNERS = {{1, 1}, {-1, 2}, {-2, 1}, {-1, -1}, {1, -2}, {2, -1}};

    /** How a line meets a hex. */
    private enum Contact {
        NONE,
        POINT,
        LEFT,
        RIGHT,
        THROUGH
    }

    private final Map<Hex, Integer> cells = new HashMap<>();
    private HexGrid grid = HexGrid.pointy(13, 9);
    private Set<Point> turned = Set.of();
    private @Nullable Firer firer;

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20})
    void agreesWithTheWords(long seed) {
        Random random = new Random(seed);
        board(random);
        turned = turned(random);
        firer = random.nextBoolean() ? null : new Firer(hex -> (hex.q() + hex.r()) % 3 != 0, random.nextInt(3) == 0);
        LineOfSight nobody = LineOfSight.of(new LineReadings(turned));
        LineOfSight rule = firer == null ? nobody : nobody.of(firer);
        PackedGround ground = PackedGround.copyOf((q, r) -> cell(new Hex(q, r)), grid);
        Set<Sighting> answers = EnumSet.noneOf(Sighting.class);
        for (Hex from : grid.hexes().toList()) {
            for (Hex to : grid.hexes().toList()) {
                Sighting expected = literally(from, to);
                answers.add(expected);
                String what = "seed " + seed + ", " + from + " to " + to + ", " + turned;
                assertThat(rule.look(ground, from, to)).as(what).isEqualTo(expected);
                if (firer == null) {
                    assertThat(rule.look(ground, to, from)).as(what + ", back").isEqualTo(expected);
                }
                if (random.nextInt(8) == 0) {
                    Sightline line = rule.sightline(ground, from, to);
                    assertThat(line.sighting()).as(what).isEqualTo(expected);
                    assertThat(line.obstacles().isEmpty()
                                    && line.paths().stream().anyMatch(path -> path.clear()))
                            .as("%s: %s", what, line)
                            .isEqualTo(line.visible());
                }
            }
        }
        assertThat(answers).containsExactlyInAnyOrder(Sighting.VISIBLE, Sighting.BLIND, Sighting.BLOCKED);
    }

    @Test
    void oneHexAllThatItSeesAndAllThatSeveralSee() {
        for (long seed = 0; seed < 20; seed++) {
            Random random = new Random(seed);
            board(random);
            PackedGround ground = PackedGround.copyOf((q, r) -> cell(new Hex(q, r)), grid);
            LookByLook.agrees(LineOfSight.of(new LineReadings(turned(random))), ground, seed);
        }
    }

    @Test
    void repairedSightIsFreshSight() {
        for (int seed = 0; seed < 20; seed++) {
            WatchedEdits.follow(
                    random -> LineOfSight.of(new LineReadings(turned(random))), seed, 5 + seed % 9, 10, 30, 3);
        }
    }

    private static Set<Point> turned(Random random) {
        Set<Point> points = EnumSet.noneOf(Point.class);
        for (Point point : Point.values()) {
            if (random.nextInt(3) == 0) {
                points.add(point);
            }
        }
        return points;
    }

    private void board(Random random) {
        grid = HexGrid.pointy(6 + random.nextInt(8), 5 + random.nextInt(5));
        cells.clear();
        grid.hexes().forEach(hex -> {
            int cell = SightCell.ofLevel(random.nextInt(3) == 0 ? 1 + random.nextInt(2) : 0);
            cell |= random.nextInt(9) == 0 ? SightCell.TERRAIN : 0;
            cell |= random.nextInt(8) == 0 ? SightCell.UNIT : 0;
            cells.put(hex, random.nextInt(25) == 0 ? SightCell.OUT : cell);
        });
    }

    private int cell(Hex hex) {
        return cells.getOrDefault(hex, SightCell.OUT);
    }

    private boolean hill(Hex hex) {
        return SightCell.level(cell(hex)) > 0;
    }

    private Sighting literally(Hex from, Hex to) {
        if (from.distance(to) <= 1) {
            return Sighting.VISIBLE;
        }
        Map<Hex, Contact> met = new HashMap<>();
        for (Hex hex : from.within(from.distance(to))) {
            Contact contact = contact(from, to, hex);
            if (contact != Contact.NONE && (contact != Contact.POINT || turned.contains(Point.CORNER))) {
                met.put(hex, contact);
            }
        }
        return !hidden(from, to, met, true)
                ? Sighting.VISIBLE
                : hidden(from, to, met, false) ? Sighting.BLOCKED : Sighting.BLIND;
    }

    private boolean hidden(Hex from, Hex to, Map<Hex, Contact> met, boolean hills) {
        Map<Contact, List<Hex>> blocking = met.keySet().stream()
                .filter(hex -> obstructs(from, to, hex, met.keySet(), hills))
                .collect(Collectors.groupingBy(met::get));
        List<Hex> left = blocking.getOrDefault(Contact.LEFT, List.of());
        List<Hex> right = blocking.getOrDefault(Contact.RIGHT, List.of());
        if (blocking.containsKey(Contact.THROUGH) || blocking.containsKey(Contact.POINT)) {
            return true;
        }
        if (firer != null && firer.combined() && turned.contains(Point.STRICT_PATH)) {
            return !left.isEmpty() || !right.isEmpty();
        }
        return turned.contains(Point.STAGGERED_SIDES)
                ? left.stream().anyMatch(one -> right.stream().anyMatch(other -> one.distance(other) == 1))
                : !left.isEmpty() && !right.isEmpty();
    }

    private boolean obstructs(Hex from, Hex to, Hex hex, Set<Hex> met, boolean hills) {
        int cell = cell(hex);
        if (SightCell.isOut(cell)) {
            return !turned.contains(Point.ROW_END);
        }
        boolean both = hill(from) && hill(to);
        boolean over = firer != null
                && !firer.combined()
                && hill(from)
                && from.distance(hex) == 1
                && SightCell.level(cell) < SightCell.level(cell(from))
                && firer.friends().test(hex);
        if ((cell & SightCell.UNIT) != 0 && !over) {
            return true;
        }
        int top = Math.max(SightCell.level(cell(from)), SightCell.level(cell(to)));
        boolean rugged = both && SightCell.level(cell) > top && turned.contains(Point.RUGGED_HILL);
        if ((cell & SightCell.TERRAIN) != 0 && !rugged) {
            return true;
        }
        boolean third =
                turned.contains(Point.THIRD_HILL) && !joined(from, to, met).contains(hex);
        return hills && hill(hex) && (!both || third);
    }

    /** The hills under the line that hang together with an end. */
    private Set<Hex> joined(Hex from, Hex to, Set<Hex> met) {
        List<Hex> joined = new ArrayList<>(List.of(from, to));
        for (int i = 0; i < joined.size(); i++) {
            for (Hex hex : met) {
                if (hill(hex) && hex.distance(joined.get(i)) == 1 && !joined.contains(hex)) {
                    joined.add(hex);
                }
            }
        }
        return Set.copyOf(joined);
    }

    private static Contact contact(Hex from, Hex to, Hex hex) {
        if (hex.equals(from) || hex.equals(to) || !between(from, to, hex)) {
            return Contact.NONE;
        }
        int q = to.q() - from.q();
        int r = to.r() - from.r();
        int positive = 0;
        int negative = 0;
        for (int[] corner : CORNERS) {
            int x = 3 * (hex.q() - from.q()) + corner[0];
            int y = 3 * (hex.r() - from.r()) + corner[1];
            int cross = q * y - r * x;
            positive += cross > 0 ? 1 : 0;
            negative += cross < 0 ? 1 : 0;
        }
        int zero = CORNERS.length - positive - negative;
        if (positive > 0 && negative > 0) {
            return Contact.THROUGH;
        }
        return zero == 2 ? positive > 0 ? Contact.RIGHT : Contact.LEFT : zero == 1 ? Contact.POINT : Contact.NONE;
    }

    /** Whether the centre of a hex lies between those of the ends, as measured along the line. */
    private static boolean between(Hex from, Hex to, Hex hex) {
        int length = product(from, to, to);
        int share = product(from, to, hex);
        return share > 0 && share < length;
    }

    /** Twice the scalar product of the ways from a hex to two others, in units of the hex plane. */
    private static int product(Hex from, Hex to, Hex hex) {
        int q = to.q() - from.q();
        int r = to.r() - from.r();
        int otherQ = hex.q() - from.q();
        int otherR = hex.r() - from.r();
        return 2 * q * otherQ + 2 * r * otherR + q * otherR + r * otherQ;
    }
}
