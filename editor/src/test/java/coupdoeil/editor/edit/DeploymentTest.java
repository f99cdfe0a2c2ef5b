package coupdoeil.editor.edit;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.editor.document.Packs;
import coupdoeil.editor.document.Session;
import coupdoeil.editor.edit.deploy.HexDeployment;
import coupdoeil.editor.edit.table.LineOrder;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.oob.Army;
import coupdoeil.model.oob.Belonging;
import coupdoeil.model.oob.Formation;
import coupdoeil.model.oob.Piece;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.pack.Edit;
import coupdoeil.model.scenario.ArrivalGroup;
import coupdoeil.model.scenario.ArrivalGroup.Marcher;
import coupdoeil.model.scenario.Facing;
import coupdoeil.model.scenario.Period;
import coupdoeil.model.scenario.Placement;
import coupdoeil.model.scenario.Scenario;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class DeploymentTest {

    private final Session session = Packs.session(Packs.blank());
    private Formation formation;

    /** A formation of three units in the northern army. */
    @BeforeEach
    void threeUnits() {
        Army army = session.pack().orderOfBattle().armies().get(0);
        formation = Starter.formation(
                session.pack(), session.system(), 0, Belonging.NOWHERE.with(Belonging.ARMY, army.id()));
        session.edit(OobEdits.add(formation));
        for (String id : List.of("a", "b", "c")) {
            Unit unit = Starter.unit(
                    session.pack(), session.system(), Belonging.NOWHERE.with(Belonging.COMMAND, formation.id()));
            session.edit(OobEdits.add(unit.withId(id).withName(id)));
        }
    }

    private Scenario scenario() {
        return session.scenario().orElseThrow();
    }

    private Optional<Edit> drawnUp(Hex hex) {
        List<Piece> nowhere = new Members(session.roster(), formation)
                .pieces().stream()
                        .filter(piece -> Starter.isNowhere(scenario(), piece.id()))
                        .toList();
        return new HexDeployment(session.pack(), session.system(), scenario(), session.roster())
                .of(nowhere, LineOrder.LINE, hex, OptionalDouble.empty(), formation.name());
    }

    @Test
    void unitsAreDrawnUpSideBySideAndFaceTheEnemy() {
        session.edit(drawnUp(new Hex(3, 1)).orElseThrow());

        assertThat(scenario().setup()).extracting(Placement::piece).containsExactly("a", "b", "c");
        assertThat(scenario().setup())
                .extracting(placement -> placement.hex().orElseThrow())
                .containsExactly(new Hex(3, 1), new Hex(4, 1), new Hex(2, 1));
        assertThat(scenario().setup()).extracting(Placement::facing).doesNotContainNull();
        assertThat(scenario().setup())
                .extracting(Placement::facing)
                .map(Facing::text)
                .containsOnly("corner:2");
        assertThat(drawnUp(new Hex(3, 3))).as("nobody is left").isEmpty();
    }

    @Test
    void whoMarchesStaysOffTheMapAndWhoFindsNoRoomToo() {
        ArrivalGroup group = Starter.group(
                session.pack(), session.system(), scenario(), "10:00", Force.of(session.roster(), List.of("b")));
        session.edit(ScenarioEdits.addGroup(scenario().id(), group));
        assertThat(group.march()).extracting(Marcher::piece).containsExactly("b");
        assertThat(group.name()).isEqualTo("b");
        assertThat(group.side())
                .isEqualTo(session.pack().orderOfBattle().sides().get(0).id());
        assertThat(group.entry()).startsWith("entry-of");
        assertThat(group.mode()).isEqualTo(ArrivalGroup.EDGE);

        session.edit(drawnUp(new Hex(0, 0)).orElseThrow());
        assertThat(scenario().setup()).extracting(Placement::piece).containsExactly("a", "c");
        assertThat(Starter.group(
                                session.pack(),
                                session.system(),
                                scenario(),
                                "10:00",
                                Force.of(session.roster(), List.of("a", "b")))
                        .march())
                .as("one stands, the other marches")
                .isEmpty();
    }

    @Test
    void aPeriodIsSplitWhereAnotherBegins() {
        Period whole = scenario().periods().get(0);
        session.edit(ScenarioEdits.splitPeriod(
                scenario().id(), 0, "17:45", whole.withFrom("18:00").withConditions(List.of("night"))));
        assertThat(scenario().periods())
                .containsExactly(whole.withTo("17:45"), whole.withFrom("18:00").withConditions(List.of("night")));
    }
}
