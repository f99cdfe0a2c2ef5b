package coupdoeil.validator.fb;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexGrid;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.subject.PlacedUnit;
import coupdoeil.validator.fb.fact.ReactionZones;
import coupdoeil.validator.fb.fact.SetupSight;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What cavalry can make of its Opportunity Charge zone (FB 9.4). */
final class ChargeZoneChecks {

    @Rule("FB-LOS-08")
    void unusable(
            PlacedUnit placed, ReactionZones zones, SetupSight sight, RuleSystem system, HexGrid grid, Reporter out) {
        if (zones.kind(placed.unit(), placed.placement())
                .filter(ReactionZones.Kind.CHARGE::equals)
                .isEmpty()) {
            return;
        }
        Set<Hex> all = zones.onOpenGround(placed.unit(), placed.placement());
        Set<Hex> open = zones.of(placed.unit(), placed.placement());
        List<Hex> own = placed.placement().hexes();
        List<Hex> barred = all.stream().filter(hex -> !open.contains(hex)).toList();
        List<Hex> unseen = open.stream()
                .filter(hex -> !sight.seesAny(sight.ground(), own, List.of(hex)))
                .toList();
        int usable = all.size() - barred.size() - unseen.size();
        int least = system.tables().nested("sight").integer("leastZonePercent", 100);
        if (100 * usable < least * all.size()) {
            Reporter.Draft draft = out.report()
                    .moment(sight.moment())
                    .with("u", placed.name())
                    .with("why", why(barred.size(), unseen.size()))
                    .with("n", usable)
                    .with("m", all.size())
                    .with("barred", barred.stream().map(grid::label).toList())
                    .with("unseen", unseen.stream().map(grid::label).toList());
            own.forEach(draft::at);
            barred.forEach(draft::at);
            unseen.forEach(draft::at);
        }
    }

    private static String why(int barred, int unseen) {
        return Stream.of(barred == 0 ? "" : barred + " closed to charges", unseen == 0 ? "" : unseen + " out of sight")
                .filter(part -> !part.isEmpty())
                .collect(Collectors.joining(", "));
    }
}
