package coupdoeil.validator.ot.sight;

import coupdoeil.model.oob.Leader;
import coupdoeil.model.table.GroundFeature;
import coupdoeil.validator.check.table.Stand;
import coupdoeil.validator.ot.fact.Commands;
import coupdoeil.validator.ot.fact.Post;
import coupdoeil.validator.ot.fact.Posts;
import coupdoeil.validator.ot.fact.Units;
import coupdoeil.validator.ot.fact.Weapons;
import coupdoeil.validator.table.fact.Inches;
import java.util.List;
import java.util.Optional;

/**
 * What is told of a look beside sight: whether one can fire at the other, which asks for more, and whether a commander
 * commands a unit, which asks for less (OT Fire Combat: Visibility; Commanders: Command Range).
 */
public record LookWords(FireLines lines, CommandSight command, Commands commands, Weapons weapons, Posts posts) {

    /** Of one unit at another; empty if they are not enemies. */
    Optional<String> fire(Post from, Post to) {
        if (from.side().isEmpty() || to.side().isEmpty() || from.side().equals(to.side())) {
            return Optional.empty();
        }
        Fire fire = lines.at(from, to);
        return Optional.of("Fire: "
                + switch (fire.state()) {
                    case NEVER -> "it has none, or may not fire at that.";
                    case OUT_OF_ARC -> "it is not in its arc.";
                    case OUT_OF_RANGE ->
                        "at " + told(fire.inches()) + " it is out of range; it reaches "
                                + told(weapons.reachInches(from.unit(), from.placement())) + ".";
                    case HIDDEN -> "what is in arc and range is not seen.";
                    case MASKED -> "there is no lane" + mask(fire) + ".";
                    case OPEN -> "at " + told(fire.inches()) + ", " + kind(from, fire.inches()) + ".";
                });
    }

    private String mask(Fire fire) {
        return fire.mask()
                .flatMap(posts::of)
                .map(post -> post.unit().name())
                .or(() -> fire.ground().map(GroundFeature::name))
                .map(name -> "; " + name + " is in it")
                .orElse("");
    }

    private String kind(Post from, double inches) {
        if (!from.is(Units.ARTILLERY)) {
            return "musketry";
        }
        List<Integer> bands = weapons.bands();
        return Inches.within(inches, bands.get(0))
                ? "canister"
                : Inches.within(inches, bands.get(1)) ? "effective range" : "long range";
    }

    /** Of a commander over a unit; empty if the unit is not under him. */
    Optional<String> command(Stand leader, Post post) {
        if (!(leader.piece() instanceof Leader commander) || !commands.mayOrder(commander, post.unit())) {
            return Optional.empty();
        }
        double inches = command.inchesFrom(post, commander).orElse(Double.POSITIVE_INFINITY);
        double range = command.rangeInches(commander);
        String hidden = command.hiding(post, commander)
                .map(feature -> ", but " + feature.name() + " is in between")
                .orElse("");
        boolean in = Inches.within(inches, range) && hidden.isEmpty();
        return Optional.of("Command: " + told(inches) + " of " + told(range) + hidden
                + (in ? ": in command." : ": out of command."));
    }

    static String told(double inches) {
        return Inches.plain(inches).toPlainString() + (inches == 1 ? " inch" : " inches");
    }
}
