package coupdoeil.validator.imports.order.assembly;

import coupdoeil.validator.imports.source.ColumnKind;
import coupdoeil.validator.imports.source.RecordTable;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What belongs to what among records: by a path, or by the id of a parent. Circles are cut where they close, and chains where
 * they are longer than those of any army.
 */
final class RecordTree {

    /**
     * A record, or a step of paths that has none.
     *
     * @param label the last step of its path
     */
    record Node(String key, String label, int line, RecordTable.@Nullable Row row, List<Node> children) {

        @Override
        public boolean equals(@Nullable Object other) {
            return this == other;
        }

        @Override
        public int hashCode() {
            return System.identityHashCode(this);
        }
    }

    private static final int MOST_LEVELS = 50;

    private final RecordColumns columns;
    private final List<Node> roots = new ArrayList<>();
    private final Map<Integer, String> dangling = new LinkedHashMap<>();
    private final Set<Node> lost = new HashSet<>();
    private final Set<String> kindsOfFormations = new HashSet<>();

    RecordTree(RecordTable table, RecordColumns columns) {
        this.columns = columns;
        if (columns.has(ColumnKind.PATH)) {
            byPath(table);
        } else {
            byParent(table);
        }
        List<Node> level = new ArrayList<>(roots);
        for (int depth = 1; !level.isEmpty(); depth++) {
            List<Node> next = new ArrayList<>();
            for (Node node : level) {
                noteKind(node);
                next.addAll(node.children());
                if (depth % MOST_LEVELS == 0) {
                    node.children().forEach(child -> loose(child, node.label()));
                    node.children().clear();
                }
            }
            level = next;
        }
    }

    private void noteKind(Node node) {
        if (node.row() != null && !node.children().isEmpty()) {
            String kind = columns.text(node.row(), ColumnKind.KIND);
            if (!kind.isEmpty()) {
                kindsOfFormations.add(kind);
            }
        }
    }

    /** Lets go of one that cannot stand below what it belongs to. @param of what that is called */
    private void loose(Node node, String of) {
        roots.add(node);
        lost.add(node);
        dangling.put(node.line(), of);
    }

    List<Node> roots() {
        return roots;
    }

    /** Lines of records that belong to something without a record, and what that is called. */
    Map<Integer, String> dangling() {
        return dangling;
    }

    /** Whether what it belongs to has no record. */
    boolean isLost(Node node) {
        return lost.contains(node);
    }

    /** Whether records of this one's kind have others below them. */
    boolean isKindOfFormations(RecordTable.Row row) {
        return kindsOfFormations.contains(columns.text(row, ColumnKind.KIND));
    }

    private void byPath(RecordTable table) {
        Map<String, Node> nodes = new LinkedHashMap<>();
        for (RecordTable.Row row : table.rows()) {
            String path = columns.text(row, ColumnKind.PATH);
            String key = prefix(row) + path;
            String label = path.substring(Math.max(path.lastIndexOf('.'), path.lastIndexOf('/')) + 1);
            Node node = new Node(key, spaced(label), row.line(), row, new ArrayList<>());
            if (nodes.putIfAbsent(key, node) != null) {
                nodes.put(key + "#" + row.line(), node);
            }
        }
        for (Node node : List.copyOf(nodes.values())) {
            place(node, columns.text(node.row() == null ? table.rows().get(0) : node.row(), ColumnKind.PATH), nodes);
        }
    }

    /** Paths of different armies may begin with the same step. */
    private String prefix(RecordTable.Row row) {
        return columns.text(row, ColumnKind.SIDE) + "\u0000";
    }

    private void place(Node node, String path, Map<String, Node> nodes) {
        String start =
                node.row() == null ? node.key().substring(0, node.key().indexOf('\u0000') + 1) : prefix(node.row());
        Node child = node;
        String rest = path;
        for (int levels = 1; ; levels++) {
            int cut = Math.max(rest.lastIndexOf('.'), rest.lastIndexOf('/'));
            if (cut < 0 || levels == MOST_LEVELS) {
                roots.add(child);
                return;
            }
            rest = rest.substring(0, cut);
            Node parent = nodes.get(start + rest);
            if (parent != null) {
                parent.children().add(child);
                if (parent.row() == null) {
                    dangling.put(node.line(), parent.label());
                }
                return;
            }
            String label = rest.substring(Math.max(rest.lastIndexOf('.'), rest.lastIndexOf('/')) + 1);
            parent = new Node(start + rest, spaced(label), node.line(), null, new ArrayList<>());
            nodes.put(start + rest, parent);
            dangling.put(node.line(), parent.label());
            parent.children().add(child);
            child = parent;
        }
    }

    private static String spaced(String label) {
        return label.replace('_', ' ').strip();
    }

    private void byParent(RecordTable table) {
        Map<String, Node> nodes = new LinkedHashMap<>();
        List<Node> all = new ArrayList<>();
        for (RecordTable.Row row : table.rows()) {
            String id = columns.text(row, ColumnKind.ID);
            Node node = new Node(id, columns.text(row, ColumnKind.NAME), row.line(), row, new ArrayList<>());
            all.add(node);
            if (!id.isEmpty()) {
                nodes.putIfAbsent(id, node);
            }
        }
        Map<Node, Node> above = new LinkedHashMap<>();
        for (Node node : all) {
            String parent = node.row() == null ? "" : columns.text(node.row(), ColumnKind.PARENT);
            Node found = nodes.get(parent);
            if (parent.isEmpty() || parent.equals("0") && found == null) {
                roots.add(node);
            } else if (found == null || closesCircle(node, found, above)) {
                loose(node, parent);
            } else {
                above.put(node, found);
                found.children().add(node);
            }
        }
    }

    /** Whether a node would stand below itself, or below too many others. */
    private static boolean closesCircle(Node node, Node parent, Map<Node, Node> above) {
        int levels = 0;
        for (Node at = parent; at != null; at = above.get(at)) {
            if (at == node || ++levels == MOST_LEVELS) {
                return true;
            }
        }
        return false;
    }
}
