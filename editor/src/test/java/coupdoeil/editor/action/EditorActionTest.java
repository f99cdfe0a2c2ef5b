package coupdoeil.editor.action;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.editor.text.Messages;
import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;
import javax.swing.KeyStroke;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class EditorActionTest {

    private static final int ALT = KeyStroke.getKeyStroke("alt X").getModifiers();

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

    /** Alt and a letter open the same menu in every battle. */
    @Test
    void everyMenuHasALetterOfItsOwn() {
        EditorAction.Category[] menus = EditorAction.Category.values();
        assertThat(menus).extracting(EditorAction.Category::letter).doesNotHaveDuplicates();
        assertThat(menus).allMatch(menu -> menu.text().toUpperCase(Locale.ROOT).indexOf(menu.letter()) >= 0);
        assertThat(Arrays.stream(EditorAction.values()).flatMap(action -> action.shortcut().stream()))
                .as("opens no menu")
                .noneMatch(keys -> keys.getModifiers() == ALT
                        && Arrays.stream(menus).anyMatch(menu -> menu.letter() == keys.getKeyCode()));
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
