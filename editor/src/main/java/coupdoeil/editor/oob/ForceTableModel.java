package coupdoeil.editor.oob;

import coupdoeil.editor.document.Session;
import coupdoeil.editor.form.Field;
import coupdoeil.editor.form.FieldText;
import coupdoeil.editor.form.FieldText.Reading;
import coupdoeil.editor.form.Form;
import coupdoeil.editor.inspector.Forms;
import coupdoeil.editor.oob.ForceColumn.What;
import coupdoeil.editor.text.Messages;
import coupdoeil.model.pack.Edit;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javax.swing.table.AbstractTableModel;
import javax.swing.tree.DefaultMutableTreeNode;

/**
 * The order of battle as rows: every force that shows, under its superior. Cells are the fields of the forces' forms, made
 * when they are looked at.
 */
final class ForceTableModel extends AbstractTableModel {

    private static final long serialVersionUID = 1L;

    /** A force that shows. @param depth of its superiors */
    record Row(ForceNode node, int depth, DefaultMutableTreeNode tree) {
        boolean isGroup() {
            return !node.isPiece();
        }
    }

    private final transient Session session;
    private final transient Set<String> closed = new HashSet<>();
    private final transient Map<String, Optional<Form>> forms = new HashMap<>();
    private transient List<ForceColumn> columns = List.of();
    private transient List<Row> rows = List.of();
    private transient DefaultMutableTreeNode root = new DefaultMutableTreeNode("");
    private transient ForceSums sums;
    private String filter = "";

    ForceTableModel(Session session) {
        this.session = session;
        this.sums = new ForceSums(session);
    }

    /** Reads the order of battle anew. @param words only what holds them is shown, with its superiors */
    void fill(String words) {
        filter = words.strip().toLowerCase(Locale.ROOT);
        root = ForceTreeModel.build(session);
        sums = new ForceSums(session);
        forms.clear();
        List<ForceColumn> wanted = ForceColumn.of(session.system());
        boolean same = wanted.equals(columns);
        columns = wanted;
        layOut();
        if (same) {
            fireTableDataChanged();
        } else {
            fireTableStructureChanged();
        }
    }

    private void layOut() {
        List<Row> all = new ArrayList<>();
        collect(root, 0, all);
        rows = all;
    }

    private void collect(DefaultMutableTreeNode parent, int depth, List<Row> all) {
        for (Object each : Collections.list(parent.children())) {
            DefaultMutableTreeNode child = (DefaultMutableTreeNode) each;
            ForceNode node = (ForceNode) child.getUserObject();
            if (fits(child)) {
                all.add(new Row(node, depth, child));
                if (!filter.isEmpty() || !closed.contains(node.key())) {
                    collect(child, depth + 1, all);
                }
            }
        }
    }

    private boolean fits(DefaultMutableTreeNode node) {
        return filter.isEmpty()
                || Collections.list(node.preorderEnumeration()).stream()
                        .map(each -> (ForceNode) ((DefaultMutableTreeNode) each).getUserObject())
                        .anyMatch(force -> force.name().toLowerCase(Locale.ROOT).contains(filter)
                                || force.id().contains(filter));
    }

    Row row(int index) {
        return rows.get(index);
    }

    List<ForceColumn> columns() {
        return columns;
    }

    /** The row of a force; -1 if it does not show. */
    int indexOf(String key) {
        for (int i = 0; i < rows.size(); i++) {
            if (rows.get(i).node().key().equals(key)) {
                return i;
            }
        }
        return -1;
    }

    boolean isOpen(Row row) {
        return !closed.contains(row.node().key());
    }

    /** Opens or closes a group. */
    void setOpen(Row row, boolean open) {
        if (row.isGroup() && open != isOpen(row)) {
            if (open) {
                closed.remove(row.node().key());
            } else {
                closed.add(row.node().key());
            }
            layOut();
            fireTableDataChanged();
        }
    }

