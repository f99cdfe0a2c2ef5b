package coupdoeil.validator.fb;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexGrid;
import coupdoeil.model.oob.Roster;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.subject.PlacedLeader;
import coupdoeil.validator.fb.fact.SetupSight;
import coupdoeil.validator.sight.Sighting;
import coupdoeil.validator.sight.hexes.Viewshed;
import java.util.Optional;

/**
 * How much of the ground around them the commanders of the armies see (FB 3.3.2). Which hexes, from there or from anywhere,
 * the overlay and the command say when they are asked.
 */
final class CommanderViewChecks {

    @Rule("FB-LOS-09")
    void overlay(PlacedLeader placed, Roster roster, SetupSight sight, HexGrid grid, Reporter out) {
        Optional<Hex> from = placed.placement().hex().filter(sight.ground()::contains);
        boolean commander = roster.armyOf(placed.leader())
                .filter(army -> placed.leader().id().equals(army.leader()))
                .isPresent();
        if (from.isEmpty() || !commander || !sight.limited()) {
            return;
        }
        Viewshed view = Viewshed.of(
                sight.rule(),
                sight.ground(),
                from.get(),
                grid.within(from.get(), sight.rule().visibilityHexes()));
        int blind = view.count(Sighting.BLIND);
        int seen = view.count(Sighting.VISIBLE);
        int blocked = view.count(Sighting.BLOCKED);
        int tooFar = view.count(Sighting.TOO_FAR);
        out.report()
                .moment(sight.moment())
                .with("l", placed.name())
                .with("n", seen)
                .with("m", seen + blind + blocked + tooFar)
                .with("v", sight.rule().visibilityHexes())
                .with("blind", blind)
                .with("blocked", blocked)
                .with("far", tooFar)
                .at(from.get());
    }
}
