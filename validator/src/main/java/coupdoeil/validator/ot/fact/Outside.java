package coupdoeil.validator.ot.fact;

import coupdoeil.model.oob.Unit;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.scenario.Facing;
import coupdoeil.model.scenario.Placement;
import coupdoeil.model.scenario.Position;
import coupdoeil.model.table.Footprints;
import coupdoeil.model.table.GroundFeature;
import coupdoeil.validator.check.Fix;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.table.Stand;
import coupdoeil.validator.ot.fact.Garrisons.Garrison;
import coupdoeil.validator.table.fact.FreeGround;
import java.util.Optional;
import java.util.stream.IntStream;
import org.locationtech.jts.geom.Envelope;

/** Where a unit that is in a block or redoubt could stand beside it. */
public record Outside(RuleSystem system, FreeGround ground) {

    private static final int STEPS = 4;
    /** From the edge of the feature to the middle of the front, besides the steps. */
    private static final double NEAREST = 0.5;

    /** The first free place on one of the four sides, in column or unlimbered and looking away; empty if there is none. */
    private Optional<Placement> of(GroundFeature feature, Unit unit, Placement placement, String side) {
        Envelope bounds = feature.feature().shape().getEnvelopeInternal();
        return IntStream.range(0, STEPS * 4)
                .mapToObj(number -> placed(bounds, unit, placement, number % 4, number / 4))
                .filter(placed -> new Footprints(system)
                        .of(unit, placed)
                        .map(there -> new Stand(unit.id(), unit, placed, side, there))
                        .filter(stand -> ground.isFree(stand, placed))
                        .isPresent())
                .findFirst();
    }

    /** Moves a unit out of a feature; where there is no free place it asks. */
    public Fix fix(String name, String question, GroundFeature feature, Garrison inside, Reporter out) {
        Placement placement = inside.placement();
        return of(feature, inside.unit(), placement, inside.side())
                .<Fix>map(there -> out.place(name, placement, any -> there))
                .orElse(new Fix.Question(question));
    }

    private static Placement placed(Envelope bounds, Unit unit, Placement placement, int quarter, int step) {
        double angle = Math.PI / 2 * quarter;
        double far = NEAREST + step + Math.max(2, Units.stands(unit) * 1.25);
        double x = bounds.centre().x + Math.round(Math.cos(angle)) * (bounds.getWidth() / 2 + far);
        double y = bounds.centre().y + Math.round(Math.sin(angle)) * (bounds.getHeight() / 2 + far);
        return placement
                .withPosition(new Position.OnTable(x, y))
                .withFacing(new Facing.Heading(90.0 * quarter))
                .withFormation(unit.arm().equals(Units.ARTILLERY) ? Units.UNLIMBERED : Units.COMPANY_COLUMN);
    }
}
