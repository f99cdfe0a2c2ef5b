package coupdoeil.editor.shell;

import com.formdev.flatlaf.util.UIScale;
import coupdoeil.editor.shell.Dialogs.Clashing;
import coupdoeil.editor.text.Messages;
import java.awt.Dimension;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JTable;
import javax.swing.JTextArea;
import javax.swing.ListSelectionModel;
import javax.swing.table.DefaultTableModel;
import javax.swing.text.BadLocationException;
import javax.swing.text.DefaultHighlighter.DefaultHighlightPainter;
import net.miginfocom.swing.MigLayout;

/** What two sides have made different, a line each; of the line that is chosen both sides in full, the difference marked. */
final class ClashPanel extends JPanel {

    private static final long serialVersionUID = 1L;

    private final transient List<Clashing> lines;
    private final JTextArea mine = area("clash.mine");
    private final JTextArea theirs = area("clash.theirs");

    ClashPanel(Path path, List<Clashing> lines) {
        super(new MigLayout("insets 0, wrap 2", "[grow, fill, sg][grow, fill, sg]", "[][grow, fill][][grow, fill]"));
        this.lines = List.copyOf(lines);
        JLabel said = new JLabel(Messages.text("dialog.clash", path));
        said.putClientProperty("html.disable", Boolean.TRUE);
        add(said, "span 2");
        JTable table = table();
        add(scrolling(table, 860, 180), "span 2");
        add(new JLabel(Messages.text("dialog.clash-of-mine")));
        add(new JLabel(Messages.text("dialog.clash-of-theirs")));
        add(scrolling(mine, 420, 120));
        add(scrolling(theirs, 420, 120));
        table.getSelectionModel().addListSelectionListener(event -> show(table.getSelectedRow()));
        table.setRowSelectionInterval(0, 0);
    }

    private JTable table() {
        Object[][] cells = lines.stream()
                .map(line -> new Object[] {line.where(), said(line.mine()), said(line.theirs())})
                .toArray(Object[][]::new);
        Object[] heads = {
            Messages.text("dialog.clash-where"),
            Messages.text("dialog.clash-of-mine"),
            Messages.text("dialog.clash-of-theirs")
        };
        JTable table = new JTable(new DefaultTableModel(cells, heads) {
            private static final long serialVersionUID = 1L;

            @Override
            public boolean isCellEditable(int row, int column) {
                return false;
            }
        });
        table.setName("clash.lines");
        table.setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
        table.getColumnModel().getColumn(0).setPreferredWidth(UIScale.scale(400));
        return table;
    }

    private static String said(Optional<String> text) {
        return text.map(words -> words.replace('\n', ' ')).orElse(Messages.text("dialog.clash-gone"));
    }

    private static JTextArea area(String name) {
        JTextArea area = new JTextArea();
        area.setName(name);
        area.setEditable(false);
        area.setLineWrap(true);
        area.setWrapStyleWord(true);
        return area;
    }

    private static JScrollPane scrolling(JComponent inside, int width, int height) {
        JScrollPane pane = new JScrollPane(inside);
        pane.setPreferredSize(new Dimension(UIScale.scale(width), UIScale.scale(height)));
        return pane;
    }

    private void show(int row) {
        if (row >= 0) {
            String one = lines.get(row).mine().orElse(Messages.text("dialog.clash-gone"));
            String other = lines.get(row).theirs().orElse(Messages.text("dialog.clash-gone"));
            int same = sameAtStart(one, other);
            int sameAtEnd = sameAtEnd(one, other, same);
            show(mine, one, same, one.length() - sameAtEnd);
            show(theirs, other, same, other.length() - sameAtEnd);
        }
    }

    private static void show(JTextArea area, String text, int from, int to) {
        // What was marked in the line before would stretch over all of this one.
        area.getHighlighter().removeAllHighlights();
        area.setText(text);
        area.setCaretPosition(from);
        try {
            area.getHighlighter().addHighlight(from, to, new DefaultHighlightPainter(area.getSelectionColor()));
        } catch (BadLocationException impossible) {
            throw new AssertionError(impossible);
        }
    }

    private static int sameAtStart(String one, String other) {
        int same = 0;
        while (same < Math.min(one.length(), other.length()) && one.charAt(same) == other.charAt(same)) {
            same++;
        }
        return same;
    }

    private static int sameAtEnd(String one, String other, int atStart) {
        int most = Math.min(one.length(), other.length()) - atStart;
        int same = 0;
        while (same < most && one.charAt(one.length() - 1 - same) == other.charAt(other.length() - 1 - same)) {
            same++;
        }
        return same;
    }
}
