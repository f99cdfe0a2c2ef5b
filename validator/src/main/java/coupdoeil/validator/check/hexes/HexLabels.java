package coupdoeil.validator.check.hexes;

import coupdoeil.model.battlefield.HexBattlefield;
import coupdoeil.model.battlefield.Panel;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexGrid;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The labels that people read on the map: the grid's, and on a panel that has labels of its own, the panel's.
 *
 * @param duplicates labels that more than one hex has
 */
public record HexLabels(List<Twice> duplicates) {

    /** A label that two hexes share. */
    public record Twice(String label, Hex first, Hex second) {}

    /** Only these many are listed; a wrong scheme repeats nearly every label. */
    private static final int MAX_DUPLICATES = 10;

    public HexLabels {
        duplicates = List.copyOf(duplicates);
    }

    public static HexLabels of(HexBattlefield map) {
        HexGrid grid = map.grid();
        boolean ownLabels = map.panels().stream().anyMatch(panel -> panel.labels() != null);
        // One scheme names every cell differently unless both numbers outgrow their width.
        if (!ownLabels && (grid.columns() < 100 || grid.rows() < 100)) {
            return new HexLabels(List.of());
        }
        Map<String, Hex> first = new HashMap<>();
        List<Twice> duplicates = new ArrayList<>();
        for (int cell = 0; cell < grid.size() && duplicates.size() < MAX_DUPLICATES; cell++) {
            Hex hex = grid.hexAt(cell);
            String label = label(map, hex, cell % grid.columns(), cell / grid.columns());
            Hex other = first.putIfAbsent(label, hex);
            if (other != null) {
                duplicates.add(new Twice(label, other, hex));
            }
        }
        return new HexLabels(duplicates);
    }

    private static String label(HexBattlefield map, Hex hex, int column, int row) {
        for (Panel panel : map.panels()) {
            if (panel.labels() != null
                    && column >= panel.column()
                    && row >= panel.row()
                    && column < panel.column() + panel.columns()
                    && row < panel.row() + panel.rows()) {
                return panel.labels()
                        .label(column - panel.column(), row - panel.row())
                        .orElse("@" + column + "," + row);
            }
        }
        return map.grid().label(hex);
    }
}
