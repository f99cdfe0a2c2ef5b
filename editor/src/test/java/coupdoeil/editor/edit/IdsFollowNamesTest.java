package coupdoeil.editor.edit;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.editor.document.Document;
import coupdoeil.editor.document.Packs;
import coupdoeil.editor.document.Selection;
import coupdoeil.editor.document.Session;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.oob.Belonging;
import coupdoeil.model.oob.Formation;
import coupdoeil.model.oob.Leader;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.pack.Edit;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.scenario.Placement;
import coupdoeil.model.scenario.Position;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class IdsFollowNamesTest {

    private final Document document = new Document(Packs.blank(), null);
    private final Session session = new Session(document);

    private Unit newUnit() {
        Unit unit = Starter.unit(session.pack(), session.system(), Belonging.NOWHERE);
        session.edit(OobEdits.add(unit));
        return unit;
    }

    private void name(String id, String name) {
        session.edit(OobEdits.unit("Name", id, unit -> unit.withName(name)));
    }

    private List<String> ids() {
        return session.pack().orderOfBattle().units().stream().map(Unit::id).toList();
    }

    @Test
    void aNewUnitIsCalledByItsNameWhereverItIsSpokenOf() {
        Unit unit = newUnit();
        String scenario = session.scenario().orElseThrow().id();
        session.edit(SetupEdits.put(scenario, Placement.of(unit.id(), new Position.OnHex(new Hex(2, 2))), "it"));
        session.edit(new Edit(
                "Token",
                pack -> pack.withScenario(
                        scenario,
                        old -> old.withSetup(
                                List.of(old.setup().get(0), Placement.of("aide", new Position.Attached(unit.id())))))));
        session.select(Selection.piece(unit.id()));

        name(unit.id(), "2nd Hussars");

        assertThat(ids()).containsExactly("2nd-hussars");
        List<Placement> setup = session.scenario().orElseThrow().setup();
        assertThat(setup.get(0).piece()).isEqualTo("2nd-hussars");
        assertThat(((Position.Attached) setup.get(1).position()).piece()).isEqualTo("2nd-hussars");
        assertThat(session.selection()).isEqualTo(Selection.piece("2nd-hussars"));
        document.undo();
        assertThat(ids()).containsExactly(unit.id());
        assertThat(session.selection()).isEqualTo(Selection.piece(unit.id()));
    }

    @Test
    void aFormationTakesThoseUnderItAndItsLeaderAlong() {
        Formation formation = Starter.formation(session.pack(), session.system(), 0, Belonging.NOWHERE);
        session.edit(OobEdits.add(formation));
        Belonging under = Belonging.NOWHERE.with(Belonging.COMMAND, formation.id());
        session.edit(OobEdits.add(Starter.unit(session.pack(), session.system(), under)));
        Leader leader = Starter.leader(session.pack(), session.system(), List.of(formation.id()), Belonging.NOWHERE);
        session.edit(OobEdits.add(leader));

        session.edit(OobEdits.formation("Name", formation.id(), old -> old.withName("Division Girard")));

        assertThat(session.pack().orderOfBattle().units().get(0).under().to(Belonging.COMMAND))
                .hasValue("division-girard");
        assertThat(session.pack().orderOfBattle().leaders().get(0).leads()).containsExactly("division-girard");
    }

    @Test
    void anIdInAFileStays() {
        Unit unit = newUnit();
        document.saved(session.pack(), Path.of("somewhere"));

        name(unit.id(), "2nd Hussars");

        assertThat(ids()).containsExactly(unit.id());
    }

    @Test
    void anIdChosenOtherwiseStays() {
        Unit unit = newUnit();
        session.edit(OobEdits.unit("Id", unit.id(), old -> old.withId("chasseurs")));

        name("chasseurs", "2nd Hussars");

        assertThat(ids()).containsExactly("chasseurs");
    }

    @Test
    void twoOfOneNameHaveDifferentIds() {
        Unit first = newUnit();
        Unit second = newUnit();

        name(first.id(), "Foot battery");
        name(second.id(), "Foot battery");

        assertThat(ids()).containsExactly("foot-battery", "foot-battery-2");
    }

    @Test
    void whatDoesNotConcernNamesIsLeftAlone() {
        Pack albuera = Packs.albuera();
        Pack turned = albuera.withScenario(albuera.scenarios().get(0).id(), old -> old.withDescription("another"));

        assertThat(IdsFollowNames.in(albuera, turned, Optional.empty(), Packs.fb()))
                .isEqualTo(turned);
    }
}
