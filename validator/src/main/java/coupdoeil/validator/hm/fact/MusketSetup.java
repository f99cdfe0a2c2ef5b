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
public final class MusketSetup implements SetupRules {

    private final Buildings buildings;
    private final double apart;
    private final boolean generalsBlock;
    private final double woods;

    public MusketSetup(Buildings buildings, Distances distances, Switches switches, ScenarioFacts scenario) {
        this.buildings = buildings;
        this.apart = distances.of("enemies");
        this.generalsBlock = switches.is("generalsBlockLos", "YES");
        this.woods = scenario.attributes()
                .number("woodsVisibilityInches")
                .map(BigDecimal::doubleValue)
                .orElse(Double.POSITIVE_INFINITY);
    }

    @Override
    public boolean isClosed(GroundFeature feature, Stand stand) {
        return Going.isImpassable(feature) || (Buildings.isBuilding(feature) && !buildings.isOpen(feature));
    }

    @Override
    public double apartInches() {
        return apart;
    }

    @Override
    public Optional<Screen> screen(GroundFeature feature) {
        return Visibility.isBlocking(feature) && !feature.shape().outline().isEmpty()
                ? Optional.of(new Screen(
                        feature.id(),
                        feature.name(),
                        feature.shape().outline(),
                        Visibility.isBlockingFromHeights(feature),
                        woods))
                : Optional.empty();
    }

    @Override
    public boolean stopsSight(Stand stand) {
        return generalsBlock || stand.piece() instanceof Unit;
    }
}
