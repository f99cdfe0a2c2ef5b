package coupdoeil.validator.sight.hexes;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexDirection;
import coupdoeil.model.grid.HexGrid;
import coupdoeil.model.grid.HexSide;
import coupdoeil.model.grid.LabelScheme;
import coupdoeil.model.grid.Orientation;
import coupdoeil.model.grid.Shifted;
import coupdoeil.validator.example.GeneratedMap;
import coupdoeil.validator.sight.Sighting;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Function;

/** Holds what a watch repairs after edits of a random map against fresh viewsheds. */
public final class WatchedEdits {

    private WatchedEdits() {}

    /**
     * Edits a random map again and again, now and then with other observers and another rule, and compares.
     *
     * @param rules makes a rule of what is drawn
     */
    public static void follow(
            Function<Random, SightRule> rules, long seed, int size, int observers, int edits, int mostAtOnce) {
        Random random = new Random(seed);
        HexGrid grid = new HexGrid(
                size,
                size,
                random.nextBoolean() ? Orientation.POINTY : Orientation.FLAT,
                random.nextBoolean() ? Shifted.ODD : Shifted.EVEN,
                LabelScheme.STANDARD);
        GeneratedMap.Kind kind = random.nextInt(4) == 0 ? GeneratedMap.Kind.FLAT : GeneratedMap.Kind.NAPO;
        EditableGround ground = EditableGround.of(GeneratedMap.of(kind, grid, seed), 0.03, seed);
        List<Hex> from = new ArrayList<>();
        for (int i = 0; i < observers; i++) {
            from.add(any(grid, random));
        }
        SightRule rule = rules.apply(random);
        PackedGround packed = ground.packed();
        SightWatch watch = new SightWatch();
        watch.update(rule, packed, from);
        for (int edit = 0; edit < edits; edit++) {
            List<Hex> changed = new ArrayList<>();
            for (int i = 1 + random.nextInt(mostAtOnce); i > 0; i--) {
                changed.addAll(change(ground, from, random));
            }
            if (random.nextInt(5) == 0) {
                watch.prepare();
            }
            if (random.nextInt(12) == 0) {
                rule = rules.apply(random);
            }
            packed = packed.withCells(ground, changed);
            Coverage coverage = watch.update(rule, packed, from);
            compare(watch, coverage, rule.on(packed), from, "seed " + seed + ", edit " + edit);
        }
    }

    private static Hex any(HexGrid grid, Random random) {
        return grid.hexAt(random.nextInt(grid.size()));
    }

    /** Makes one random edit, in half of all cases near an observer, and says which hexes it touched. */
    private static List<Hex> change(EditableGround ground, List<Hex> from, Random random) {
        Hex hex = any(ground.grid(), random);
        if (random.nextBoolean()) {
            Hex near = from.get(random.nextInt(from.size())).plus(random.nextInt(5) - 2, random.nextInt(5) - 2);
            hex = ground.grid().contains(near) ? near : hex;
        }
        HexSide side = new HexSide(hex, HexDirection.of(random.nextInt(6)));
        switch (random.nextInt(11)) {
            case 0, 1 -> ground.woods(hex, true);
            case 2, 3 -> ground.woods(hex, false);
            case 4, 5 -> ground.level(hex, random.nextInt(5));
            case 6 -> ground.wall(side, !ground.hasWall(side));
            case 7 -> ground.levelled(side, !ground.isLevelled(side));
            case 8 -> {
                Hex unit = from.set(random.nextInt(from.size()), hex);
                ground.unit(unit, false);
                ground.unit(hex, true);
                return List.of(unit, hex);
            }
            case 9 -> ground.outlook(hex, new int[] {0, SightCell.ADJACENT_ONLY, SightCell.VANTAGE}[random.nextInt(3)]);
            default -> ground.hole(hex, random.nextInt(3) == 0);
        }
        return List.of(hex);
    }

    private static void compare(SightWatch watch, Coverage coverage, SightKernel kernel, List<Hex> from, String when) {
        PackedGround ground = kernel.ground();
        byte[] fresh = new byte[ground.size()];
        int[] seen = new int[ground.size()];
        int[] hidden = new int[ground.size()];
        for (Hex observer : from.stream().distinct().toList()) {
            kernel.viewshedByWalking(ground.index(observer), fresh);
            for (int i = 0; i < fresh.length; i++) {
                if (fresh[i] != 0) {
                    Sighting sighting = SightKernel.sighting(fresh[i]);
                    seen[i] += sighting == Sighting.VISIBLE ? 1 : 0;
                    hidden[i] += sighting == Sighting.BLIND ? 1 : 0;
                    if (watch.at(observer, ground.hex(i)) != sighting) {
                        assertThat(watch.at(observer, ground.hex(i)))
                                .as("%s: %s from %s", when, ground.hex(i), observer)
                                .isEqualTo(sighting);
                    }
                }
            }
        }
        int unseen = 0;
        int dead = 0;
        for (int i = 0; i < fresh.length; i++) {
            if (ground.contains(i)) {
                assertThat(coverage.seenBy(ground.hex(i))).as(when).isEqualTo(seen[i]);
                assertThat(coverage.hiddenFrom(ground.hex(i))).as(when).isEqualTo(hidden[i]);
                unseen += seen[i] == 0 ? 1 : 0;
                dead += seen[i] == 0 && hidden[i] > 0 ? 1 : 0;
            }
        }
        assertThat(coverage.unseen()).as(when).isEqualTo(unseen);
        assertThat(coverage.dead()).as(when).isEqualTo(dead);
    }
}
