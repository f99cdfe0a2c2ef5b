package coupdoeil.editor.edit;

import coupdoeil.model.rules.Arm;
import coupdoeil.model.rules.FormationType;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.scenario.Facing;
import coupdoeil.model.scenario.FacingKind;
import coupdoeil.model.scenario.Placement;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Turns pieces and changes their formation, as the rule system says which way a formation can face. */
public final class Facings {

    private static final double HEADING_STEP_DEGREES = 15;

    private Facings() {}

    /** The placement turned by steps of what its formation faces, clockwise if positive. */
    public static Placement turned(RuleSystem system, Placement placement, int steps) {
        FacingKind kind = kind(system, placement);
        Facing facing = fitting(kind, placement.facing());
        if (placement.facing() == null || facing == null) {
            return placement.withFacing(facing);
        }
        return placement.withFacing(turned(facing, steps));
    }

    /** The formation in which units of an arm are put on the map; empty if the arm has none. */
    public static Optional<FormationType> usual(RuleSystem system, String arm) {
        List<FormationType> all = of(system, arm);
        String usual = system.arm(arm).map(Arm::usual).orElse("");
        return all.stream()
                .filter(formation -> formation.id().equals(usual))
                .findFirst()
                .or(() -> all.stream().findFirst());
    }

    /** What of a kind lies nearest to a direction; null of none. @param degrees clockwise from the first hexside */
    public static @Nullable Facing towards(FacingKind kind, double degrees) {
        return switch (kind) {
            case NONE -> null;
            case SIDE -> Facing.of(kind, Math.floorMod(Math.round(degrees / 60), 6));
            case CORNER -> Facing.of(kind, Math.floorMod(Math.round((degrees + 30) / 60), 6));
            case HEADING -> new Facing.Heading((360 - Math.round(degrees) % 360) % 360);
        };
    }

    /** The placement in another formation, facing as nearly the same way as that formation can. */
    public static Placement inFormation(Placement placement, FormationType formation) {
        return placement.withFormation(formation.id()).withFacing(fitting(formation.facing(), placement.facing()));
    }

    /** The formation after (or before) the present one among those of an arm; empty if the arm has none. */
    public static Optional<FormationType> next(RuleSystem system, String arm, @Nullable String present, int step) {
        List<FormationType> all = of(system, arm);
        if (all.isEmpty()) {
            return Optional.empty();
        }
        int index = -1;
        for (int i = 0; i < all.size(); i++) {
            if (all.get(i).id().equals(present)) {
                index = i;
            }
        }
        return Optional.of(all.get(index < 0 ? 0 : Math.floorMod(index + step, all.size())));
    }

    /** The formations that an arm can take, in the rule system's order. */
    public static List<FormationType> of(RuleSystem system, String arm) {
        return system.vocabulary().formations().stream()
                .filter(formation -> formation.arms().contains(arm))
                .toList();
    }

    private static FacingKind kind(RuleSystem system, Placement placement) {
        String formation = placement.formation();
        // On a table leaders have a heading, and no formation.
        return formation == null
                ? placement.facing() instanceof Facing.Heading ? FacingKind.HEADING : FacingKind.NONE
                : system.formation(formation).map(FormationType::facing).orElse(FacingKind.NONE);
    }

    private static @Nullable Facing fitting(FacingKind kind, @Nullable Facing facing) {
        if (FacingKind.of(facing) == kind) {
            return facing;
        }
        // Corner k lies before side k.
        return switch (kind) {
            case NONE -> null;
            case SIDE, CORNER -> Facing.of(kind, facing == null ? 0 : facing.number());
            case HEADING -> new Facing.Heading(0);
        };
    }

    private static Facing turned(Facing facing, int steps) {
        if (facing instanceof Facing.Heading heading) {
            double degrees = heading.degrees() - steps * HEADING_STEP_DEGREES;
            return new Facing.Heading(((degrees % 360) + 360) % 360);
        }
        return facing.turned(steps);
    }
}
