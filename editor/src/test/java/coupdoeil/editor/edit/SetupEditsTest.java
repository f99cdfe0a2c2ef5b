package coupdoeil.editor.edit;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.editor.document.Packs;
import coupdoeil.editor.document.Session;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.oob.Belonging;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.scenario.Facing;
import coupdoeil.model.scenario.Placement;
import coupdoeil.model.scenario.Placement.Part;
import coupdoeil.model.scenario.Position;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class SetupEditsTest {

    private static final Hex HERE = new Hex(2, 2);
    private static final Hex THERE = new Hex(3, 2);

    private final Session session = Packs.session(Packs.blank());
    private String scenario;

    @BeforeEach
    void threeUnits() {
        scenario = session.scenario().orElseThrow().id();
        for (String id : List.of("a", "b", "c")) {
            Unit unit = Starter.unit(session.pack(), session.system(), Belonging.NOWHERE);
            session.edit(OobEdits.add(
                    new Unit(id, id, unit.arm(), "", Belonging.NOWHERE, unit.strength(), unit.attributes(), "", "")));
        }
    }

    private void put(String id, Hex hex) {
        session.edit(SetupEdits.put(scenario, Placement.of(id, new Position.OnHex(hex)), id));
    }

    private Placement placed(String id) {
        return session.scenario().orElseThrow().setup().stream()
                .filter(placement -> placement.piece().equals(id))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void aPiecePutOnAStackLiesOnTop() {
        put("a", HERE);
        put("b", HERE);

        assertThat(placed("b").stack()).isEqualTo(1);
        assertThat(placed("a").stack()).isEqualTo(2);
    }

    @Test
    void stacksAreRenumberedWherePiecesLeaveAndArrive() {
        put("a", HERE);
        put("b", HERE);
        put("c", THERE);

        session.edit(SetupEdits.move(scenario, List.of("b"), HERE, THERE));

        assertThat(placed("a").stack()).isEqualTo(1);
        assertThat(placed("b").stack()).isEqualTo(1);
        assertThat(placed("c").stack()).isEqualTo(2);
    }

    @Test
    void whoIsWithAnotherFollowsHimUntilHeGoesAlone() {
        put("a", HERE);
        session.edit(SetupEdits.put(scenario, Placement.of("b", new Position.Attached("a")), "b"));

        session.edit(SetupEdits.move(scenario, List.of("a", "b"), HERE, THERE));
        assertThat(placed("b").position()).isInstanceOf(Position.Attached.class);
        assertThat(placed("b").hex()).contains(THERE);

        session.edit(SetupEdits.move(scenario, List.of("b"), THERE, HERE));
        assertThat(placed("b").position()).isEqualTo(new Position.OnHex(HERE));
    }

    @Test
    void whoWasWithOneTakenAwayStaysWhereHeStood() {
        put("a", HERE);
        session.edit(SetupEdits.put(scenario, Placement.of("b", new Position.Attached("a")), "b"));

        session.edit(SetupEdits.remove(scenario, List.of("a")));

        assertThat(placed("b").position()).isEqualTo(new Position.OnHex(HERE));
    }

    @Test
    void aStackThatMovesTogetherKeepsItsOrder() {
        put("a", HERE);
        put("b", HERE);

        session.edit(SetupEdits.move(scenario, List.of("a", "b"), HERE, THERE));

        assertThat(placed("b").stack()).isEqualTo(1);
        assertThat(placed("a").stack()).isEqualTo(2);
    }

    @Test
    void aUnitCanBeRaisedInItsStack() {
        put("a", HERE);
        put("b", HERE);

        session.edit(SetupEdits.restack(scenario, "a", true));
        assertThat(placed("a").stack()).isEqualTo(1);
        session.edit(SetupEdits.restack(scenario, "a", true));
        assertThat(placed("a").stack()).as("already on top").isEqualTo(1);
    }

    @Test
    void furtherHexesMoveWithThePiece() {
        put("a", HERE);
        session.edit(SetupEdits.change(
                scenario,
                List.of("a"),
                "extend",
                placement -> placement.withParts(List.of(new Part(THERE, null, 1, null)))));

        session.edit(SetupEdits.move(scenario, List.of("a"), HERE, new Hex(2, 3)));

        assertThat(placed("a").parts().get(0).hex()).isEqualTo(new Hex(3, 3));
    }

    @Test
    void turningGoesRoundWhatTheFormationFaces() {
        put("a", HERE);
        var line = session.system().formation("line").orElseThrow();
        var column = session.system().formation("column").orElseThrow();
        Placement inLine = Facings.inFormation(placed("a"), line);

        assertThat(inLine.facing()).isInstanceOf(Facing.ToCorner.class);
        assertThat(Facings.turned(session.system(), inLine, -1).facing().text()).isEqualTo("corner:5");
        assertThat(Facings.inFormation(Facings.turned(session.system(), inLine, 2), column)
                        .facing()
                        .text())
                .isEqualTo("side:2");
    }

    @Test
    void formationsOfTheArmComeOneAfterTheOther() {
        List<String> infantry = Facings.of(session.system(), "infantry").stream()
                .map(formation -> formation.id())
                .toList();

        assertThat(Facings.next(session.system(), "infantry", infantry.get(0), -1))
                .hasValueSatisfying(last -> assertThat(last.id()).isEqualTo(infantry.get(infantry.size() - 1)));
    }
}
