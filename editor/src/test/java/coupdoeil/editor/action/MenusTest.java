package coupdoeil.editor.action;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import javax.swing.JMenu;
import javax.swing.JMenuBar;
import javax.swing.JMenuItem;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class MenusTest {

    /** An item looks pressed for as long as it is told to, and nothing else happens meanwhile. */
    @ParameterizedTest
    @EnumSource(
            value = EditorAction.class,
            names = {"UNDO", "SHOW_GRID", "SELECT"})
    void anItemDoesNotWaitToLookPressed(EditorAction action) {
        List<EditorAction> done = new ArrayList<>();
        ActionSet actions = new ActionSet();
        for (EditorAction each : EditorAction.values()) {
            actions.on(each, () -> done.add(each));
        }
        JMenuItem item = item(Menus.menuBar(actions, () -> true), "menu." + action.key());
        Assertions.assertTimeoutPreemptively(Duration.ofSeconds(30), () -> item.doClick(120_000));
        assertThat(done).containsExactly(action);
    }

    private static JMenuItem item(JMenuBar bar, String name) {
        for (int i = 0; i < bar.getMenuCount(); i++) {
            JMenu menu = bar.getMenu(i);
            for (int j = 0; j < menu.getItemCount(); j++) {
                JMenuItem item = menu.getItem(j);
                if (item != null && name.equals(item.getName())) {
                    return item;
                }
            }
        }
        throw new AssertionError(name + " is in no menu");
    }
}
