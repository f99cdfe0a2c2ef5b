package coupdoeil.editor.data;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.editor.data.Node.Commands;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What the tree of the battle data shows of what is on it. */
class DataTreeTest {

    private final DataTree tree = new DataTree();

    private static Node leaf(String key, String name) {
        return new Node("events/" + key, name, "", false, () -> new Page.OfText(name, ""), List.of(), Commands.NONE);
    }

    private static List<Node> events(Node... events) {
        return List.of(Node.heading("events", "Happenings", "", List.of(events)));
    }

    private Stream<String> keys() {
        return IntStream.range(0, tree.getRowCount()).mapToObj(row -> {
            tree.setSelectionRow(row);
            return tree.selected().orElseThrow().key();
        });
    }

    @Test
    void onlyWhatHoldsTheWordsIsShownWithWhatIsAroundIt() {
        tree.show(events(leaf("a", "Storm"), leaf("b", "Dusk")), "");
        tree.show(events(leaf("a", "Storm"), leaf("b", "Dusk")), "dusk");

        assertThat(tree.selected().orElseThrow().key()).isEqualTo("events/b");
        assertThat(keys()).containsExactly("events", "events/b");
    }

    @Test
    void whatIsWrittenStaysThoughItLoseTheWords() {
        tree.show(events(leaf("a", "Storm"), leaf("b", "Dusk")), "dusk");

        tree.show(events(leaf("a", "Storm"), leaf("b", "Nightfall")), "dusk");

        assertThat(tree.selected().orElseThrow().key()).isEqualTo("events/b");
        assertThat(keys()).containsExactly("events", "events/b");
    }

    @Test
    void whatLosesTheWordsIsGoneOnceOthersAreSought() {
        tree.show(events(leaf("a", "Storm"), leaf("b", "Dusk")), "dusk");
        tree.show(events(leaf("a", "Storm"), leaf("b", "Nightfall")), "dusk");

        tree.show(events(leaf("a", "Storm"), leaf("b", "Nightfall")), "storm");

        assertThat(keys()).containsExactly("events", "events/a");
    }
}
