package coupdoeil.editor.edit;

import coupdoeil.model.grid.HexCorner;
import coupdoeil.model.grid.HexDirection;
import coupdoeil.model.rules.FormationType;
import coupdoeil.model.rules.FormationType.FacingKind;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.scenario.Facing;
import coupdoeil.model.scenario.Placement;
import java.util.Arrays;
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
        return system.formations().stream()
                .filter(formation -> formation.arms().contains(arm))
                .toList();
    }

    /** Every way a formation of a kind can face; none if it has no facing, or any heading. */
    public static List<Facing> all(FacingKind kind) {
        return switch (kind) {
            case SIDE ->
                Arrays.stream(HexDirection.values())
                        .<Facing>map(Facing.ToSide::new)
                        .toList();
            case CORNER ->
                Arrays.stream(HexCorner.values())
                        .<Facing>map(Facing.ToCorner::new)
                        .toList();
            case HEADING, NONE -> List.of();
        };
    }

    private static FacingKind kind(RuleSystem system, Placement placement) {
        String formation = placement.formation();
        return formation == null
                ? FacingKind.NONE
                : system.formation(formation).map(FormationType::facing).orElse(FacingKind.NONE);
    }

    private static @Nullable Facing fitting(FacingKind kind, @Nullable Facing facing) {
        return switch (kind) {
            case NONE -> null;
            case SIDE -> facing instanceof Facing.ToSide ? facing : new Facing.ToSide(HexDirection.of(number(facing)));
            case CORNER ->
                facing instanceof Facing.ToCorner ? facing : new Facing.ToCorner(HexCorner.of(number(facing)));
            case HEADING -> facing instanceof Facing.Heading ? facing : new Facing.Heading(0);
        };
    }

    /** The number of the side or corner that comes next to a facing: corner k lies before side k. */
    private static int number(@Nullable Facing facing) {
        if (facing instanceof Facing.ToSide to) {
            return to.side().ordinal();
        }
        return facing instanceof Facing.ToCorner to ? to.corner().ordinal() : 0;
    }

    private static Facing turned(Facing facing, int steps) {
        if (facing instanceof Facing.ToSide to) {
            return new Facing.ToSide(to.side().turn(steps));
        }
        if (facing instanceof Facing.ToCorner to) {
            return new Facing.ToCorner(to.corner().turn(steps));
        }
        double degrees = ((Facing.Heading) facing).degrees() - steps * HEADING_STEP_DEGREES;
        return new Facing.Heading(((degrees % 360) + 360) % 360);
    }
}
