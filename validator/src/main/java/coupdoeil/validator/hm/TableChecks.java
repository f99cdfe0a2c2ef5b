package coupdoeil.validator.hm;

import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.subject.MapPlace;
import coupdoeil.validator.check.subject.PackItem;
import coupdoeil.validator.check.table.TableSize;
import coupdoeil.validator.check.table.WholeTable;
import coupdoeil.validator.table.TableEdges;
import coupdoeil.validator.table.fact.GroundRules;
import coupdoeil.validator.table.fact.Zones;

/** Size and edges of the table (HM Route; Routing). */
final class TableChecks {

    private static final int WIDTH = 72;
    private static final int DEPTH = 48;

    @Rule("HM-TAB-01")
    void size(WholeTable subject, Reporter out) {
        TableEdges.size(subject, WIDTH, DEPTH, out);
    }

    @Rule("HM-TAB-02")
    void homeEdges(PackItem subject, Zones zones, TableSize table, GroundRules rules, Reporter out) {
        TableEdges.homeEdges(subject, zones, table, rules, out);
    }

    @Rule("HM-TAB-03")
    void sharedEdges(MapPlace subject, Zones zones, Reporter out) {
        TableEdges.sharedEdges(subject, zones, out);
    }
}
