package coupdoeil.editor.timetable;

import com.formdev.flatlaf.util.UIScale;
import coupdoeil.editor.document.Selection;
import coupdoeil.editor.document.Session;
import coupdoeil.editor.text.Messages;
import coupdoeil.editor.widget.EdgeSplit;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.scenario.ArrivalGroup;
import coupdoeil.model.scenario.Scenario;
import java.awt.BorderLayout;
import java.awt.Component;
import java.awt.Dimension;
import java.awt.FontMetrics;
import java.awt.event.MouseEvent;
import java.util.Collections;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.swing.BorderFactory;
import javax.swing.DefaultListCellRenderer;
import javax.swing.DefaultListModel;
import javax.swing.JList;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JTable;
import javax.swing.ListSelectionModel;
import javax.swing.table.DefaultTableModel;
import javax.swing.table.JTableHeader;
import javax.swing.table.TableColumn;
import org.jspecify.annotations.Nullable;

/**
 * The turns in a table, the reinforcements in a list beside it. The turn selected is the one that sight is asked for;
 * its period, or the group selected, is shown in the inspector.
 */
public final class TimetablePanel extends JPanel {

    private static final long serialVersionUID = 1L;

    private static final int MOST_WIDTH = 360;

    /** A name that ends with a sign in brackets. */
    private static final Pattern SIGN = Pattern.compile(".*\\((\\p{Alnum}{1,3})\\)");

    private final transient Session session;
    private final JTable table;
    private final DefaultTableModel rows = new DefaultTableModel() {
        private static final long serialVersionUID = 1L;

        @Override
        public boolean isCellEditable(int row, int column) {
            return false;
        }
    };
    private final DefaultListModel<ArrivalGroup> groups = new DefaultListModel<>();
    private final JList<ArrivalGroup> list = new JList<>(groups);
    private transient TimetableRows shown = TimetableRows.EMPTY;
    private transient @Nullable Scenario filledWith;
    private transient @Nullable RuleSystem filledBy;
    private boolean showing;

    public TimetablePanel(Session session) {
        super(new BorderLayout());
        this.session = session;
        setName("timetable");
        table = new Turns();
        table.setName("timetable.turns");
        table.setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
        table.getTableHeader().setReorderingAllowed(false);
        table.getSelectionModel().addListSelectionListener(event -> {
            if (!showing && !event.getValueIsAdjusting()) {
                takeTurn();
            }
        });
        list.setName("timetable.groups");
        list.setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
        list.setCellRenderer(new GroupRenderer());
        list.addListSelectionListener(event -> {
            ArrivalGroup group = list.getSelectedValue();
            if (!showing && group != null && !event.getValueIsAdjusting()) {
                session.select(new Selection.OfGroup(group.id()));
            }
        });
        JScrollPane turns = new JScrollPane(table);
        turns.setBorder(BorderFactory.createEmptyBorder());
        JScrollPane arrivals = new JScrollPane(list);
        arrivals.setBorder(BorderFactory.createEmptyBorder());
        arrivals.setPreferredSize(UIScale.scale(new Dimension(280, 150)));
        add(EdgeSplit.right("timetable.split", turns, arrivals), BorderLayout.CENTER);
        session.document().addListener((before, after, cause) -> refresh());
        session.addViewListener(this::refresh);
        refresh();
    }

    /** Puts the keyboard into the turns. */
    public void focusTurns() {
        table.requestFocusInWindow();
    }

    private void takeTurn() {
        int turn = table.getSelectedRow();
        if (turn >= 0) {
            session.showTurn(turn);
            int period = shown.periods().get(turn);
            session.select(period < 0 ? Selection.nothing() : new Selection.OfPeriod(period));
        }
    }

