package coupdoeil.editor.action;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.editor.text.Messages;
import java.util.Arrays;
import java.util.stream.Collectors;
import javax.swing.KeyStroke;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class EditorActionTest {

    @ParameterizedTest
    @EnumSource(EditorAction.class)
    void hasATextAndItsIconIsThere(EditorAction action) {
        assertThat(Messages.has(action.key())).isTrue();
        assertThat(action.category().text()).isNotBlank();
        action.icon()
                .ifPresent(
                        icon -> assertThat(Icons.icon(icon).hasFound()).as(icon).isTrue());
    }

    @Test
    void noShortcutIsGivenTwice() {
        var byKeys = Arrays.stream(EditorAction.values())
                .filter(action -> action.shortcut().isPresent())
                .collect(Collectors.groupingBy(action -> action.shortcut().get()));

        assertThat(byKeys.values()).allSatisfy(actions -> assertThat(actions).hasSize(1));
    }

    @Test
    void shortcutsAreSpelledAsKeyboardsDo() {
        assertThat(Shortcuts.text(KeyStroke.getKeyStroke("ctrl shift P"))).isEqualTo("Ctrl+Shift+P");
        assertThat(Shortcuts.text(KeyStroke.getKeyStroke("CLOSE_BRACKET"))).isEqualTo("]");
    }

    @Test
    void plainLettersWorkOnlyOnTheMap() {
        assertThat(Shortcuts.worksEverywhere(KeyStroke.getKeyStroke("T"))).isFalse();
        assertThat(Shortcuts.worksEverywhere(KeyStroke.getKeyStroke("shift F"))).isFalse();
        assertThat(Shortcuts.worksEverywhere(KeyStroke.getKeyStroke("F8"))).isTrue();
        assertThat(Shortcuts.worksEverywhere(KeyStroke.getKeyStroke("ctrl Z"))).isTrue();
    }
}
