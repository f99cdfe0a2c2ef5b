package coupdoeil.validator.imports.order.assembly;

import coupdoeil.validator.imports.source.ColumnKind;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The sides of records: a column of sides if there is one, called by its nation if it holds numbers; else the nations. */
final class RecordSides {

    private final RecordColumns columns;
    private final List<String> names = new ArrayList<>();
    private final Map<RecordTree.Node, Integer> sides = new HashMap<>();

    RecordSides(RecordColumns columns, RecordTree tree) {
        this.columns = columns;
        Map<String, String> labels = labels();
        Map<RecordTree.Node, String> keys = new LinkedHashMap<>();
        List<RecordTree.Node> all = new ArrayList<>(tree.roots());
        all.forEach(root -> keys.put(root, key(root, "")));
        for (int i = 0; i < all.size(); i++) {
            RecordTree.Node node = all.get(i);
            String own = keys.getOrDefault(node, "");
            for (RecordTree.Node child : node.children()) {
                String key = key(child, own);
                keys.put(child, key.isEmpty() ? own : key);
                all.add(child);
            }
        }
        keys.forEach((node, key) -> {
            String label = labels.getOrDefault(key, key);
            if (!names.contains(label)) {
                names.add(label);
            }
            sides.put(node, names.indexOf(label));
        });
        if (names.isEmpty()) {
            names.add("");
        }
    }

    private String key(RecordTree.Node node, String above) {
        if (node.row() == null) {
            return above.isEmpty() && !node.children().isEmpty()
                    ? key(node.children().get(0), "")
                    : above;
        }
        ColumnKind by = columns.has(ColumnKind.SIDE) ? ColumnKind.SIDE : ColumnKind.NATION;
        // What stands within a formation is of its side, whatever its nation.
        return by == ColumnKind.NATION && !above.isEmpty() ? above : columns.text(node.row(), by);
    }

    private Map<String, String> labels() {
        Map<String, Map<String, Integer>> nations = new HashMap<>();
        columns.rows().forEach(row -> {
            String side = columns.text(row, ColumnKind.SIDE);
            String nation = columns.text(row, ColumnKind.NATION);
            if (side.matches("\\d+") && !nation.isEmpty()) {
                nations.computeIfAbsent(side, none -> new HashMap<>()).merge(nation, 1, Integer::sum);
            }
        });
        Map<String, String> labels = new HashMap<>();
        nations.forEach((side, counts) -> counts.entrySet().stream()
                .max(Map.Entry.comparingByValue())
                .ifPresent(most -> labels.put(side, most.getKey())));
        return labels;
    }

    int of(RecordTree.Node node) {
        return sides.getOrDefault(node, 0);
    }

    List<String> names() {
        return names;
    }
}
