package coupdoeil.validator.cc;

import coupdoeil.model.grid.Hex;
import coupdoeil.validator.cc.fact.OpenGround;
import coupdoeil.validator.cc.fact.Terrain;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.hexes.Ground;
import coupdoeil.validator.check.subject.ScenarioEntry;
import java.util.List;

/** Whether the armies can get at each other, and everywhere (CC 5 Phase 3, 7). */
final class PassageChecks {

    @Rule("CC-MAP-12")
    void cutOff(ScenarioEntry entry, OpenGround open, Ground ground, Reporter out) {
        for (List<Hex> group : open.cutOff()) {
            Reporter.Draft draft =
                    out.report().with("n", group.size()).with("h", ground.grid().label(group.get(0)));
            group.forEach(draft::at);
        }
    }

    @Rule("CC-MAP-13")
    void split(ScenarioEntry entry, OpenGround open, Reporter out) {
        if (!open.joined(Terrain.ARMS.get(0))) {
            out.report();
        }
    }
}
