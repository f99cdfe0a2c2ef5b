package coupdoeil.editor.shell;

import com.formdev.flatlaf.util.UIScale;
import coupdoeil.editor.shell.Dialogs.Clashing;
import coupdoeil.editor.text.Messages;
import java.awt.Dimension;
import java.awt.Font;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javax.swing.JComboBox;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JTextArea;
import javax.swing.text.BadLocationException;
import net.miginfocom.swing.MigLayout;

/** Files that two sides have changed: one of them at a time, the one side's text beside the other's. */
final class ClashPanel extends JPanel {

    private static final long serialVersionUID = 1L;

    private final transient List<Clashing> files;
    private final JTextArea mine = area("clash.mine");
    private final JTextArea theirs = area("clash.theirs");

    ClashPanel(Path path, List<Clashing> files) {
        super(new MigLayout("insets 0, wrap 2", "[grow, fill, sg][grow, fill, sg]", "[][][][grow, fill]"));
        this.files = List.copyOf(files);
        JLabel said = new JLabel(Messages.text("dialog.clash", path));
        said.putClientProperty("html.disable", Boolean.TRUE);
        add(said, "span 2");
        JComboBox<String> chosen =
                new JComboBox<>(files.stream().map(Clashing::path).toArray(String[]::new));
        chosen.setName("clash.files");
        chosen.addActionListener(event -> show(chosen.getSelectedIndex()));
        add(chosen, "span 2");
        add(new JLabel(Messages.text("dialog.clash-of-mine")));
        add(new JLabel(Messages.text("dialog.clash-of-theirs")));
        add(scrolling(mine));
        add(scrolling(theirs));
        show(0);
    }

    private static JTextArea area(String name) {
        JTextArea area = new JTextArea();
        area.setName(name);
        area.setEditable(false);
        area.setFont(new Font(Font.MONOSPACED, Font.PLAIN, area.getFont().getSize()));
        return area;
    }

    private static JScrollPane scrolling(JTextArea area) {
        JScrollPane pane = new JScrollPane(area);
        pane.setPreferredSize(new Dimension(UIScale.scale(420), UIScale.scale(320)));
        return pane;
    }

    private void show(int index) {
        Clashing file = files.get(index);
        int line = firstDifference(file);
        show(mine, file.mine(), line);
        show(theirs, file.theirs(), line);
    }

    private static void show(JTextArea area, Optional<String> text, int line) {
        area.setText(text.orElse(Messages.text("dialog.clash-gone")));
        try {
            area.setCaretPosition(area.getLineStartOffset(Math.min(line, area.getLineCount() - 1)));
        } catch (BadLocationException noSuchLine) {
            area.setCaretPosition(0);
        }
    }

    private static int firstDifference(Clashing file) {
        List<String> one = file.mine().orElse("").lines().toList();
        List<String> other = file.theirs().orElse("").lines().toList();
        int line = 0;
        while (line < Math.min(one.size(), other.size()) && one.get(line).equals(other.get(line))) {
            line++;
        }
        return line;
    }
}
