package coupdoeil.editor.docs;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.editor.action.EditorAction;
import coupdoeil.editor.action.Shortcuts;
import coupdoeil.editor.text.Messages;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** {@code docs/keys.md} lists every action of the editor with its keys. */
class KeysPageTest {

    private static final Path PAGE = Page.ROOT.resolve("docs/keys.md");

    /** Written anew by {@code -Dcoupdoeil.write=true}. */
    @Test
    void thePageIsUpToDate() throws IOException {
        String now = page();
        if (Boolean.getBoolean("coupdoeil.write")) {
            Files.writeString(PAGE, now);
        }
        assertThat(PAGE).content().isEqualTo(now);
    }

    private static String page() {
        StringBuilder page = new StringBuilder("""
                # Keys

                This page lists every action of the menus; [the editor's manual](editor.md) explains them. On macOS press Cmd instead of
                Ctrl. *Help > Keyboard shortcuts* shows the same list, and Ctrl+Shift+P finds any action by its name. Gestures of the
                drawing tools are described for [hexes](map-tools.md) and for [tables](editor.md#tables).
                """);
        for (EditorAction.Category category : EditorAction.Category.values()) {
            page.append("\n## ").append(category.text()).append("\n\n| Action | Keys |\n|---|---|\n");
            for (EditorAction action : EditorAction.values()) {
                if (action.category() == category) {
                    page.append("| ")
                            .append(action.text())
                            .append(" | ")
                            .append(action.shortcut()
                                    .map(Shortcuts::text)
                                    .map(keys -> "`" + keys + "`")
                                    .orElse(""))
                            .append(" |\n");
                }
            }
        }
        return page.append("\nOn the map: ")
                .append(Messages.text("shortcuts.arrows"))
                .append('\n')
                .toString();
    }
}
