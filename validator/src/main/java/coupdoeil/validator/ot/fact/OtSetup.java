package coupdoeil.validator.ot.fact;

import coupdoeil.model.oob.Unit;
import coupdoeil.model.table.GroundFeature;
import coupdoeil.validator.check.fact.Switches;
import coupdoeil.validator.check.table.Stand;
import coupdoeil.validator.sight.table.Screen;
import coupdoeil.validator.table.fact.SetupRules;
import java.util.Optional;

/** Tables with pieces on them in Old Trousers II (OT Terrain; Movement: Charges; Visibility). */
public record OtSetup(Spacing spacing, Switches switches) implements SetupRules {

    /** Whether cavalry may be in redoubts. */
    public boolean admitsCavalryToRedoubts() {
        return switches.is("redoubtCavalry", "YES");
    }

    /** Whoever is in a block has no footprint, so the ground of blocks is closed to all. */
    @Override
    public boolean isClosed(GroundFeature feature, Stand stand) {
        if (Terrain.isBlock(feature) || Terrain.isImpassable(feature)) {
            return true;
        }
        if (!(stand.piece() instanceof Unit unit) || (Terrain.isRedoubt(feature) && admitsCavalryToRedoubts())) {
            return false;
        }
        return Terrain.isProhibited(feature, unit.arm())
                || (Terrain.isHeavyWood(feature) && Units.isFormed(stand.placement()));
    }

    @Override
    public double apartInches() {
        return spacing.of("enemy");
    }

    @Override
    public Optional<Screen> screen(GroundFeature feature) {
        double depth = feature.effects().decimal("seenIntoInches");
        return Terrain.blocksSight(feature) && !feature.shape().outline().isEmpty()
                ? Optional.of(new Screen(
                        feature.id(),
                        feature.name(),
                        feature.shape().outline(),
                        !feature.effects().has("losHeight"),
                        depth))
                : Optional.empty();
    }

    @Override
    public boolean stopsSight(Stand stand) {
        return stand.piece() instanceof Unit && !Units.isSkirmishing(stand.placement());
    }
}
