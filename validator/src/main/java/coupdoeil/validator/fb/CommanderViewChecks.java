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
import java.util.List;
import java.util.Optional;

/**
 * The overlay of what one hex has of the ground around it, for the hexes that every battle has: where the commanders of
 * the armies stand (FB 3.3.2). That of any other hex costs milliseconds, so it is made when asked for.
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
        List<Hex> blind = view.hexes(Sighting.BLIND);
        int seen = view.count(Sighting.VISIBLE);
        int blocked = view.count(Sighting.BLOCKED);
        int tooFar = view.count(Sighting.TOO_FAR);
        Reporter.Draft draft = out.report()
                .moment(sight.moment())
                .with("l", placed.name())
                .with("n", seen)
                .with("m", seen + blind.size() + blocked + tooFar)
                .with("v", sight.rule().visibilityHexes())
                .with("blind", blind.size())
                .with("blocked", blocked)
                .with("far", tooFar)
                .with("hexes", blind.stream().map(grid::label).toList())
                .at(from.get());
        blind.forEach(draft::at);
    }
}
