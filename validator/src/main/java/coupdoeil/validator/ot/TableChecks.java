package coupdoeil.validator.ot;

import coupdoeil.model.Attributes;
import coupdoeil.model.oob.Roster;
import coupdoeil.model.oob.Side;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.validator.check.Fix;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.subject.MapPlace;
import coupdoeil.validator.check.subject.ScenarioEntry;
import coupdoeil.validator.check.table.TableSize;
import coupdoeil.validator.table.Rescaling;
import coupdoeil.validator.table.fact.Zones;
import java.util.List;

/** Size and edges of the table (OT Rules Philosophy; Movement: Routs). */
final class TableChecks {

    /** What a real size may be off the scale. */
    private static final double TOLERANCE = 0.05;

    private static final String PRINTED = "printedInches";

    @Rule("OT-MAP-16")
    void offEdge(MapPlace subject, Zones zones, Roster roster, Reporter out) {
        if (zones.isHomeEdge(subject.place())
                && Zones.shape(subject.place())
                        .filter(shape -> !zones.isOnEdge(shape))
                        .isPresent()) {
            String side = Zones.side(subject.place());
            out.report()
                    .with("side", roster.side(side).map(Side::name).orElse(side))
                    .ask("Draw it along an edge of the table");
        }
    }

    @Rule("OT-MAP-02")
    void realSize(ScenarioEntry subject, TableSize table, RuleSystem system, Reporter out) {
        List<Integer> stated = subject.scenario().attributes().integers("realSizeYards");
        int yards = system.tables().nested("scale").integer("yardsPerInch", 0);
        if (stated.size() != 2) {
            return;
        }
        double width = table.widthInches() * yards;
        double depth = table.depthInches() * yards;
        if (isOff(stated.get(0), width) || isOff(stated.get(1), depth)) {
            out.report()
                    .with("stated", stated.get(0) + " by " + stated.get(1))
                    .with("scale", Math.round(width) + " by " + Math.round(depth));
        }
    }

    private static boolean isOff(int stated, double scale) {
        return Math.abs(stated - scale) > stated * TOLERANCE;
    }

    @Rule("OT-MAP-20")
    void printedInches(ScenarioEntry subject, RuleSystem system, Reporter out) {
        Attributes attributes = subject.scenario().attributes();
        String scale = attributes.text("figureScale").orElse("");
        List<Integer> ratio =
                system.tables().nested("scale").nested("figureScales").integers(scale);
        if (attributes.flag(PRINTED) && ratio.size() == 2 && !ratio.get(0).equals(ratio.get(1))) {
            Rescaling rescaling = new Rescaling((double) ratio.get(1) / ratio.get(0));
            out.report()
                    .with("scale", scale)
                    .fix(new Fix.Change(
                            "Convert it to inches of 15 mm figures", pack -> converted(rescaling.of(pack))));
        }
    }

    /** All scenarios share the table. */
    private static Pack converted(Pack pack) {
        Pack converted = pack;
        for (Scenario scenario : pack.scenarios()) {
            converted = converted.withScenario(
                    scenario.id(),
                    known -> known.withAttributes(known.attributes().without(PRINTED)));
        }
        return converted;
    }
}
