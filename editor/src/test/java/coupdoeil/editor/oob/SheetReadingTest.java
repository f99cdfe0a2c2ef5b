package coupdoeil.editor.oob;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.editor.document.Packs;
import coupdoeil.editor.document.Session;
import coupdoeil.editor.oob.SheetReading.Line;
import coupdoeil.model.oob.Belonging;
import coupdoeil.model.oob.Unit;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class SheetReadingTest {

    private final Session session = Packs.session(Packs.blank());

    private List<Unit> added(SheetReading reading) {
        String army = session.pack().orderOfBattle().armies().get(0).id();
        session.edit(reading.edit(Belonging.NOWHERE.with(Belonging.ARMY, army)));
        return session.pack().orderOfBattle().units();
    }

    @Test
    void aFirstLineNamesTheColumns() {
        SheetReading reading = new SheetReading(
                session,
                "Name\tKind\tSteps at start\tMen\tRemarks\n2nd Hussars\tCavalry\t3\t1,210\tlate\n9th Line\tInfantry\t4\t\t\n");

        List<Unit> units = added(reading);

        assertThat(units).extracting(Unit::name).containsExactly("2nd Hussars", "9th Line");
        assertThat(units).extracting(Unit::id).containsExactly("2nd-hussars", "9th-line");
        assertThat(units).extracting(Unit::arm).containsExactly("cavalry", "infantry");
        assertThat(units.get(0).attributes().integer("steps")).hasValue(3);
        assertThat(units.get(0).attributes().integer("cv"))
                .as("as its arm begins")
                .isPresent();
        assertThat(units.get(0).strength().men()).isEqualTo(1210);
        assertThat(units.get(1).strength().men()).isNull();
        assertThat(session.document().depth()).isEqualTo(1);
    }

    @Test
    void withoutNamesTheFirstWordsAreTheNameAndArmsAreFound() {
        SheetReading reading = new SheetReading(session, "artillery\tFoot battery\t8\nCavalry\tLancers\t2");

        assertThat(reading.columns().get(0).orElseThrow().key()).isEqualTo(SheetReading.ARM);
        assertThat(reading.columns().get(1).orElseThrow().key()).isEqualTo(SheetReading.NAME);
        assertThat(reading.columns().get(2)).isEmpty();
        reading.set(
                2,
                reading.targets().stream()
                        .filter(target -> target.key().equals("guns"))
                        .findFirst());
        assertThat(added(reading)).extracting(unit -> unit.strength().guns()).containsExactly(8, 2);
    }

    @Test
    void aLineThatCannotBeReadSaysWhyAndIsLeftOut() {
        SheetReading reading = new SheetReading(session, "Name\tSteps at start\nHussars\tmany\n\t2\nLancers\t2");

        List<Line> lines = reading.lines();

        assertThat(lines.get(0).fault()).contains("Steps").contains("many");
        assertThat(lines.get(1).fault()).isNotEmpty();
        assertThat(added(reading)).extracting(Unit::name).containsExactly("Lancers");
    }

    @Test
    void aColumnCanBeLeftOut() {
        SheetReading reading = new SheetReading(session, "Name\tMen\nHussars\t500");
        reading.set(1, Optional.empty());

        assertThat(added(reading).get(0).strength().isUnknown()).isTrue();
    }
}
