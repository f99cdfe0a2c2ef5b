package coupdoeil.validator.check;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.rules.RuleSystems;
import coupdoeil.model.scenario.Position;
import coupdoeil.validator.check.fact.Tracker;
import coupdoeil.validator.check.hexes.Cell;
import coupdoeil.validator.check.hexes.Ground;
import coupdoeil.validator.check.hexes.Occupancy;
import coupdoeil.validator.check.subject.UnitEntry;
import coupdoeil.validator.check.table.Stand;
import coupdoeil.validator.check.table.Stands;
import coupdoeil.validator.check.table.TableSize;
import coupdoeil.validator.example.ExamplePacks;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import org.junit.jupiter.api.Test;

/** A rule runs where the battlefield has what it takes, and nobody says so but its parameters. */
class RegisterTest {

    private static final RuleInfo INFO =
            new RuleInfo("X-1", Severity.ERROR, RuleInfo.Kind.RULE, "title", "message", "reference", "why", "remedy");

    /** Rests on a table through another fact. */
    public static final class Crowd {
        public Crowd(Room room) {}
    }

    public static final class Room {
        public Room(Stands stands, TableSize size) {}
    }

    static final class Topic {
        void anywhere(UnitEntry unit, RuleSystem system, Reporter out) {}

        void onHexes(UnitEntry unit, Ground ground, Reporter out) {}

        void hexes(Cell cell, Reporter out) {}

        void onTables(UnitEntry unit, Crowd crowd, Reporter out) {}

        void stands(Stand stand, Reporter out) {}

        void nowhere(Stand stand, Occupancy occupancy, Reporter out) {}

        void neither(UnitEntry unit, Crowd crowd, Ground ground, Reporter out) {}
    }

    @Test
    void aRuleRunsWhereTheBattlefieldHasWhatItTakes() {
        Situation hexes = situation("fb");
        Situation table = situation("hm");
        assertThat(rule("anywhere").appliesTo(hexes)).isTrue();
        assertThat(rule("anywhere").appliesTo(table)).isTrue();
        for (String name : List.of("onHexes", "hexes")) {
            assertThat(rule(name).appliesTo(hexes)).as(name).isTrue();
            assertThat(rule(name).appliesTo(table)).as(name).isFalse();
        }
        for (String name : List.of("onTables", "stands")) {
            assertThat(rule(name).appliesTo(hexes)).as(name).isFalse();
            assertThat(rule(name).appliesTo(table)).as(name).isTrue();
        }
    }

    @Test
    void whatARuleRestsOnFollowsFromItsParameters() {
        assertThat(rule("anywhere").perScenario()).isFalse();
        assertThat(rule("onHexes").readsMap()).isTrue();
        assertThat(rule("onHexes").perScenario()).isFalse();
        assertThat(rule("onTables").readsMap()).isTrue();
        assertThat(rule("onTables").perScenario()).isTrue();
        assertThat(rule("stands").readsMap()).isFalse();
    }

    @Test
    void noRuleIsAtOnceOnHexesAndOnATable() {
        for (String name : List.of("nowhere", "neither")) {
            assertThatThrownBy(() -> rule(name))
                    .as(name)
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageContaining("hexes and on a table");
        }
    }

    @Test
    void aFactThatTheBattlefieldCannotHaveIsNotMade() {
        Facts onTable = situation("hm").facts();
        assertThatThrownBy(() -> onTable.get(Ground.class))
                .isInstanceOf(NoSuchElementException.class)
                .hasMessageContaining("Ground");
        Facts outside = new Facts(situation("hm").in(null), Tracker.idle());
        assertThatThrownBy(() -> outside.get(Stands.class)).isInstanceOf(NoSuchElementException.class);
    }

    @Test
    void aPieceThatIsPlacedTwiceHasTwoStandsOfTheirOwn() {
        Validator validator = Validator.of(RuleSystems.load("hm").orElseThrow());
        var pack = ExamplePacks.of(
                RuleSystems.load("hm").orElseThrow(),
                "unit b1 blue infantry @84,12 heading:90 line",
                "unit b2 blue infantry @20,12 heading:90 line",
                "put b1 @20,30 heading:90 line");
        ValidationSession session = validator.session();
        assertThat(keys(session.update(pack))).containsExactly("unit:b1");
        var swapped = pack.withScenario(
                "example",
                scenario -> scenario.withSetup(scenario.setup().stream()
                        .map(placed -> placed.piece().equals("b1")
                                ? placed.withPosition(new Position.OnTable(
                                        placed.position().equals(new Position.OnTable(84, 12)) ? 20 : 84, 20))
                                : placed)
                        .toList()));
        assertThat(keys(session.update(swapped)))
                .isEqualTo(keys(validator.validate(swapped)))
                .containsExactly("unit:b1#2");
    }

    private static List<String> keys(Findings findings) {
        return findings.all().stream()
                .filter(finding -> finding.rule().equals("HM-POS-01"))
                .map(finding -> finding.subjects().get(0).text())
                .toList();
    }

    private static Situation situation(String id) {
        RuleSystem system = RuleSystems.load(id).orElseThrow();
        var pack = ExamplePacks.of(system);
        return Situation.of(pack, system, pack.scenarios().get(0));
    }

    private static RuleMethod rule(String name) {
        Method method = Arrays.stream(Topic.class.getDeclaredMethods())
                .filter(known -> known.getName().equals(name))
                .findFirst()
                .orElseThrow();
        return new RuleMethod(INFO, new Topic(), method, new Bindings(Map.of()));
    }
}
