package coupdoeil.validator.bench;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexGrid;
import coupdoeil.validator.example.GeneratedMap;
import coupdoeil.validator.fb.sight.LineOfSight;
import coupdoeil.validator.fb.sight.SightLimits;
import coupdoeil.validator.sight.hexes.EditableGround;
import coupdoeil.validator.sight.hexes.LineWalk;
import coupdoeil.validator.sight.hexes.PackedGround;
import coupdoeil.validator.sight.hexes.SightRule;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.IntSupplier;

/** The ground that benchmarks look over; the same kind and size are the same ground. */
final class Terrain {

    /** Pairs are drawn anew after so many. */
    static final int PAIRS = 65_536;

    /** Without a limit of visibility, which would only save work. */
    static final SightLimits LIMITS =
            new SightLimits(SightRule.UNLIMITED, SightRule.UNLIMITED, SightLimits.SameElevation.COUNT);

    /** Fix Bayonets! with these limits. */
    static final SightRule RULE = new LineOfSight(LIMITS);

    private static final long SEED = 18150618L;
    private static final double UNITS = 0.03;

    private Terrain() {}

    /** A square ground. @param kind {@code napo}, {@code flat} or {@code open}, the last without units */
    static EditableGround of(String kind, int size) {
        GeneratedMap.Kind wanted = GeneratedMap.Kind.valueOf(kind.toUpperCase(java.util.Locale.ROOT));
        double units = wanted == GeneratedMap.Kind.OPEN ? 0 : UNITS;
        return EditableGround.of(GeneratedMap.of(wanted, size, size, SEED), units, SEED);
    }

    /** Indices of pairs of hexes, one after the other. */
    static int[] randomPairs(PackedGround ground, int count) {
        Random random = new Random(SEED);
        IntSupplier any = () -> ground.index(any(ground.grid(), random));
        int[] pairs = new int[2 * count];
        for (int i = 0; i < pairs.length; i++) {
            pairs[i] = any.getAsInt();
        }
        return pairs;
    }

    /** As {@link #randomPairs}, at most so many hexes apart. */
    static int[] pairsWithin(PackedGround ground, int range, int count) {
        Random random = new Random(SEED);
        int[] pairs = new int[2 * count];
        for (int i = 0; i < pairs.length; i += 2) {
            Hex from = any(ground.grid(), random);
            Hex to;
            do {
                int dq = random.nextInt(2 * range + 1) - range;
                int dr = random.nextInt(2 * range + 1) - range;
                to = from.plus(dq, dr);
            } while (from.distance(to) > range || !ground.contains(to));
            pairs[i] = ground.index(from);
            pairs[i + 1] = ground.index(to);
        }
        return pairs;
    }

    /** As {@link #randomPairs}, of lines that run along hexsides. */
    static int[] pairsAlongHexsides(PackedGround ground, int count) {
        Random random = new Random(SEED);
        int[] pairs = new int[2 * count];
        for (int i = 0; i < pairs.length; i += 2) {
            Hex from;
            Hex to;
            do {
                from = any(ground.grid(), random);
                to = any(ground.grid(), random);
            } while (from.equals(to) || !new LineWalk(from, to, LineWalk.CENTRE).runsAlongHexsides());
            pairs[i] = ground.index(from);
            pairs[i + 1] = ground.index(to);
        }
        return pairs;
    }

    /** Hexes of observers in two armies that face each other. */
    static List<Hex> armies(HexGrid grid, int observers) {
        Random random = new Random(SEED);
        List<Hex> hexes = new ArrayList<>();
        while (hexes.size() < observers) {
            boolean west = hexes.size() % 2 == 0;
            double column = west ? 0.25 + 0.2 * random.nextDouble() : 0.55 + 0.2 * random.nextDouble();
            Hex hex = grid.hexAt((int) (column * grid.columns()), random.nextInt(grid.rows()));
            if (!hexes.contains(hex)) {
                hexes.add(hex);
            }
        }
        return hexes;
    }

    /** Targets of the line from the middle of a map of 200 by 200 that run along hexsides. */
    static int alongHexsidesFromTheMiddle() {
        HexGrid grid = HexGrid.pointy(200, 200);
        Hex middle = grid.hexAt(100, 100);
        return (int) grid.hexes()
                .filter(to -> !to.equals(middle))
                .filter(to -> new LineWalk(middle, to, LineWalk.CENTRE).runsAlongHexsides())
                .count();
    }

    private static Hex any(HexGrid grid, Random random) {
        return grid.hexAt(random.nextInt(grid.size()));
    }
}
