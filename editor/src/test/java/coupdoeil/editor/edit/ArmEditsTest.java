package coupdoeil.editor.edit;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.editor.document.Packs;
import coupdoeil.editor.document.Session;
import coupdoeil.editor.tool.PieceCommands;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.oob.Army;
import coupdoeil.model.oob.Belonging;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.rules.AttributeType;
import coupdoeil.model.scenario.Facing;
import coupdoeil.model.scenario.Placement;
import java.math.BigDecimal;
import java.util.List;
import org.junit.jupiter.api.Test;

class ArmEditsTest {

    private final Session session = Packs.session(Packs.blank());

    private Unit unitOf(int army) {
        Army mine = session.pack().orderOfBattle().armies().get(army);
        Unit unit = Starter.unit(
                session.pack(), session.system(), Belonging.NOWHERE.with(Belonging.ARMY, mine.id()), "infantry");
        session.edit(OobEdits.add(unit));
        return unit;
    }

    private Placement standing(String id) {
        return session.scenario().orElseThrow().setup().stream()
                .filter(placement -> placement.piece().equals(id))
                .findFirst()
                .orElseThrow();
    }

    private void put(Unit unit, int column, int row) {
        Hex hex = session.pack().battlefield().hexMap().orElseThrow().grid().hexAt(column, row);
        new PieceCommands(session).put(unit.id(), hex);
    }

    @Test
    void theRatingsOfTheOldArmGoAndThoseOfTheNewComeIn() {
        Unit unit = unitOf(0);
        session.edit(OobEdits.unit(
                "Steps",
                unit.id(),
                old -> old.withAttributes(
                        old.attributes().with("steps", BigDecimal.valueOf(3)).with("extra", "kept"))));

        session.edit(ArmEdits.arm(session.system(), unit.id(), unit.name(), "cavalry"));

        Unit changed = session.roster().unit(unit.id()).orElseThrow();
        assertThat(changed.arm()).isEqualTo("cavalry");
        assertThat(changed.attributes().integer("steps")).hasValue(3);
        assertThat(changed.attributes().text("extra")).hasValue("kept");
        List<String> required = session.system().attributesOf("unit").stream()
                .filter(type -> type.required() && type.appliesTo("cavalry"))
                .map(AttributeType::id)
                .toList();
        assertThat(changed.attributes().values().keySet()).containsAll(required).doesNotContain("fv", "skirmish");
    }

    @Test
    void aUnitThatStandsIsDrawnUpAsItsNewArmCan() {
        Unit unit = unitOf(0);
        put(unit, 3, 1);
        assertThat(standing(unit.id()).formation()).isEqualTo("line");

        session.edit(ArmEdits.arm(session.system(), unit.id(), unit.name(), "artillery"));

        assertThat(standing(unit.id()).formation()).isEqualTo("unlimbered");
        assertThat(standing(unit.id()).facing()).isNotNull();
        session.document().undo();
        assertThat(standing(unit.id()).formation()).isEqualTo("line");
    }

    @Test
    void whoComesFirstLooksAwayFromHisOwnEdgeAndTheOthersAtTheEnemy() {
        Unit first = unitOf(0);
        put(first, 3, 1);
        Facing south = standing(first.id()).facing();
        Unit enemy = unitOf(1);
        put(enemy, 3, 5);
        Facing north = standing(enemy.id()).facing();

        assertThat(south).isNotNull();
        assertThat(south.number()).as("clockwise from east").isIn(1, 2);
        assertThat(north).isNotNull();
        assertThat(north.number()).isIn(4, 5);
        Unit east = unitOf(0);
        put(east, 7, 5);
        assertThat(standing(east.id()).facing().number())
                .as("the enemy is west")
                .isIn(3, 4);
    }

    @Test
    void aNewUnitIsOfTheNationalityOfThoseBesideIt() {
        Unit unit = unitOf(0);
        session.edit(OobEdits.unit("Nationality", unit.id(), old -> old.withNationality("spanish")));

        assertThat(unitOf(0).nationality()).isEqualTo("spanish");
        assertThat(unitOf(1).nationality()).isEmpty();
    }
}
