package coupdoeil.editor.layer;

import coupdoeil.editor.draw.Contours;
import coupdoeil.model.battlefield.Battlefield;
import coupdoeil.model.battlefield.HexBattlefield;
import coupdoeil.model.battlefield.MapDifference;
import coupdoeil.model.battlefield.TableBattlefield;
import coupdoeil.model.battlefield.TableFeature;
import coupdoeil.model.grid.HexSide;
import coupdoeil.model.oob.Leader;
import coupdoeil.model.oob.Roster;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.rules.TerrainChart;
import coupdoeil.model.rules.TerrainRecord;
import coupdoeil.model.scenario.Placement;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.validator.picture.LayerId;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Which layers of the map two values of a pack differ in. Strength, state and names of pieces are no matter of the map, only
 * where they stand and how they face. Costs what differs, and the set-ups of the scenarios.
 */
public final class ChangedLayers {

    private final TerrainChart chart;
    private final Set<LayerId> changed = EnumSet.noneOf(LayerId.class);

    private ChangedLayers(TerrainChart chart) {
        this.chart = chart;
    }

    /** Empty if another battlefield, or one of another size, has come instead. @param chart tells roads from streams */
    public static Set<LayerId> between(Pack before, Pack after, TerrainChart chart) {
        ChangedLayers layers = new ChangedLayers(chart);
        if (isSameBoard(before.battlefield(), after.battlefield())) {
            layers.ground(before.battlefield(), after.battlefield());
            Roster roster = new Roster(before.orderOfBattle());
            for (Scenario scenario : before.scenarios()) {
                after.scenario(scenario.id()).ifPresent(now -> layers.pieces(scenario, now, roster));
            }
        }
        return layers.changed;
    }

    private static boolean isSameBoard(Battlefield before, Battlefield after) {
        return before.hexMap().map(HexBattlefield::grid).equals(after.hexMap().map(HexBattlefield::grid))
                && before.table().map(ChangedLayers::size).equals(after.table().map(ChangedLayers::size));
    }

    private static List<Double> size(TableBattlefield table) {
        return List.of(table.widthInches(), table.depthInches());
    }

    /** The layer of a feature of a table. */
    public static LayerId of(TableFeature feature, TableBattlefield table, TerrainChart chart) {
        if (feature.shape().getDimension() < 2) {
            return LayerId.WATER_AND_SIDES;
        }
        return new Contours(table.features(), chart).isContour(feature) ? LayerId.LEVELS : LayerId.FEATURES;
    }

    private void note(LayerId layer, boolean differs) {
        if (differs) {
            changed.add(layer);
        }
    }

    private void ground(Battlefield before, Battlefield after) {
        note(LayerId.PLACES, !before.places().equals(after.places()));
        before.hexMap().ifPresent(old -> after.hexMap().ifPresent(now -> hexes(old, now)));
        before.table().ifPresent(old -> after.table().ifPresent(now -> table(old, now)));
    }

    private void hexes(HexBattlefield before, HexBattlefield after) {
        before.terrain().difference(after.terrain(), cell -> note(LayerId.TERRAIN, true));
        before.levels().difference(after.levels(), cell -> note(LayerId.LEVELS, true));
        before.features().difference(after.features(), cell -> note(LayerId.FEATURES, true));
        for (HexSide side : MapDifference.between(before, after).written()) {
            List<String> old = before.sides().on(side);
            List<String> now = after.sides().on(side);
            Set<String> differing = new HashSet<>(old);
            differing.addAll(now);
            // What is the same on both, but written at the other hex, has been turned round.
            Set<String> same = new HashSet<>(old);
            same.retainAll(now);
            if (!same.equals(differing)) {
                differing.removeAll(same);
            }
            differing.forEach(id -> note(isLink(id) ? LayerId.ROADS : LayerId.WATER_AND_SIDES, true));
        }
    }

    private boolean isLink(String id) {
        return chart.record(id)
                .filter(record -> record.kind().equals(TerrainRecord.LINK))
                .isPresent();
    }

    private void table(TableBattlefield before, TableBattlefield after) {
        if (before.features().equals(after.features())) {
            return;
        }
        Set<TableFeature> old = new HashSet<>(before.features());
        Set<TableFeature> now = new HashSet<>(after.features());
        before.features().stream()
                .filter(feature -> !now.contains(feature))
                .forEach(feature -> note(of(feature, before, chart), true));
        after.features().stream()
                .filter(feature -> !old.contains(feature))
                .forEach(feature -> note(of(feature, after, chart), true));
    }

    private void pieces(Scenario before, Scenario after, Roster roster) {
        note(LayerId.TOKENS, !before.tokens().equals(after.tokens()));
        if (!before.setup().equals(after.setup())) {
            for (boolean leaders : new boolean[] {false, true}) {
                note(
                        leaders ? LayerId.LEADERS : LayerId.UNITS,
                        !standing(before, roster, leaders).equals(standing(after, roster, leaders)));
            }
        }
    }

    /** Where units or leaders stand; of a piece that is new, whatever it is, among the units. */
    private static List<List<Optional<Object>>> standing(Scenario scenario, Roster roster, boolean leaders) {
        List<List<Optional<Object>>> standing = new ArrayList<>();
        for (Placement placement : scenario.setup()) {
            if (roster.piece(placement.piece()).filter(Leader.class::isInstance).isPresent() == leaders) {
                standing.add(Arrays.asList(
                        Optional.of(placement.position()),
                        Optional.ofNullable(placement.facing()),
                        Optional.ofNullable(placement.stack()),
                        Optional.of(placement.parts())));
            }
        }
        return standing;
    }
}
