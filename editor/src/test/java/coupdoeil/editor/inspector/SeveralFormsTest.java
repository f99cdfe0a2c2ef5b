package coupdoeil.editor.inspector;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.editor.document.Packs;
import coupdoeil.editor.document.Selection;
import coupdoeil.editor.document.Session;
import coupdoeil.editor.edit.OobEdits;
import coupdoeil.editor.form.Field;
import coupdoeil.editor.form.Form;
import coupdoeil.model.oob.Leader;
import coupdoeil.model.oob.Unit;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class SeveralFormsTest {

    private final Session session = Packs.session(Packs.albuera());
    private final List<Unit> units = session.pack().orderOfBattle().units();

    private List<String> ids(String arm, int most) {
        return units.stream()
                .filter(unit -> unit.arm().equals(arm))
                .limit(most)
                .map(Unit::id)
                .toList();
    }

    private Form form(List<String> ids) {
        session.select(new Selection.OfPieces(ids));
        return Forms.of(session).orElseThrow();
    }

    private static Optional<Field> field(Form form, String key) {
        return form.fields().stream().filter(field -> field.key().equals(key)).findFirst();
    }

    @Test
    void aValueIsSetForAllInOneStep() {
        List<String> ids = ids("infantry", 5);
        Form form = form(ids);

        assertThat(form.title()).contains("5");
        assertThat(form.kind()).isEqualTo("5 Infantry");
        session.edit(field(form, "tem").orElseThrow().change().apply(BigDecimal.valueOf(3)));

        assertThat(ids)
                .allSatisfy(id -> assertThat(session.roster()
                                .unit(id)
                                .orElseThrow()
                                .attributes()
                                .integer("tem"))
                        .hasValue(3));
        Field now = field(form(ids), "tem").orElseThrow();
        assertThat(now.isMixed()).isFalse();
        assertThat(now.value()).isEqualTo(BigDecimal.valueOf(3));
        assertThat(session.document().depth()).isEqualTo(1);
    }

    @Test
    void whatTheyDoNotSayAlikeIsMixed() {
        Unit one = units.get(0);
        session.edit(OobEdits.unit("Note", one.id(), old -> old.withNote("another")));

        Field note = field(form(List.of(one.id(), units.get(1).id())), "note").orElseThrow();

        assertThat(note.isMixed()).isTrue();
        assertThat(note.value()).isNull();
    }

    @Test
    void onlyWhatAllHaveIsShownAndNoName() {
        Leader leader = session.pack().orderOfBattle().leaders().get(0);
        Form together =
                form(List.of(ids("infantry", 1).get(0), ids("artillery", 1).get(0), leader.id()));

        assertThat(together.fields())
                .extracting(Field::key)
                .contains("nationality")
                .doesNotContain("name", "fv", "arm");
        assertThat(together.kind()).contains("1 Infantry", "1 Artillery");
    }
}