    @SuppressWarnings("ReferenceEquality") // Most edits leave the scenario the very same value.
    private void refresh() {
        showing = true;
        Scenario scenario = session.scenario().orElse(null);
        if (scenario != filledWith || session.system() != filledBy) {
            filledWith = scenario;
            filledBy = session.system();
            TimetableRows now = TimetableRows.of(session);
            if (!now.equals(shown)) {
                fill(now);
            }
        }
        if (session.turn() < table.getRowCount() && table.getSelectedRow() != session.turn()) {
            table.setRowSelectionInterval(session.turn(), session.turn());
        }
        List<ArrivalGroup> arrivals = scenario == null ? List.of() : scenario.reinforcements();
        if (!arrivals.equals(Collections.list(groups.elements()))) {
            groups.clear();
            arrivals.forEach(groups::addElement);
        }
        if (session.selection() instanceof Selection.OfGroup of) {
            arrivals.stream()
                    .filter(group -> group.id().equals(of.id()))
                    .findFirst()
                    .ifPresent(group -> list.setSelectedValue(group, true));
        } else {
            list.clearSelection();
        }
        showing = false;
    }

    private void fill(TimetableRows now) {
        boolean sameColumns = now.columns().equals(shown.columns());
        boolean sameRows = now.equals(shown);
        shown = now;
        if (!sameColumns) {
            rows.setColumnIdentifiers(
                    now.columns().stream().map(TimetablePanel::heading).toArray());
        }
        if (!sameRows) {
            for (int i = 0; i < now.columns().size(); i++) {
                setWidth(i);
            }
        }
        rows.setRowCount(0);
        now.rows().forEach(row -> rows.addRow(row.toArray()));
    }

    /** Room for what a column says, within reason: numbers need little, and events are sentences. */
    private void setWidth(int index) {
        boolean told = index >= shown.columns().size() - 2;
        boolean wide = told || index == TimetableRows.CONDITIONS;
        TableColumn column = table.getColumnModel().getColumn(index);
        FontMetrics metrics =
                table.getTableHeader().getFontMetrics(table.getTableHeader().getFont());
        int said = shown.rows().stream()
                .mapToInt(row -> metrics.stringWidth(row.get(index)))
                .max()
                .orElse(0);
        int least = Math.max(
                metrics.stringWidth(heading(shown.columns().get(index))) + UIScale.scale(20),
                UIScale.scale(told ? 120 : wide ? 90 : 50));
        column.setPreferredWidth(Math.max(least, Math.min(said + UIScale.scale(16), UIScale.scale(MOST_WIDTH))));
        if (!wide) {
            column.setMaxWidth(2 * least);
        }
    }

    /** A column of numbers is as narrow as the sign that the rules have for them, such as V; its tip says the rest. */
    private static String heading(String column) {
        Matcher sign = SIGN.matcher(column);
        return sign.matches() ? sign.group(1) : column;
    }

    /** Says in full what a cell or heading has no room for. */
    private final class Turns extends JTable {

        private static final long serialVersionUID = 1L;

        Turns() {
            super(rows);
        }

        @Override
        @Nullable
        public String getToolTipText(MouseEvent event) {
            int row = rowAtPoint(event.getPoint());
            int column = columnAtPoint(event.getPoint());
            String text = row < 0 || column < 0 ? "" : String.valueOf(getValueAt(row, column));
            return text.isEmpty() ? null : text;
        }

        @Override
        protected JTableHeader createDefaultTableHeader() {
            return new JTableHeader(columnModel) {
                private static final long serialVersionUID = 1L;

                @Override
                @Nullable
                public String getToolTipText(MouseEvent event) {
                    int column = columnAtPoint(event.getPoint());
                    return column < 0 ? null : shown.columns().get(column);
                }
            };
        }
    }

    private static final class GroupRenderer extends DefaultListCellRenderer {

        private static final long serialVersionUID = 1L;

        @Override
        public Component getListCellRendererComponent(
                JList<?> all, @Nullable Object value, int index, boolean selected, boolean focused) {
            String text = value instanceof ArrivalGroup group
                    ? Messages.text(
                            "time.group",
                            group.at(),
                            group.name(),
                            group.march().size())
                    : "";
            return super.getListCellRendererComponent(all, text, index, selected, focused);
        }
    }
}
