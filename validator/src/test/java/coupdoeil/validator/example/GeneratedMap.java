package coupdoeil.validator.example;

import coupdoeil.model.battlefield.CellLayer;
import coupdoeil.model.battlefield.HexBattlefield;
import coupdoeil.model.battlefield.SideLayer;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexDirection;
import coupdoeil.model.grid.HexGrid;
import coupdoeil.model.grid.HexSide;
import coupdoeil.model.grid.LabelScheme;
import coupdoeil.model.grid.Orientation;
import coupdoeil.model.grid.Shifted;
import java.util.Arrays;
import java.util.List;
import java.util.Random;

/** Maps of any size for measurements; the same arguments give the same map. */
public final class GeneratedMap {

    /** What the ground is like. */
    public enum Kind {
        /** Rolling levels 0 to 6, woods on 12 % of the hexes and villages on about 3 %, walls around the villages. */
        NAPO,
        /** The woods, villages and walls of {@link #NAPO} on level ground. */
        FLAT,
        /** Level and clear: nothing blocks sight. */
        OPEN
    }

    private static final double WOODS = 0.12;
    private static final double VILLAGES = 0.03;
    private static final LabelScheme LABELS = new LabelScheme("{column:3}{row:3}", 1, 1);

    private final HexGrid grid;
    private final Random random;

    private GeneratedMap(HexGrid grid, long seed) {
        this.grid = grid;
        this.random = new Random(seed);
    }

    /** A map of pointy hexes, labelled by three digits of the column and three of the row. */
    public static HexBattlefield of(Kind kind, int columns, int rows, long seed) {
        return of(kind, new HexGrid(columns, rows, Orientation.POINTY, Shifted.ODD, LABELS), seed);
    }

    public static HexBattlefield of(Kind kind, HexGrid grid, long seed) {
        HexBattlefield plain = HexBattlefield.plain(grid, "clear");
        return kind == Kind.OPEN ? plain : new GeneratedMap(grid, seed).dress(plain, kind == Kind.NAPO);
    }

    private HexBattlefield dress(HexBattlefield plain, boolean rolling) {
        double[] hills = noise(24);
        double[] knolls = noise(8);
        CellLayer.Editor<Integer> levels = plain.levels().edit();
        for (int cell = 0; rolling && cell < grid.size(); cell++) {
            long level = Math.round(9.5 * (0.75 * hills[cell] + 0.25 * knolls[cell]) - 1.75);
            levels.set(cell, (int) Math.max(0, Math.min(6, level)));
        }
        CellLayer.Editor<String> terrain = plain.terrain().edit();
        double[] growth = noise(6);
        double[] sorted = growth.clone();
        Arrays.sort(sorted);
        double edge = sorted[(int) ((1 - WOODS) * (grid.size() - 1))];
        for (int cell = 0; cell < grid.size(); cell++) {
            if (growth[cell] > edge) {
                terrain.set(cell, "woods");
            }
        }
        SideLayer sides = plain.sides();
        for (int village = (int) (VILLAGES * grid.size() / 10); village > 0; village--) {
            sides = village(terrain, sides);
        }
        return plain.withTerrain(terrain.done()).withLevels(levels.done()).withSides(sides);
    }

    /** About ten dwellings around a random hex, with a high wall here and there. */
    private SideLayer village(CellLayer.Editor<String> terrain, SideLayer sides) {
        SideLayer walled = sides;
        for (Hex hex : grid.hexAt(random.nextInt(grid.size())).within(2)) {
            if (grid.contains(hex) && random.nextInt(2) == 0) {
                terrain.set(grid.index(hex), "dwellings");
                if (random.nextInt(4) == 0) {
                    walled = walled.with(new HexSide(hex, HexDirection.of(random.nextInt(6))), List.of("high-wall"));
                }
            }
        }
        return walled;
    }

    /** Smooth random values from 0 to 1, one per cell, with hills about {@code size} hexes apart. */
    private double[] noise(int size) {
        int width = grid.columns() / size + 2;
        double[] lattice =
                random.doubles((long) width * (grid.rows() / size + 2)).toArray();
        double[] values = new double[grid.size()];
        for (int cell = 0; cell < values.length; cell++) {
            int column = cell % grid.columns();
            int row = cell / grid.columns();
            int corner = row / size * width + column / size;
            double x = smooth(column % size / (double) size);
            double y = smooth(row % size / (double) size);
            double top = lattice[corner] * (1 - x) + lattice[corner + 1] * x;
            double bottom = lattice[corner + width] * (1 - x) + lattice[corner + width + 1] * x;
            values[cell] = top * (1 - y) + bottom * y;
        }
        return values;
    }

    private static double smooth(double t) {
        return t * t * (3 - 2 * t);
    }
}
