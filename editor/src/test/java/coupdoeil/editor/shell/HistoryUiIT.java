package coupdoeil.editor.shell;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.editor.document.Packs;
import coupdoeil.model.pack.Pack;
import java.awt.Point;
import java.awt.Rectangle;
import java.util.List;
import java.util.stream.IntStream;
import javax.swing.JList;
import org.junit.jupiter.api.Test;

/** The history in a real window: every step by its name, gone to by a click. */
class HistoryUiIT extends InWindow {

    HistoryUiIT() {
        super(Packs::albuera);
    }

    private JList<?> list() {
        ui.press("ctrl alt Z");
        return ui.find(JList.class, "history.list");
    }

    private static List<String> names(JList<?> list) {
        return UiDriver.onEdt(() -> IntStream.range(0, list.getModel().getSize())
                .mapToObj(i -> list.getModel().getElementAt(i).toString())
                .toList());
    }

    private void go(JList<?> list, int row) {
        Rectangle cell = UiDriver.onEdt(() -> list.getCellBounds(row, row));
        ui.click(list, new Point(cell.x + 30, cell.y + cell.height / 2));
        ui.until("the battle is there", () -> window.steps() == row);
    }

    @Test
    void aClickGoesBackAndForwardByManyStepsAtOnce() {
        Pack opened = edited();
        window.choose("Cork-oak wood");
        for (String hex : List.of("2411", "2412", "2413")) {
            ui.click(window.canvas, window.show(hex));
        }
        ui.until("three steps are made", () -> window.steps() == 3);
        Pack painted = edited();
        JList<?> list = list();
        ui.until("they are listed", () -> names(list).size() == 4);
        assertThat(names(list).get(0)).isEqualTo("As it was opened");
        assertThat(UiDriver.onEdt(list::getSelectedIndex)).isEqualTo(3);

        go(list, 0);
        assertThat(edited()).isSameAs(opened);
        assertThat(names(list)).as("what was taken back is still there").hasSize(4);
        go(list, 3);
        assertThat(edited()).isSameAs(painted);

        go(list, 1);
        window.activate();
        ui.press("ctrl shift Z");
        ui.until("redo goes on from there", () -> window.steps() == 2);
        ui.until("the mark goes along", () -> list.getSelectedIndex() == 2);
        ui.press("alt 2");
        window.choose("Cork-oak wood");
        ui.click(window.canvas, window.show("2415"));
        ui.until("it is another third step", () -> window.steps() == 3);
        assertThat(names(list())).as("the old one is gone").hasSize(4);
    }
}
