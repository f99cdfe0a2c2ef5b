package coupdoeil.validator.lb;

import coupdoeil.model.Attributes;
import coupdoeil.model.rules.TerrainRecord;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.Severity;
import coupdoeil.validator.check.fact.PackSpecialRules;
import coupdoeil.validator.check.subject.ChartRow;
import coupdoeil.validator.lb.fact.Battleground;
import coupdoeil.validator.lb.fact.TerrainRecords;
import java.util.ArrayList;
import java.util.List;

/** What the rules say of every dwelling, wood and redoubt, whatever it is called (LB 16, 23, 37). */
final class ChartFamilyChecks {

    private static final String LINE_ALLOWED = "lineAllowed";
    private static final String CARRE_ALLOWED = "carreAllowed";
    private static final List<String> REFUGES = List.of("dwelling", "wooded");
    private static final List<String> CLOSED = List.of("dwelling", "wooded", "redoubt");

    /** Woods may be exempt from blocking by the chart of the battle, dwellings may not (LB 23). */
    @Rule("LB-MAP-08")
    void sight(ChartRow row, Reporter out) {
        TerrainRecord record = row.record();
        String family = TerrainRecords.family(record);
        if (is(record, REFUGES) && !record.effects().flag("blocksLosThrough")) {
            out.report()
                    .severity(family.equals("wooded") ? Severity.INFO : Severity.WARNING)
                    .with("t", record.name())
                    .fix(TerrainRecords.mend(
                            "Let it block sight", record, record.effects().with("blocksLosThrough", true)));
        }
    }

    /** A special rule may say the same of the terrain. */
    @Rule("LB-MAP-09")
    void generalOrder(ChartRow row, PackSpecialRules special, Reporter out) {
        TerrainRecord record = row.record();
        boolean imposed = record.effects().flag("impliesGeneralOrder")
                || special.all().stream()
                        .filter(rule -> rule.id().equals(Battleground.GENERAL_ORDER))
                        .anyMatch(rule ->
                                rule.attributes().texts(Battleground.TERRAIN).contains(record.id()));
        if (is(record, REFUGES) && !imposed) {
            Attributes mended = record.effects()
                    .with("impliesGeneralOrder", true)
                    .with(LINE_ALLOWED, false)
                    .with(CARRE_ALLOWED, false);
            out.report()
                    .with("t", record.name())
                    .fix(TerrainRecords.mend("Let it impose general order", record, mended));
        }
    }

    @Rule("LB-MAP-10")
    void formationsOfTheOpen(ChartRow row, Reporter out) {
        TerrainRecord record = row.record();
        if (!TerrainRecords.ofHex(record) || !record.effects().flag("impliesGeneralOrder")) {
            return;
        }
        List<String> allowed = new ArrayList<>();
        if (allows(record, LINE_ALLOWED)) {
            allowed.add("line");
        }
        if (allows(record, CARRE_ALLOWED)) {
            allowed.add("carré");
        }
        if (!allowed.isEmpty()) {
            Attributes mended = record.effects().with(LINE_ALLOWED, false).with(CARRE_ALLOWED, false);
            out.report()
                    .with("t", record.name())
                    .with("f", allowed)
                    .fix(TerrainRecords.mend("Forbid line and carré there", record, mended));
        }
    }

    @Rule("LB-MAP-11")
    void charges(ChartRow row, Reporter out) {
        TerrainRecord record = row.record();
        if (is(record, CLOSED) && !record.effects().flag("chargeForbidden")) {
            out.report()
                    .with("t", record.name())
                    .fix(TerrainRecords.mend(
                            "Forbid charges there", record, record.effects().with("chargeForbidden", true)));
        }
    }

    private static boolean is(TerrainRecord record, List<String> families) {
        return TerrainRecords.ofHex(record) && families.contains(TerrainRecords.family(record));
    }

    /** What base terrain does not say is allowed; an overlay leaves it to the base terrain. */
    private static boolean allows(TerrainRecord record, String field) {
        return record.effects().has(field)
                ? record.effects().flag(field)
                : record.kind().equals(TerrainRecord.HEX);
    }
}
