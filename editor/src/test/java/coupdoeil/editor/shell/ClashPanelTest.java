package coupdoeil.editor.shell;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.editor.shell.Dialogs.Clashing;
import coupdoeil.editor.text.Messages;
import java.awt.Component;
import java.awt.Container;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javax.swing.JTable;
import javax.swing.text.Highlighter.Highlight;
import javax.swing.text.JTextComponent;
import org.junit.jupiter.api.Test;

/** Of two sides that differ the window shows both in full, and marks where. */
class ClashPanelTest {

    private final ClashPanel panel = UiDriver.onEdt(() -> new ClashPanel(
            Path.of("albuera"),
            List.of(
                    new Clashing(
                            "a.json", "name", Optional.of("1/3rd Foot (Buffs)"), Optional.of("1/31st Foot (Buffs)")),
                    new Clashing("b.json", "strength", Optional.of("750 men"), Optional.of("728 men")),
                    new Clashing("c.json", "notes", Optional.of("Rain"), Optional.of("Rain, then hail")),
                    new Clashing("d.json", "scenario", Optional.empty(), Optional.of("The whole day")))));

    @Test
    void whatDiffersIsMarkedInBoth() {
        assertThat(marked(0)).containsExactly("rd", "1st");
        assertThat(marked(1)).containsExactly("50", "28");
        assertThat(marked(2)).containsExactly("", ", then hail");
        assertThat(marked(3)).containsExactly(Messages.text("dialog.clash-gone"), "The whole day");
    }

    @Test
    void bothSidesAreShownInFull() {
        show(0);

        assertThat(area("clash.mine").getText()).isEqualTo("1/3rd Foot (Buffs)");
        assertThat(area("clash.theirs").getText()).isEqualTo("1/31st Foot (Buffs)");
    }

    private void show(int row) {
        JTable lines = (JTable) named("clash.lines");
        UiDriver.onEdt(() -> {
            lines.setRowSelectionInterval(row, row);
            return true;
        });
    }

    /** What of mine and of theirs is marked, once a line is chosen. */
    private List<String> marked(int row) {
        show(row);
        return Stream.of("clash.mine", "clash.theirs").map(this::marked).toList();
    }

    private String marked(String name) {
        JTextComponent area = area(name);
        Highlight[] marks = area.getHighlighter().getHighlights();
        assertThat(marks).as(name).hasSize(1);
        return area.getText().substring(marks[0].getStartOffset(), marks[0].getEndOffset());
    }

    private JTextComponent area(String name) {
        return (JTextComponent) named(name);
    }

    private Component named(String name) {
        return below(panel)
                .filter(component -> name.equals(component.getName()))
                .findFirst()
                .orElseThrow();
    }

    private static Stream<Component> below(Component component) {
        return component instanceof Container holder
                ? Stream.concat(
                        Stream.of(component),
                        Arrays.stream(holder.getComponents()).flatMap(ClashPanelTest::below))
                : Stream.of(component);
    }
}
