package coupdoeil.model.pack;

import coupdoeil.model.battlefield.HexBattlefield;
import coupdoeil.model.battlefield.Place;
import coupdoeil.model.oob.Army;
import coupdoeil.model.oob.Formation;
import coupdoeil.model.oob.Leader;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.rules.TerrainRecord;
import coupdoeil.model.scenario.ArrivalGroup;
import coupdoeil.model.scenario.Placement;
import coupdoeil.model.scenario.Position;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.model.scenario.SpecialRule;
import coupdoeil.model.scenario.Token;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

/**
 * Changes of a pack that tools and quick-fixes share. Each finds what it changes by id and leaves the pack as it is if
 * there is no such thing.
 */
public final class PackEdits {

    private PackEdits() {}

    /** Changes every placement of a piece in a scenario; whoever was with it stays where he stood. */
    public static Pack placement(Pack pack, String scenario, String piece, UnaryOperator<Placement> change) {
        return pack.withScenario(scenario, s -> {
            Scenario together = s.withSetup(s.setup().stream()
                    .map(placement -> placement.piece().equals(piece) ? change.apply(placement) : placement)
                    .toList());
            List<Placement> alone = new ArrayList<>(together.setup());
            boolean same = true;
            for (int i = 0; i < alone.size(); i++) {
                Placement before = s.setup().get(i);
                if (before.position() instanceof Position.Attached with
                        && with.piece().equals(piece)
                        && !alone.get(i).hex().equals(before.hex())) {
                    alone.set(i, before.withPosition(with.standing()));
                    same = false;
                }
            }
            return same ? together : together.withSetup(alone);
        });
    }

    /** Changes this placement and no other of a piece that is placed twice. */
    public static Pack placement(Pack pack, String scenario, Placement placement, UnaryOperator<Placement> change) {
        return placement(
                pack, scenario, placement.piece(), known -> known.equals(placement) ? change.apply(known) : known);
    }

    /** Changes a group of reinforcements of a scenario. */
    public static Pack group(Pack pack, String scenario, String group, UnaryOperator<ArrivalGroup> change) {
        return pack.withScenario(
                scenario,
                s -> s.withReinforcements(s.reinforcements().stream()
                        .map(known -> known.id().equals(group) ? change.apply(known) : known)
                        .toList()));
    }

    /** Changes an army of the order of battle. */
    public static Pack army(Pack pack, String army, UnaryOperator<Army> change) {
        return pack.withOrderOfBattle(pack.orderOfBattle()
                .withArmies(pack.orderOfBattle().armies().stream()
                        .map(known -> known.id().equals(army) ? change.apply(known) : known)
                        .toList()));
    }

    /** Changes a formation of the order of battle. */
    public static Pack formation(Pack pack, String formation, UnaryOperator<Formation> change) {
        return pack.withOrderOfBattle(pack.orderOfBattle()
                .withFormations(pack.orderOfBattle().formations().stream()
                        .map(known -> known.id().equals(formation) ? change.apply(known) : known)
                        .toList()));
    }

    /** Changes a unit of the order of battle. */
    public static Pack unit(Pack pack, String unit, UnaryOperator<Unit> change) {
        return pack.withOrderOfBattle(pack.orderOfBattle()
                .withUnits(pack.orderOfBattle().units().stream()
                        .map(known -> known.id().equals(unit) ? change.apply(known) : known)
                        .toList()));
    }

    /** Changes a leader of the order of battle. */
    public static Pack leader(Pack pack, String leader, UnaryOperator<Leader> change) {
        return pack.withOrderOfBattle(pack.orderOfBattle()
                .withLeaders(pack.orderOfBattle().leaders().stream()
                        .map(known -> known.id().equals(leader) ? change.apply(known) : known)
                        .toList()));
    }

    /** Changes the special rules of a scenario, all at once. */
    public static Pack specialRules(Pack pack, String scenario, UnaryOperator<List<SpecialRule>> change) {
        return pack.withScenario(scenario, s -> s.withSpecialRules(change.apply(s.specialRules())));
    }

    /** Changes the tokens of a scenario, all at once. */
    public static Pack tokens(Pack pack, String scenario, UnaryOperator<List<Token>> change) {
        return pack.withScenario(scenario, s -> s.withTokens(change.apply(s.tokens())));
    }

    /** Changes a place of the battlefield. */
    public static Pack place(Pack pack, String place, UnaryOperator<Place> change) {
        return pack.withBattlefield(pack.battlefield()
                .withPlaces(pack.battlefield().places().stream()
                        .map(known -> known.id().equals(place) ? change.apply(known) : known)
                        .toList()));
    }

    /** Changes the hex map; a pack that is fought on a table stays as it is, and so does one of which nothing differs. */
    public static Pack map(Pack pack, UnaryOperator<HexBattlefield> change) {
        return pack.battlefield()
                .hexMap()
                .map(map -> {
                    HexBattlefield changed = change.apply(map);
                    return changed.equals(map) ? pack : pack.withBattlefield(changed);
                })
                .orElse(pack);
    }

    /** Puts a record into the pack's chart, in place of the pack's own record of that id if it has one. */
    public static Pack record(Pack pack, TerrainRecord record) {
        List<TerrainRecord> records = new ArrayList<>(pack.chart());
        records.removeIf(known -> known.id().equals(record.id()));
        records.add(record);
        return pack.withChart(records);
    }
}