    /** Opens the groups around the first force, from a row on and then from the top, whose name begins with some letters. */
    Optional<String> find(String letters, int from) {
        String wanted = letters.toLowerCase(Locale.ROOT);
        List<DefaultMutableTreeNode> all = new ArrayList<>();
        for (Object each : Collections.list(root.preorderEnumeration())) {
            if (((DefaultMutableTreeNode) each).getUserObject() instanceof ForceNode) {
                all.add((DefaultMutableTreeNode) each);
            }
        }
        int start = from < 0 ? 0 : all.indexOf(rows.get(from).tree());
        Collections.rotate(all, -start);
        Optional<DefaultMutableTreeNode> found = all.stream()
                .filter(node -> begins(((ForceNode) node.getUserObject()).name(), wanted))
                .findFirst();
        found.ifPresent(node -> {
            for (Object above : node.getPath()) {
                if (above != node && ((DefaultMutableTreeNode) above).getUserObject() instanceof ForceNode group) {
                    closed.remove(group.key());
                }
            }
            layOut();
            fireTableDataChanged();
        });
        return found.map(node -> ((ForceNode) node.getUserObject()).key());
    }

    private static boolean begins(String name, String letters) {
        String lower = name.toLowerCase(Locale.ROOT);
        return lower.startsWith(letters) || lower.contains(" " + letters);
    }

    @Override
    public int getRowCount() {
        return rows.size();
    }

    @Override
    public int getColumnCount() {
        return columns.size();
    }

    @Override
    public String getColumnName(int column) {
        return columns.get(column).name();
    }

    /** What a cell changes; empty if it only shows something. */
    Optional<Field> field(int row, int column) {
        ForceNode node = rows.get(row).node();
        return forms.computeIfAbsent(node.key(), key -> Forms.of(session, node.selection()))
                .flatMap(form -> columns.get(column).field(form));
    }

    @Override
    public boolean isCellEditable(int row, int column) {
        return field(row, column).isPresent();
    }

    @Override
    public Object getValueAt(int row, int column) {
        Row shown = rows.get(row);
        ForceColumn at = columns.get(column);
        if (at.what() == What.WHERE) {
            return shown.node().detail().isEmpty() && shown.node().isPiece()
                    ? Messages.text("oob.off")
                    : shown.node().detail();
        }
        String said = field(row, column)
                .map(field -> FieldText.name(field.type(), field.value()))
                .orElse(at.what() == What.NAME ? shown.node().name() : "");
        return said.isEmpty() && shown.isGroup() ? sums.of(at, shown.tree()) : said;
    }

    /** Whether a cell shows a sum and not a value of its own. */
    boolean isSum(int row, int column) {
        return rows.get(row).isGroup()
                && columns.get(column).what() != What.NAME
                && field(row, column).map(field -> field.value() == null).orElse(true);
    }

    /**
     * The edit that writes a text into a column of some rows, those that have it.
     *
     * @throws IllegalArgumentException if it is refused; the message says why
     */
    Edit write(List<Integer> into, int column, String text) {
        List<Edit> edits = new ArrayList<>();
        for (int row : into) {
            field(row, column).ifPresent(field -> edits.add(written(field, text)));
        }
        String name = edits.size() == 1
                ? edits.get(0).name()
                : Messages.text("edit.set", columns.get(column).name(), Messages.text("oob.rows", edits.size()));
        return new Edit(name, pack -> {
            var changed = pack;
            for (Edit edit : edits) {
                changed = edit.apply(changed);
            }
            return changed;
        });
    }

    private static Edit written(Field field, String text) {
        Reading reading = FieldText.read(field.type(), text);
        Object value = reading.value();
        String fault = !reading.isGood()
                ? reading.error()
                : value == null && field.type().required()
                        ? Messages.text("field.required")
                        : value == null ? "" : field.check().apply(value);
        if (!fault.isEmpty()) {
            throw new IllegalArgumentException(fault);
        }
        return field.change().apply(value);
    }

    /** Rows as a spreadsheet takes them, the names of the columns first. */
    String cells(int[] rows) {
        StringBuilder lines = new StringBuilder();
        List<Integer> columns = IntStream.range(0, getColumnCount()).boxed().toList();
        lines.append(columns.stream().map(this::getColumnName).collect(Collectors.joining("\t")));
        for (int row : rows) {
            lines.append('\n')
                    .append(columns.stream()
                            .map(column -> String.valueOf(getValueAt(row, column)))
                            .collect(Collectors.joining("\t")));
        }
        return lines.append('\n').toString();
    }
}
