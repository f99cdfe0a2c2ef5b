package coupdoeil.editor.history;

import com.formdev.flatlaf.util.UIScale;
import coupdoeil.editor.document.Document;
import coupdoeil.editor.text.Messages;
import java.awt.BorderLayout;
import java.awt.Component;
import java.awt.Font;
import java.awt.Rectangle;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.util.ArrayList;
import java.util.List;
import javax.swing.BorderFactory;
import javax.swing.DefaultListCellRenderer;
import javax.swing.JList;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.KeyStroke;
import javax.swing.ListSelectionModel;
import javax.swing.UIManager;

/**
 * Every step since the battle was opened by its name, the oldest first. The one that the battle is at is marked; those that
 * were taken back are grey below it. A click or Enter goes to a step.
 */
public final class HistoryPanel extends JPanel {

    private static final long serialVersionUID = 1L;

    private final transient Document document;
    private final JList<String> list = new JList<>();
    private transient List<String> shown = List.of();

    public HistoryPanel(Document document) {
        super(new BorderLayout());
        this.document = document;
        setName("history");
        list.setName("history.list");
        list.setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
        list.setCellRenderer(new Row());
        list.addMouseListener(new MouseAdapter() {
            @Override
            public void mouseClicked(MouseEvent event) {
                int row = list.locationToIndex(event.getPoint());
                if (row >= 0 && list.getCellBounds(row, row).contains(event.getPoint())) {
                    document.goTo(row);
                }
            }
        });
        list.registerKeyboardAction(
                event -> document.goTo(list.getSelectedIndex()), KeyStroke.getKeyStroke("ENTER"), WHEN_FOCUSED);
        JScrollPane scroll = new JScrollPane(list);
        scroll.setBorder(BorderFactory.createEmptyBorder());
        add(scroll, BorderLayout.CENTER);
        document.addListener((before, after, cause) -> update());
        update();
    }

    /** Puts the keyboard into the list. */
    public void focusList() {
        list.requestFocusInWindow();
    }

    private void update() {
        List<String> rows = new ArrayList<>(List.of(Messages.text("history.opened")));
        rows.addAll(document.allSteps());
        if (!rows.equals(shown)) {
            shown = rows;
            list.setListData(rows.toArray(String[]::new));
        }
        int now = document.depth();
        list.setSelectedIndex(now);
        Rectangle row = list.getCellBounds(now, now);
        if (row != null) {
            // Its beginning: a long name must not move the list sideways.
            list.scrollRectToVisible(new Rectangle(0, row.y, 1, row.height));
        }
        list.repaint();
    }

    @Override
    public void updateUI() {
        super.updateUI();
        if (list != null) {
            list.setCellRenderer(new Row());
        }
    }

    /** The name of a step, with a mark before the one that the battle is at. */
    private final class Row extends DefaultListCellRenderer {

        private static final long serialVersionUID = 1L;

        @Override
        public Component getListCellRendererComponent(
                JList<?> all, Object name, int index, boolean selected, boolean focused) {
            int now = document.depth();
            super.getListCellRendererComponent(all, name, index, selected, focused);
            setText((index == now ? "\u25B8 " : "\u2002 ") + name);
            setFont(getFont().deriveFont(index == now ? Font.BOLD : Font.PLAIN));
            if (index > now && !selected) {
                setForeground(UIManager.getColor("Label.disabledForeground"));
            }
            int gap = UIScale.scale(3);
            setBorder(BorderFactory.createEmptyBorder(gap, 2 * gap, gap, 2 * gap));
            return this;
        }
    }
}
