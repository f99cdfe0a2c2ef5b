package coupdoeil.validator.lb;

import coupdoeil.model.grid.Hex;
import coupdoeil.validator.check.Fix;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.hexes.Ground;
import coupdoeil.validator.check.subject.FindingPlace;
import coupdoeil.validator.check.subject.Occupant;
import coupdoeil.validator.check.subject.PlacedPiece;
import coupdoeil.validator.check.subject.PlacedUnit;
import coupdoeil.validator.lb.fact.Zones;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Who stands where he can be reached from the first moment on, and who where nobody can (LB 14, 45). */
final class StartContactChecks {

    @Rule("LB-SCEN-09")
    void offTheMap(PlacedPiece placed, Ground ground, Reporter out) {
        List<Hex> outside = placed.placement().hexes().stream()
                .filter(hex -> !ground.contains(hex))
                .toList();
        if (!outside.isEmpty()) {
            List<String> labels = outside.stream().map(ground.grid()::label).toList();
            Reporter.Draft draft = out.report().with("u", placed.name()).with("h", String.join(", ", labels));
            outside.forEach(draft::at);
            draft.fix(new Fix.Question("Move " + placed.name() + " onto the map"));
        }
    }

    @Rule("LB-SCEN-10")
    void inTheZone(PlacedUnit placed, Zones zones, Reporter out) {
        Map<String, Occupant> enemies = new LinkedHashMap<>();
        for (Hex hex : placed.placement().hexes()) {
            zones.against(placed.side(), hex)
                    .forEach(enemy -> enemies.putIfAbsent(enemy.piece().id(), enemy));
        }
        if (!enemies.isEmpty() && !placed.side().isEmpty()) {
            List<String> names =
                    enemies.values().stream().map(enemy -> enemy.piece().name()).toList();
            Reporter.Draft draft = out.report().with("u", placed.name()).with("v", names);
            enemies.values().stream()
                    .flatMap(enemy -> enemy.placement().hex().stream())
                    .distinct()
                    .forEach(hex -> draft.related(new FindingPlace.AtHex(hex)));
        }
    }
}
