package coupdoeil.editor.oob;

import com.formdev.flatlaf.util.UIScale;
import coupdoeil.editor.action.Icons;
import coupdoeil.editor.oob.ForceColumn.What;
import coupdoeil.editor.oob.ForceTableModel.Row;
import coupdoeil.validator.check.Severity;
import java.awt.Component;
import java.awt.Font;
import java.awt.Graphics;
import java.util.Optional;
import java.util.function.Function;
import javax.swing.BorderFactory;
import javax.swing.Icon;
import javax.swing.JTable;
import javax.swing.SwingConstants;
import javax.swing.UIManager;
import javax.swing.border.Border;
import javax.swing.table.DefaultTableCellRenderer;

/** Paints the cells of the order of battle: groups bold, sums grey, and a mark before the name of who has a problem. */
final class ForceCells extends DefaultTableCellRenderer {

    private static final long serialVersionUID = 1L;

    private final ForceTableModel model;
    private final transient Function<ForceNode, Optional<Severity>> problems;
    private final transient Symbols symbols = new Symbols();

    ForceCells(ForceTableModel model, Function<ForceNode, Optional<Severity>> problems) {
        this.model = model;
        this.problems = problems;
    }

    @Override
    public void updateUI() {
        super.updateUI();
        if (symbols != null) {
            symbols.forget();
        }
    }

    @Override
    public Component getTableCellRendererComponent(
            JTable table, Object value, boolean isSelected, boolean focused, int at, int column) {
        super.getTableCellRendererComponent(table, value, isSelected, focused, at, column);
        Row row = model.row(at);
        ForceColumn shown = model.columns().get(column);
        boolean tree = shown.what() == What.NAME;
        setHorizontalAlignment(shown.isNumber() ? SwingConstants.TRAILING : SwingConstants.LEADING);
        setFont(table.getFont().deriveFont(tree && row.isGroup() ? Font.BOLD : Font.PLAIN));
        if (!isSelected) {
            boolean quiet = model.isSum(at, column) || !row.node().onMap() && shown.what() == What.WHERE;
            setForeground(quiet ? UIManager.getColor("Form.noteForeground") : table.getForeground());
        }
        setIcon(tree ? new Sign(row, model.isOpen(row), isSelected, problems.apply(row.node())) : null);
        setIconTextGap(6);
        int inside = UIScale.scale(6);
        int left = tree ? UIScale.scale(2) : inside;
        boolean current = isSelected
                && column == table.getColumnModel().getSelectionModel().getLeadSelectionIndex();
        setBorder(current ? frame(left, inside) : BorderFactory.createEmptyBorder(0, left, 0, inside));
        setToolTipText(value.toString().isEmpty() ? null : value.toString());
        return this;
    }

    /** Around the cells that a text typed now goes into. */
    private Border frame(int left, int right) {
        int line = UIScale.scale(2);
        return BorderFactory.createCompoundBorder(
                BorderFactory.createLineBorder(getForeground(), line),
                BorderFactory.createEmptyBorder(0, Math.max(0, left - line), 0, right - line));
    }

    /** The step inwards, the sign that opens a group, the symbol of the force and the mark of its worst problem. */
    private final class Sign implements Icon {

        private final Row row;
        private final boolean open;
        private final boolean selected;
        private final Optional<Severity> problem;

        Sign(Row row, boolean open, boolean selected, Optional<Severity> problem) {
            this.row = row;
            this.open = open;
            this.selected = selected;
            this.problem = problem;
        }

        @Override
        public void paintIcon(Component c, Graphics g, int x, int y) {
            int indent = UIScale.scale(ForceTable.INDENT);
            int left = x + indent * row.depth();
            if (row.tree().getChildCount() > 0) {
                Icon sign = UIManager.getIcon(open ? "Tree.expandedIcon" : "Tree.collapsedIcon");
                sign.paintIcon(c, g, left, y + (getIconHeight() - sign.getIconHeight()) / 2);
            }
            String name = row.node().icon();
            Icon symbol = selected ? symbols.of(name, c.getForeground()) : symbols.of(name);
            symbol.paintIcon(c, g, left + indent, y);
            problem.ifPresent(severity -> symbols.of(severity.id())
                    .paintIcon(c, g, left + indent + symbol.getIconWidth() + UIScale.scale(2), y));
        }

        @Override
        public int getIconWidth() {
            int icons = problem.isPresent() ? 2 : 1;
            return UIScale.scale(ForceTable.INDENT) * (row.depth() + 1)
                    + icons * UIScale.scale(Icons.SIZE + (icons == 2 ? 1 : 0));
        }

        @Override
        public int getIconHeight() {
            return UIScale.scale(Icons.SIZE);
        }
    }
}
