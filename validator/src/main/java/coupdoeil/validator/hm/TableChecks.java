package coupdoeil.validator.hm;

import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.table.WholeTable;
import coupdoeil.validator.table.TableEdges;

/** Size and edges of the table (HM Route; Routing). */
final class TableChecks {

    private static final int WIDTH = 72;
    private static final int DEPTH = 48;

    @Rule("HM-TAB-01")
    void size(WholeTable subject, Reporter out) {
        TableEdges.size(subject, WIDTH, DEPTH, out);
    }
}
