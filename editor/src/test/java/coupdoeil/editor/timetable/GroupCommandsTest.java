package coupdoeil.editor.timetable;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.editor.document.Packs;
import coupdoeil.editor.document.Selection;
import coupdoeil.editor.document.Session;
import coupdoeil.editor.edit.Members;
import coupdoeil.model.oob.Army;
import coupdoeil.model.oob.Formation;
import coupdoeil.model.oob.Piece;
import coupdoeil.model.pack.Edit;
import coupdoeil.model.scenario.ArrivalGroup;
import coupdoeil.model.scenario.ArrivalGroup.Marcher;
import coupdoeil.model.scenario.Scenario;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class GroupCommandsTest {

    private final Session session = Packs.session(Packs.albuera());

    /** Nobody stands anywhere. */
    @BeforeEach
    void clear() {
        session.edit(new Edit(
                "Clear",
                pack -> pack.withScenarios(pack.scenarios().stream()
                        .map(scenario -> scenario.withSetup(List.of()).withReinforcements(List.of()))
                        .toList())));
    }

    private ArrivalGroup made() {
        new GroupCommands(session).newGroup();
        Scenario scenario = session.scenario().orElseThrow();
        return scenario.reinforcements().get(scenario.reinforcements().size() - 1);
    }

    @Test
    void allOfAFormationComesUnderItsNameAndSide() {
        for (Formation formation : session.pack().orderOfBattle().formations().subList(0, 3)) {
            clear();
            session.select(new Selection.OfFormation(formation.id()));

            ArrivalGroup group = made();

            assertThat(group.name()).isEqualTo(formation.name());
            assertThat(group.side())
                    .isEqualTo(session.roster()
                            .armyOf(formation.under())
                            .map(Army::side)
                            .orElseThrow());
            assertThat(group.march())
                    .extracting(Marcher::piece)
                    .isNotEmpty()
                    .containsExactlyInAnyOrderElementsOf(new Members(session.roster(), formation)
                            .pieces().stream().map(Piece::id).toList());
        }
    }

    @Test
    void allOfAnArmyComes() {
        Army army = session.pack().orderOfBattle().armies().get(1);
        session.select(new Selection.OfArmy(army.id()));

        ArrivalGroup group = made();

        assertThat(group.name()).isEqualTo(army.name());
        assertThat(group.side()).isEqualTo(army.side());
        assertThat(group.march())
                .hasSizeGreaterThan(10)
                .allSatisfy(marcher -> assertThat(
                                session.roster().piece(marcher.piece()).flatMap(session.roster()::armyOf))
                        .hasValue(army));
    }

    @Test
    void whoseTroopsAreAllThereGetsAnEmptyGroupOfItsSide() {
        Formation formation = session.pack().orderOfBattle().formations().get(0);
        session.select(new Selection.OfFormation(formation.id()));
        made();
        session.select(new Selection.OfFormation(formation.id()));

        ArrivalGroup again = made();

        assertThat(again.march()).isEmpty();
        assertThat(again.side()).isNotEmpty();
    }
}
