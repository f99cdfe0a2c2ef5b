package coupdoeil.validator.hm.fact;

import coupdoeil.model.oob.Unit;
import coupdoeil.model.table.GroundFeature;
import coupdoeil.validator.check.fact.ScenarioFacts;
import coupdoeil.validator.check.fact.Switches;
import coupdoeil.validator.check.table.Stand;
import coupdoeil.validator.sight.table.Screen;
import coupdoeil.validator.table.fact.SetupRules;
import java.math.BigDecimal;
import java.util.Optional;

/** Tables with pieces on them in Horse & Musket (HM Impassable Terrain; Buildings; Proximity to Enemy; Line of Sight). */
public record MusketSetup(Buildings buildings, Distances distances, Switches switches, ScenarioFacts scenario)
        implements SetupRules {

    @Override
    public boolean isClosed(GroundFeature feature, Stand stand) {
        return Going.isImpassable(feature) || (Buildings.isBuilding(feature) && !buildings.isOpen(feature));
    }

    @Override
    public double apartInches() {
        return distances.of("enemies");
    }

    @Override
    public Optional<Screen> screen(GroundFeature feature) {
        return Visibility.isBlocking(feature) && !feature.shape().outline().isEmpty()
                ? Optional.of(new Screen(
                        feature.id(),
                        feature.name(),
                        feature.shape().outline(),
                        Visibility.isBlockingFromHeights(feature),
                        scenario.attributes()
                                .number("woodsVisibilityInches")
                                .map(BigDecimal::doubleValue)
                                .orElse(Double.POSITIVE_INFINITY)))
                : Optional.empty();
    }

    @Override
    public boolean stopsSight(Stand stand) {
        return stand.piece() instanceof Unit || switches.is("generalsBlockLos", "YES");
    }
}
