package coupdoeil.validator.cc;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexDirection;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.validator.cc.fact.Advance;
import coupdoeil.validator.cc.fact.Contacts;
import coupdoeil.validator.cc.fact.Going;
import coupdoeil.validator.cc.fact.Terrain;
import coupdoeil.validator.cc.fact.UnitTypes;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.Severity;
import coupdoeil.validator.check.fact.Setup;
import coupdoeil.validator.check.hexes.Ground;
import coupdoeil.validator.check.hexes.Occupancy;
import coupdoeil.validator.check.subject.FindingPlace;
import coupdoeil.validator.check.subject.Occupant;
import coupdoeil.validator.check.subject.PlacedUnit;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** What the ground does to those who begin on it, or must cross it to get at the enemy (CC 6, 7). */
final class GarrisonChecks {

    private static final String INFANTRY = Terrain.ARMS.get(0);
    private static final String CAVALRY = "cavalry";

    @Rule("CC-TER-01")
    void noSquare(
            PlacedUnit placed,
            Going going,
            Setup setup,
            Advance advance,
            RuleSystem system,
            Ground ground,
            Reporter out) {
        Hex hex = placed.placement().hex().filter(ground::contains).orElse(null);
        if (hex == null || !placed.unit().arm().equals(INFANTRY) || going.squareForms(hex)) {
            return;
        }
        int more = system.tables().nested("caution").integer("squareHexes", 0);
        List<String> near = setup.units().stream()
                .filter(other -> other.unit().arm().equals(CAVALRY)
                        && !other.side().isEmpty()
                        && !other.side().equals(placed.side())
                        && advance.threatens(other, hex, more))
                .map(PlacedUnit::name)
                .toList();
        out.report()
                .severity(near.isEmpty() ? Severity.INFO : Severity.WARNING)
                .with("u", placed.name())
                .with("h", ground.grid().label(hex))
                .with(
                        "near",
                        near.isEmpty()
                                ? "no enemy cavalry can get at it at once"
                                : "in reach is " + String.join(", ", near));
    }

    @Rule("CC-TER-02")
    void badForHorses(PlacedUnit placed, Going going, Terrain terrain, RuleSystem system, Ground ground, Reporter out) {
        Hex hex = placed.placement().hex().filter(ground::contains).orElse(null);
        if (hex != null && placed.unit().arm().equals(CAVALRY)) {
            int dice = going.meleeOut(hex, CAVALRY);
            if (dice <= system.tables().nested("caution").integer("cavalryDice", 0) && dice < 0) {
                out.report()
                        .with("u", placed.name())
                        .with("t", terrain.name(ground.terrain(hex)))
                        .with("n", -dice);
            }
        }
    }

    /** A walk over the board for each unit that may move and battle. */
    @Rule("CC-TER-03")
    void firstContact(
            PlacedUnit placed,
            Going going,
            Advance advance,
            UnitTypes types,
            Occupancy occupancy,
            Ground ground,
            Reporter out) {
        Hex start = placed.placement().hex().filter(ground::contains).orElse(null);
        String side = placed.side();
        if (start == null || side.isEmpty() || types.moveBattle(placed.unit()) < 1) {
            return;
        }
        Set<Hex> seen = new HashSet<>(Set.of(start));
        List<Hex> reached = List.of(start);
        List<Hex> touching = touching(reached, side, occupancy);
        while (!reached.isEmpty() && touching.isEmpty()) {
            reached = advance.next(reached, side, placed.unit().arm(), seen);
            touching = touching(reached, side, occupancy);
        }
        String type = UnitTypes.type(placed.unit());
        if (!touching.isEmpty()
                && !touching.contains(start)
                && touching.stream().noneMatch(hex -> going.battleOnEntry(hex, type))) {
            Reporter.Draft draft = out.report()
                    .with("u", placed.name())
                    .with("h", touching.stream().map(ground.grid()::label).toList());
            touching.forEach(hex -> draft.related(new FindingPlace.AtHex(hex)));
        }
    }

    @Rule("CC-FW-01")
    void outflanked(PlacedUnit placed, Terrain terrain, Contacts contacts, Ground ground, Reporter out) {
        Hex hex = placed.placement().hex().filter(ground::contains).orElse(null);
        if (hex == null) {
            return;
        }
        List<HexDirection> works = terrain.works(hex);
        for (HexDirection side : HexDirection.values()) {
            if (!works.isEmpty() && !works.contains(side)) {
                for (Occupant enemy : contacts.enemiesIn(placed.side(), hex.plus(side))) {
                    out.report()
                            .about(enemy.ref())
                            .with("u", placed.name())
                            .with("h", ground.grid().label(hex))
                            .with("t", enemy.piece().name());
                }
            }
        }
    }

    private static List<Hex> touching(List<Hex> hexes, String side, Occupancy occupancy) {
        return hexes.stream()
                .filter(hex -> hex.neighbours().stream().anyMatch(other -> occupancy.enemyOf(side, other)))
                .toList();
    }
}
