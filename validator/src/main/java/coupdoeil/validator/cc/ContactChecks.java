package coupdoeil.validator.cc;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.rules.Choice;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.validator.cc.fact.Camp;
import coupdoeil.validator.cc.fact.Camps;
import coupdoeil.validator.cc.fact.Contacts;
import coupdoeil.validator.cc.fact.Players;
import coupdoeil.validator.cc.fact.Retreats;
import coupdoeil.validator.cc.fact.Squares;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.fact.ScenarioFacts;
import coupdoeil.validator.check.hexes.Ground;
import coupdoeil.validator.check.subject.Occupant;
import coupdoeil.validator.check.subject.PlacedLeader;
import coupdoeil.validator.check.subject.PlacedUnit;
import java.util.List;
import java.util.Optional;

/** Enemies beside, friends beside, and the way back at the start (CC 5, 6). */
final class ContactChecks {

    private static final String ARTILLERY = "artillery";
    private static final String CAVALRY = "cavalry";

    /** Reported of the unit of the side that moves first; if that is unsaid, of the side at the top. */
    @Rule("CC-ADJ-01")
    void contact(PlacedUnit placed, Contacts contacts, ScenarioFacts scenario, Players players, Reporter out) {
        List<String> sides = players.sides();
        String named = scenario.attributes().text("first").orElse("");
        String first = sides.contains(named) || sides.isEmpty() ? named : sides.get(0);
        Hex hex = placed.placement().hex().orElse(null);
        if (hex != null && placed.side().equals(first)) {
            Named.each(
                    contacts.enemies(placed.side(), hex),
                    (enemy, name) -> out.report()
                            .about(enemy.ref())
                            .with("u", placed.name())
                            .with("t", name));
        }
    }

    @Rule("CC-ADJ-02")
    void guns(PlacedUnit placed, Contacts contacts, Reporter out) {
        Hex hex = placed.placement().hex().orElse(null);
        if (hex != null && placed.unit().arm().equals(ARTILLERY)) {
            List<Occupant> enemies = contacts.enemies(placed.side(), hex);
            if (!enemies.isEmpty()) {
                out.report()
                        .with("u", placed.name())
                        .with(
                                "enemies",
                                enemies.stream()
                                        .map(enemy -> enemy.piece().name())
                                        .toList());
            }
        }
    }

    /** Who stands on his baseline is CC-RET-02. */
    @Rule("CC-RET-01")
    void noWayBack(PlacedUnit placed, Retreats retreats, Camps camps, Ground ground, Reporter out) {
        Hex hex = placed.placement().hex().filter(ground::contains).orElse(null);
        Optional<Camp> camp = camps.of(placed.side());
        if (hex != null
                && camp.isPresent()
                && !retreats.onBaseline(hex, camp.get())
                && retreats.steps(placed.unit(), placed.side(), hex, camp.get()).isEmpty()) {
            out.report().with("u", placed.name());
        }
    }

    @Rule("CC-RET-02")
    void onBaseline(PlacedUnit placed, Retreats retreats, Camps camps, Ground ground, Reporter out) {
        Hex hex = placed.placement().hex().filter(ground::contains).orElse(null);
        if (hex != null
                && camps.of(placed.side())
                        .filter(camp -> retreats.onBaseline(hex, camp))
                        .isPresent()) {
            out.report().with("u", placed.name());
        }
    }

    @Rule("CC-RET-03")
    void cannotReform(PlacedUnit placed, Retreats retreats, Camps camps, Ground ground, Reporter out) {
        Hex hex = placed.placement().hex().filter(ground::contains).orElse(null);
        Optional<Camp> camp = camps.of(placed.side());
        if (hex != null
                && camp.isPresent()
                && placed.unit().arm().equals(CAVALRY)
                && !retreats.reforms(placed.unit(), placed.side(), hex, camp.get())) {
            out.report().with("u", placed.name());
        }
    }

    @Rule("CC-RET-04")
    void trapped(PlacedLeader placed, Retreats retreats, Camps camps, Ground ground, RuleSystem system, Reporter out) {
        Hex hex = placed.placement().hex().filter(ground::contains).orElse(null);
        Optional<Camp> camp = camps.of(placed.side());
        int hexes = system.vocabulary().leaderCategories().stream()
                .filter(category -> category.id().equals(placed.leader().category()))
                .map(Choice::effects)
                .findFirst()
                .map(effects -> effects.integer("retreat", 0))
                .orElse(0);
        if (hex != null
                && camp.isPresent()
                && hexes > 0
                && !retreats.escapes(placed.leader(), placed.side(), hex, camp.get(), hexes)) {
            out.report().with("x", placed.name());
        }
    }

    /** Whoever is in square is supported by nobody (CC 6). */
    @Rule("CC-SUP-01")
    void unsupported(PlacedUnit placed, Contacts contacts, RuleSystem system, Reporter out) {
        Hex hex = placed.placement().hex().orElse(null);
        if (hex == null) {
            return;
        }
        int needed = system.tables().nested("flags").integer("supporters", 0);
        int supporters = Squares.isSquare(placed.placement()) ? 0 : contacts.supporters(placed.side(), hex);
        if (supporters < needed) {
            out.report().with("u", placed.name()).with("n", supporters);
        }
    }
}
