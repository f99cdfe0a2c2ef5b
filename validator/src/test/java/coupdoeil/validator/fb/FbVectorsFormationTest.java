package coupdoeil.validator.fb;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.model.Attributes;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexDirection;
import coupdoeil.model.oob.Belonging;
import coupdoeil.model.oob.Strength;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.rules.RuleSystems;
import coupdoeil.model.scenario.Facing;
import coupdoeil.model.scenario.Placement;
import coupdoeil.model.scenario.Position;
import coupdoeil.validator.check.Finding;
import coupdoeil.validator.check.Validator;
import coupdoeil.validator.example.Example;
import coupdoeil.validator.example.ExampleRun;
import coupdoeil.validator.fb.fact.Formations;
import coupdoeil.validator.hexes.Arcs;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** The digest's test vectors of formations, in axial coordinates where they ask for arcs. */
class FbVectorsFormationTest {

    private static final RuleSystem SYSTEM = RuleSystems.load("fb").orElseThrow();
    private static final Formations FORMATIONS = new Formations(SYSTEM);

    @Test
    @DisplayName("FB-T30 a mortar is never limbered, and a unit with a red MF has no line and no road column")
    void t30() {
        assertThat(rules("unit g1 blue artillery kind=mortar mf=0 @0507 side:0 limbered"))
                .contains("FB-UNIT-06");
        assertThat(rules("unit u1 blue infantry mfColour=red @0507 corner:1 line"))
                .contains("FB-FORM-03");
        assertThat(rules(
                        "unit u1 blue infantry mfColour=red",
                        "place entry west-road 0105",
                        "group g 06:30 west-road column march:u1"))
                .contains("FB-REIN-04");
    }

    private static List<String> rules(String... lines) {
        Example example = new Example("vector", "FB-FORM-03", "vector", List.of(lines), Set.of());
        return ExampleRun.of(example, SYSTEM, Validator.of(SYSTEM)).findings().all().stream()
                .map(Finding::rule)
                .toList();
    }

    @Test
    @DisplayName("FB-T31 a line facing corner 1: its fronts and flanks, and those of its extension to the right")
    void t31() {
        Arcs alone = arcs("line", "corner:1", null);
        assertThat(Arcs.hexes(alone.front())).containsExactlyInAnyOrder(new Hex(1, 0), new Hex(0, 1));
        assertThat(Arcs.hexes(alone.rightFlank())).containsExactly(new Hex(-1, 1));
        assertThat(Arcs.hexes(alone.leftFlank())).containsExactly(new Hex(1, -1));

        Hex marker = new Hex(-1, 1);
        assertThat(FORMATIONS.extensionHexes(
                        FORMATIONS.type("line").orElseThrow(),
                        Hex.ORIGIN,
                        Facing.parse("corner:1").orElseThrow()))
                .containsExactly(marker, new Hex(1, -1));
        Arcs extended = arcs("line", "corner:1", marker);
        assertThat(Arcs.hexes(extended.front()))
                .containsExactlyInAnyOrder(new Hex(1, 0), new Hex(0, 1), new Hex(-1, 2));
        assertThat(Arcs.hexes(extended.flank())).containsExactlyInAnyOrder(new Hex(1, -1), new Hex(-2, 2));
        assertThat(Arcs.hexes(extended.rear()))
                .containsExactlyInAnyOrder(new Hex(0, -1), new Hex(-1, 0), new Hex(-2, 1));
    }

    @Test
    @DisplayName("FB-T32 a column facing side 0: its fronts and its rear")
    void t32() {
        Arcs column = arcs("column", "side:0", null);
        assertThat(Arcs.hexes(column.front())).containsExactlyInAnyOrder(new Hex(1, -1), new Hex(1, 0), new Hex(0, 1));
        assertThat(Arcs.hexes(column.rear())).containsExactly(new Hex(-1, 0));
    }

    @Test
    void numbersOfArcsOfTwoHexes() {
        Arcs left = arcs("line", "corner:1", new Hex(1, -1));
        assertThat(Arcs.hexes(left.front())).hasSize(3);
        assertThat(Arcs.hexes(left.rear())).hasSize(3);
        Arcs screen = arcs("skirmish-screen", "corner:4", Hex.ORIGIN.plus(HexDirection.of(5)));
        assertThat(Arcs.hexes(screen.front())).hasSize(5);
        assertThat(Arcs.hexes(screen.rear())).hasSize(3);
        Arcs road = arcs("road-column", "side:0", new Hex(-1, 0));
        assertThat(Arcs.hexes(road.front())).hasSize(1);
        assertThat(Arcs.hexes(road.flank())).hasSize(6);
        assertThat(Arcs.hexes(road.rear())).hasSize(1);
    }

    @Test
    void reachGoesAsFarAsItsArc() {
        assertThat(Arcs.reach(arcs("column", "side:0", null).front(), 2, (from, to) -> true))
                .hasSize(3 + 5);
        Arcs line = arcs("line", "corner:1", null);
        List<Arcs.Way> ways = new ArrayList<>(line.front());
        ways.addAll(line.flank());
        assertThat(Arcs.reach(ways, 2, (from, to) -> true)).hasSize(4 + 7);
        assertThat(Arcs.reach(arcs("square", null, null).front(), 2, (from, to) -> true))
                .hasSize(18);
    }

    private static Arcs arcs(String formation, @Nullable String facing, @Nullable Hex marker) {
        Unit unit =
                new Unit("u", "u", "infantry", "", Belonging.NOWHERE, Strength.UNKNOWN, Attributes.NONE, "", "example");
        Placement placement = Placement.of("u", new Position.OnHex(Hex.ORIGIN))
                .withFormation(formation)
                .withFacing(facing == null ? null : Facing.parse(facing).orElseThrow())
                .withParts(marker == null ? List.of() : List.of(new Placement.Part(marker, null, null, null)));
        return FORMATIONS.arcs(unit, placement).orElseThrow();
    }
}
