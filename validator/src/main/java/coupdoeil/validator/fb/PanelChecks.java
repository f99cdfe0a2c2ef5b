package coupdoeil.validator.fb;

import coupdoeil.model.battlefield.HexBattlefield;
import coupdoeil.model.battlefield.Panel;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexGrid;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.hexes.HexLabels;
import coupdoeil.validator.check.hexes.WholeMap;
import java.util.BitSet;
import java.util.List;

/** How map panels are assembled (FB 2.1, 3.2). */
final class PanelChecks {

    private static final int MOST_CLASHES = 100;

    @Rule("FB-MAP-17")
    void clash(WholeMap whole, HexLabels labels, Reporter out) {
        HexBattlefield map = whole.map();
        HexGrid grid = map.grid();
        List<Panel> panels = map.panels();
        int clashes = 0;
        // Panels that all lie on one another would make a finding of every pair.
        for (int i = 0; i < panels.size() && clashes < MOST_CLASHES; i++) {
            for (int j = i + 1; j < panels.size() && clashes < MOST_CLASHES; j++) {
                Panel a = panels.get(i);
                Panel b = panels.get(j);
                int column = Math.max(a.column(), b.column());
                int row = Math.max(a.row(), b.row());
                if (column < Math.min(a.column() + a.columns(), b.column() + b.columns())
                        && row < Math.min(a.row() + a.rows(), b.row() + b.rows())) {
                    clashes++;
                    report(out, a.name(), b.name(), grid.hexAt(column, row), grid, "they overlap");
                }
            }
        }
        if (!panels.isEmpty()) {
            gap(map, out);
        }
        labels.duplicates()
                .forEach(twice -> out.report()
                        .with("p", twice.label())
                        .with("q", twice.label())
                        .with("h", grid.label(twice.second()))
                        .with("why", "the label is used twice")
                        .at(twice.first())
                        .at(twice.second()));
    }

    private static void gap(HexBattlefield map, Reporter out) {
        HexGrid grid = map.grid();
        BitSet covered = new BitSet(grid.size());
        for (Panel panel : map.panels()) {
            int from = Math.max(0, panel.column());
            int to = Math.min(grid.columns(), panel.column() + panel.columns());
            int last = Math.min(grid.rows(), panel.row() + panel.rows());
            for (int row = Math.max(0, panel.row()); row < last && from < to; row++) {
                covered.set(row * grid.columns() + from, row * grid.columns() + to);
            }
        }
        for (int cell = covered.nextClearBit(0); cell < grid.size(); cell = covered.nextClearBit(cell + 1)) {
            if (map.contains(grid.hexAt(cell))) {
                Panel nearest = map.panels().get(0);
                report(out, nearest.name(), "the rest", grid.hexAt(cell), grid, "no panel covers it");
                return;
            }
        }
    }

    private static void report(Reporter out, String p, String q, Hex hex, HexGrid grid, String why) {
        out.report()
                .with("p", p)
                .with("q", q)
                .with("h", grid.label(hex))
                .with("why", why)
                .at(hex);
    }
}
