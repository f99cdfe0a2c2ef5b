package coupdoeil.validator.ot;

import coupdoeil.model.oob.Roster;
import coupdoeil.model.oob.Side;
import coupdoeil.validator.check.Fix;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.subject.MapPlace;
import coupdoeil.validator.check.subject.PackItem;
import coupdoeil.validator.check.table.TableSize;
import coupdoeil.validator.check.table.WholeTable;
import coupdoeil.validator.table.TableEdges;
import coupdoeil.validator.table.fact.GroundRules;
import coupdoeil.validator.table.fact.Zones;

/** Size and edges of the table (OT Rules Philosophy; Movement: Routs). */
final class TableChecks {

    private static final int WIDTH = 108;
    private static final int DEPTH = 60;

    @Rule("OT-MAP-01")
    void size(WholeTable subject, Reporter out) {
        TableEdges.size(subject, WIDTH, DEPTH, out);
    }

    @Rule("OT-MAP-16")
    void homeEdges(PackItem subject, Zones zones, TableSize table, GroundRules rules, Reporter out) {
        TableEdges.homeEdges(subject, zones, table, rules, out);
    }

    @Rule("OT-MAP-16")
    void offEdge(MapPlace subject, Zones zones, Roster roster, Reporter out) {
        if (zones.isHomeEdge(subject.place())
                && Zones.shape(subject.place())
                        .filter(shape -> !zones.isOnEdge(shape))
                        .isPresent()) {
            String side = Zones.side(subject.place());
            out.report()
                    .with("side", roster.side(side).map(Side::name).orElse(side))
                    .fix(new Fix.Question("Draw it along an edge of the table"));
        }
    }

    @Rule("OT-MAP-17")
    void sharedEdges(MapPlace subject, Zones zones, Reporter out) {
        TableEdges.sharedEdges(subject, zones, out);
    }
}
