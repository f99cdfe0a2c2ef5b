package coupdoeil.validator.cc;

import coupdoeil.model.battlefield.Labels;
import coupdoeil.model.grid.Hex;
import coupdoeil.validator.cc.fact.Ranges;
import coupdoeil.validator.cc.sight.Fire;
import coupdoeil.validator.cc.sight.Fire.Target;
import coupdoeil.validator.cc.sight.Sights;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.hexes.Stack;
import coupdoeil.validator.check.subject.FindingPlace;
import coupdoeil.validator.check.subject.Occupant;
import coupdoeil.validator.check.subject.PlacedUnit;
import coupdoeil.validator.sight.Sighting;
import coupdoeil.validator.sight.hexes.SightRule;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Lines of sight that end at the crest of a hill or at the side edge of the board (CC 5 Ranged Combat 3, 7 Hill). */
final class CrestChecks {

    /** It is set back from all low ground, or at least from all enemies on it. */
    @Rule("CC-LOS-06")
    void behindCrest(PlacedUnit placed, Fire fire, Labels labels, Reporter out) {
        Optional<Hex> post = fire.post(placed)
                .filter(from -> FireChecks.isBattery(placed) && fire.ground().level(from) > 0);
        if (post.isEmpty()) {
            return;
        }
        Hex from = post.get();
        List<Hex> low = fire.reach(from, placed.unit()).stream()
                .filter(hex -> fire.ground().level(hex) <= 0)
                .toList();
        boolean rim = from.neighbours().stream()
                .anyMatch(hex -> fire.ground().contains(hex) && fire.ground().level(hex) <= 0);
        List<Hex> enemies = fire.enemies(placed).stream()
                .map(Target::hex)
                .filter(low::contains)
                .toList();
        List<Hex> hidden = !rim && hiddenByHills(fire, from, low) ? low : enemies;
        if (hiddenByHills(fire, from, hidden)) {
            Reporter.Draft draft = out.report()
                    .with("u", placed.name())
                    .with("h", labels.hex(from))
                    .with("n", hidden.size())
                    .at(from);
            hidden.forEach(hex -> draft.related(new FindingPlace.AtHex(hex)));
        }
    }

    @Rule("CC-LOS-08")
    void boardEdge(Stack stack, Fire fire, Sights sights, Ranges ranges, Labels labels, Reporter out) {
        Set<Hex> hidden = new LinkedHashSet<>();
        for (Occupant occupant : stack.units()) {
            SightRule eyes = sights.of(occupant.arm(), occupant.side());
            SightRule open = sights.withoutEdge(occupant.arm(), occupant.side());
            int range = occupant.unit().map(ranges::of).orElse(0);
            fire.pastTheEdge(stack.hex()).stream()
                    .filter(hex -> stack.hex().distance(hex) <= range)
                    .filter(hex ->
                            !eyes.sees(fire.ground(), stack.hex(), hex) && open.sees(fire.ground(), stack.hex(), hex))
                    .forEach(hidden::add);
        }
        if (!hidden.isEmpty()) {
            Reporter.Draft draft = out.report()
                    .with("h", stack.label())
                    .with("hexes", hidden.stream().map(labels::hex).toList())
                    .at(stack.hex());
            hidden.forEach(hex -> draft.related(new FindingPlace.AtLine(stack.hex(), hex)));
        }
    }

    /** Whether none of some hexes is seen for the terrain, and one at least for a hill alone. */
    private static boolean hiddenByHills(Fire fire, Hex from, List<Hex> hexes) {
        return hexes.stream().noneMatch(hex -> fire.overTerrain(from, hex) == Sighting.VISIBLE)
                && hexes.stream().anyMatch(hex -> fire.overTerrain(from, hex) == Sighting.BLIND);
    }
}
