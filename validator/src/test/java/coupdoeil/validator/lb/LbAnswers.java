package coupdoeil.validator.lb;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexDirection;
import coupdoeil.model.grid.HexGrid;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.rules.RuleSystems;
import coupdoeil.validator.check.Facts;
import coupdoeil.validator.check.Finding;
import coupdoeil.validator.check.Situation;
import coupdoeil.validator.check.Validator;
import coupdoeil.validator.check.fact.Setup;
import coupdoeil.validator.check.subject.PlacedUnit;
import coupdoeil.validator.example.ExamplePacks;
import coupdoeil.validator.example.ExampleRun;
import coupdoeil.validator.hexes.Arcs;
import coupdoeil.validator.lb.fact.Formations;
import coupdoeil.validator.lb.fact.Relief;
import coupdoeil.validator.lb.fact.SightByTurn;
import coupdoeil.validator.lb.fact.Zones;
import coupdoeil.validator.sight.hexes.Sightline;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** What the facts and rules of La Bataille say of the base pack changed by some lines. */
final class LbAnswers {

    static final RuleSystem SYSTEM = RuleSystems.load("lb").orElseThrow();

    private final Pack pack;
    private final Facts facts;

    private LbAnswers(Pack pack) {
        this.pack = pack;
        this.facts = Situation.of(pack, SYSTEM, pack.scenarios().get(0)).facts();
    }

    static LbAnswers of(String... lines) {
        return new LbAnswers(ExamplePacks.of(SYSTEM, lines));
    }

    <T> T fact(Class<T> type) {
        return facts.get(type);
    }

    /** The unit as the set-up places it. */
    PlacedUnit placed(String id) {
        return fact(Setup.class).units().stream()
                .filter(unit -> unit.unit().id().equals(id))
                .findFirst()
                .orElseThrow();
    }

    Arcs arcs(String id) {
        PlacedUnit placed = placed(id);
        return fact(Formations.class).arcs(placed.unit(), placed.placement()).orElseThrow();
    }

    /** The hexes in the zone of influence of a unit. */
    Set<Hex> zone(String id) {
        PlacedUnit placed = placed(id);
        return fact(Zones.class).of(placed.unit(), placed.placement());
    }

    /** Findings of a group of rules as examples write them. */
    List<String> findings(String group) {
        return Validator.of(SYSTEM).validate(pack).all().stream()
                .filter(finding -> finding.rule().startsWith(group + "-"))
                .map(ExampleRun::text)
                .toList();
    }

    /** What a unit sees of a hex from its own at the first turn, and why. */
    Sightline sightline(String id, Hex to) {
        PlacedUnit placed = placed(id);
        return fact(SightByTurn.class)
                .of(placed.unit(), placed.placement(), placed.side(), 0)
                .sightline(fact(Relief.class), placed.placement().hex().orElseThrow(), to);
    }

    String label(Hex hex) {
        return fact(HexGrid.class).label(hex);
    }

    /** Messages of the findings of a rule. */
    List<String> messages(String rule) {
        return Validator.of(SYSTEM).validate(pack).all().stream()
                .filter(finding -> finding.rule().equals(rule))
                .map(Finding::message)
                .toList();
    }

    /** The sides of some ways as the digest numbers them: 0 is East, then anticlockwise. */
    static Set<Integer> digestSides(List<Arcs.Way> ways) {
        return ways.stream().map(way -> digestSide(way.direction())).collect(Collectors.toCollection(TreeSet::new));
    }

    static int digestSide(HexDirection direction) {
        return Math.floorMod(-direction.ordinal(), 6);
    }
}
