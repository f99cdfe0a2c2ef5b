package coupdoeil.validator.lb;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexGrid;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.fact.Places;
import coupdoeil.validator.check.fact.Setup;
import coupdoeil.validator.check.hexes.Ground;
import coupdoeil.validator.check.hexes.HexLabels;
import coupdoeil.validator.check.hexes.WholeMap;
import coupdoeil.validator.check.subject.ScenarioEntry;
import coupdoeil.validator.lb.fact.OpenGround;
import java.util.ArrayList;
import java.util.List;

/** The map as a whole: its numbering, its refuges, and ground that nobody can reach (LB 13, 18, 19, 30). */
final class WholeMapChecks {

    /** Whoever is on the map at the start, or enters it, must be able to get there; silent while there is nobody. */
    @Rule("LB-MAP-13")
    void unreachable(ScenarioEntry entry, Setup setup, Places places, OpenGround open, Ground ground, Reporter out) {
        List<Hex> homes = new ArrayList<>();
        setup.units().forEach(unit -> homes.addAll(unit.placement().hexes()));
        places.ofKind("entry").forEach(place -> homes.addAll(place.area().hexList()));
        if (homes.stream().noneMatch(ground::contains)) {
            return;
        }
        for (List<Hex> group : open.cutOff(homes)) {
            Reporter.Draft draft =
                    out.report().with("n", group.size()).with("h", ground.grid().label(group.get(0)));
            group.forEach(draft::at);
        }
    }

    /** The grid always has an orientation; its numbering may leave hexes without a label, or two with one. */
    @Rule("LB-MAP-14")
    void numbering(WholeMap whole, HexLabels labels, Reporter out) {
        HexGrid grid = whole.map().grid();
        if (whole.map().panels().stream().noneMatch(panel -> panel.labels() != null)
                && grid.labels().label(grid.columns() - 1, grid.rows() - 1).isEmpty()) {
            Hex last = grid.hexAt(grid.columns() - 1, grid.rows() - 1);
            out.report().with("why", "the labels cannot name its last hexes").at(last);
        }
        labels.duplicates()
                .forEach(twice -> out.report()
                        .with("why", "two hexes are called " + twice.label())
                        .at(twice.first())
                        .at(twice.second()));
    }

    @Rule("LB-MAP-18")
    void noRefuge(WholeMap whole, OpenGround open, Reporter out) {
        if (!open.hasRefuge()) {
            out.report();
        }
    }
}
