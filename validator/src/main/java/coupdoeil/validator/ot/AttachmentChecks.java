package coupdoeil.validator.ot;

import coupdoeil.model.oob.Roster;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.scenario.Facing;
import coupdoeil.model.scenario.Placement;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.fact.Placements;
import coupdoeil.validator.check.fact.Switches;
import coupdoeil.validator.check.subject.PlacedUnit;
import coupdoeil.validator.check.table.Features;
import coupdoeil.validator.check.table.Stand;
import coupdoeil.validator.ot.fact.Attachment;
import coupdoeil.validator.ot.fact.Post;
import coupdoeil.validator.ot.fact.Posts;
import coupdoeil.validator.ot.fact.Units;
import coupdoeil.validator.ot.fact.Weapons;
import coupdoeil.validator.ot.sight.Visibility;
import coupdoeil.validator.table.fact.FreeGround;
import coupdoeil.validator.table.fact.Inches;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Batteries with infantry, and limbered ones (OT Melee Combat: Attached Artillery; Movement: Artillery). */
final class AttachmentChecks {

    @Rule("OT-FORM-17")
    void attached(
            PlacedUnit placed,
            Posts posts,
            Roster roster,
            Placements placements,
            Features features,
            Switches switches,
            Reporter out) {
        String to = Units.attachedTo(placed.placement());
        if (to.isEmpty()) {
            return;
        }
        boolean elsewhere = placements.of(placed.unit().id()).stream()
                .map(Units::attachedTo)
                .anyMatch(other -> !other.isEmpty() && !other.equals(to));
        String why = Units.is(placed.unit(), Units.ARTILLERY)
                ? elsewhere ? "it is attached to two units" : why(placed, to, posts, features, switches)
                : "it is no artillery";
        if (!why.isEmpty()) {
            out.report("battery")
                    .with("u", roster.unit(to).map(Unit::name).orElse(to))
                    .with("why", why)
                    .fix(out.clear("Detach it", Units.ATTACHED_TO));
        }
    }

    private static String why(PlacedUnit placed, String to, Posts posts, Features features, Switches switches) {
        Optional<Post> infantry = posts.of(to).filter(post -> post.is(Units.INFANTRY));
        Optional<Post> battery = posts.of(placed.key());
        if (infantry.isEmpty()) {
            return "that is no infantry on the table";
        }
        if (!infantry.get().side().equals(placed.side())) {
            return "that is of the enemy";
        }
        if (Units.isRouted(placed.placement()) || infantry.get().isRouted()) {
            return "one of them is routed";
        }
        if (infantry.get().isSkirmishing()) {
            return "the infantry skirmishes";
        }
        if (placed.formation().equals(Units.LIMBERED)) {
            return "it is limbered";
        }
        boolean touches = battery.isEmpty()
                || Attachment.isBeside(battery.get(), infantry.get())
                || (switches.is("redoubtAttachTouch", "NO")
                        && Attachment.areInOneRedoubt(battery.get(), infantry.get(), features));
        return touches ? "" : "it does not touch its front or a flank";
    }

    @Rule("OT-FORM-21")
    void limbered(Stand stand, Posts posts, Visibility visibility, Weapons weapons, FreeGround ground, Reporter out) {
        Optional<Post> battery = posts.of(stand.key())
                .filter(post -> post.is(Units.ARTILLERY)
                        && Units.formation(post.placement()).equals(Units.LIMBERED)
                        && !post.isRouted());
        if (battery.isEmpty()) {
            return;
        }
        Placement unlimbered = stand.placement().withFormation(Units.UNLIMBERED);
        double reach = weapons.usefulInches(battery.get().unit(), unlimbered);
        List<Post> near = posts.enemiesWithin(battery.get(), reach);
        near.stream()
                .filter(enemy -> visibility.sees(battery.get(), enemy))
                .min(Comparator.comparingDouble(battery.get()::inchesFrom))
                .ifPresent(enemy -> {
                    Reporter.Draft draft = out.report("u")
                            .with("d", Inches.told(battery.get().inchesFrom(enemy)))
                            .about("enemy", enemy.ref());
                    Facing.Heading heading =
                            posts.headingToEnemy(unlimbered, stand.side()).orElseGet(() -> new Facing.Heading(0));
                    Placement facing = unlimbered.withFacing(heading);
                    if (ground.isFree(stand, facing)) {
                        draft.fix(out.place("Unlimber it", stand.placement(), any -> facing));
                    }
                });
    }
}
