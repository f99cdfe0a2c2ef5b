package coupdoeil.editor.edit;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.editor.document.Packs;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.model.scenario.VictoryCondition;
import java.util.List;
import org.junit.jupiter.api.Test;

class ItemsTest {

    private final Pack pack = Packs.albuera();
    private final Scenario scenario = pack.scenarios().get(0);
    private final ListEntries<VictoryCondition> items =
            Parts.scenario(scenario.id()).items(Scenario::victory, Scenario::withVictory);

    private List<String> texts(Pack changed) {
        return changed.scenarios().get(0).victory().stream()
                .map(VictoryCondition::text)
                .toList();
    }

    @Test
    void anEntryIsToldByWhereItStands() {
        Pack changed = items.at(1).edit("", old -> old.withText("Otherwise")).apply(pack);

        assertThat(texts(changed).get(1)).isEqualTo("Otherwise");
        assertThat(texts(changed).get(0)).isEqualTo(texts(pack).get(0));
        assertThat(texts(changed).subList(2, texts(pack).size()))
                .isEqualTo(texts(pack).subList(2, texts(pack).size()));
    }

    @Test
    void entriesAreAddedRemovedAndMoved() {
        VictoryCondition fresh = scenario.victory().get(0).withText("New");

        assertThat(texts(items.add("", 1, fresh).apply(pack)).get(1)).isEqualTo("New");
        assertThat(texts(items.add("", 99, fresh).apply(pack))).last().isEqualTo("New");
        assertThat(texts(items.remove("", 0).apply(pack)))
                .isEqualTo(texts(pack).subList(1, texts(pack).size()));
        assertThat(texts(items.move("", 0, 1).apply(pack)).get(1))
                .isEqualTo(texts(pack).get(0));
    }

    @Test
    void whatIsNotThereIsLeftAlone() {
        assertThat(items.at(99).edit("", old -> old.withText("x")).apply(pack)).isEqualTo(pack);
        assertThat(items.remove("", 99).apply(pack)).isEqualTo(pack);
        assertThat(items.move("", 0, 99).apply(pack)).isEqualTo(pack);
        assertThat(items.move("", 0, -1).apply(pack)).isEqualTo(pack);
    }
}
