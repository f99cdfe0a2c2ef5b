package coupdoeil.editor.timetable;

import com.formdev.flatlaf.util.UIScale;
import coupdoeil.editor.document.Selection;
import coupdoeil.editor.document.Session;
import coupdoeil.editor.widget.EdgeSplit;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.scenario.Scenario;
import java.awt.BorderLayout;
import java.awt.Dimension;
import java.awt.FontMetrics;
import java.awt.event.MouseEvent;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.swing.BorderFactory;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JTable;
import javax.swing.ListSelectionModel;
import javax.swing.table.DefaultTableModel;
import javax.swing.table.JTableHeader;
import javax.swing.table.TableColumn;
import org.jspecify.annotations.Nullable;

/**
 * The turns in a table, and beside it in a chart with the reinforcements. The turn selected is the one that sight is asked for;
 * its period, or the group selected, is shown in the inspector.
 */
public final class TimetablePanel extends JPanel {

    private static final long serialVersionUID = 1L;

    private static final int MOST_WIDTH = 360;
    private static final int TABLE_WIDTH = 320;

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
    private final ChartPane chart;
    private transient TimetableRows shown = TimetableRows.EMPTY;
    private transient @Nullable Scenario filledWith;
    private transient @Nullable RuleSystem filledBy;
    private boolean showing;

    /** @param opening opens what has a key in the battle data */
    public TimetablePanel(Session session, LiveArrivals arrivals, MapPreview preview, Consumer<String> opening) {
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
        chart = new ChartPane(session, arrivals, preview, opening);
        JScrollPane turns = new JScrollPane(table);
        turns.setBorder(BorderFactory.createEmptyBorder());
        turns.setPreferredSize(UIScale.scale(new Dimension(TABLE_WIDTH, 150)));
        add(EdgeSplit.left("timetable.split", turns, chart), BorderLayout.CENTER);
        session.document().addListener((before, after, cause) -> refresh());
        session.addViewListener(this::refresh);
        refresh();
    }

    /** The chart of the turns, for what is dropped onto it. */
    public TimeChart chart() {
        return chart.chart();
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
        chart.refresh();
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
        // The chart beside it leaves little room: sentences are cut, not turns and numbers.
        column.setMinWidth(told ? UIScale.scale(40) : Math.min(said, UIScale.scale(80)) + UIScale.scale(12));
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
}
