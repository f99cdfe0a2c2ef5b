package coupdoeil.validator.ot;

import coupdoeil.model.battlefield.Place;
import coupdoeil.model.oob.Leader;
import coupdoeil.model.oob.Roster;
import coupdoeil.model.oob.Side;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.table.GroundFeature;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.fact.Timetable;
import coupdoeil.validator.check.subject.MapPlace;
import coupdoeil.validator.check.subject.ScenarioEntry;
import coupdoeil.validator.check.table.Stand;
import coupdoeil.validator.ot.fact.Commands;
import coupdoeil.validator.ot.fact.Post;
import coupdoeil.validator.ot.fact.Posts;
import coupdoeil.validator.ot.fact.Spacing;
import coupdoeil.validator.ot.fact.Weapons;
import coupdoeil.validator.ot.sight.CommandSight;
import coupdoeil.validator.ot.sight.FireField;
import coupdoeil.validator.ot.sight.SightGround;
import coupdoeil.validator.ot.sight.Undecided;
import coupdoeil.validator.table.fact.Inches;
import coupdoeil.validator.table.fact.Zones;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What is seen and what is not, beside what batteries see (OT Visibility; Commanders: Command Range). */
final class SightChecks {

    @Rule("OT-LOS-04")
    void blindObjective(MapPlace subject, Posts posts, Zones zones, FireField field, Roster roster, Reporter out) {
        Place objective = subject.place();
        if (!objective.kind().equals(Zones.OBJECTIVE) || Zones.shape(objective).isEmpty()) {
            return;
        }
        for (Side side : roster.sides()) {
            List<Post> units =
                    posts.all().filter(post -> post.side().equals(side.id())).toList();
            List<Place> deployment = zones.of(Zones.DEPLOYMENT, side.id());
            if (!(units.isEmpty() && deployment.isEmpty())
                    && units.stream().noneMatch(post -> field.sees(post, objective))
                    && deployment.stream().noneMatch(zone -> field.sees(zone, objective))) {
                out.report("place").with("side", side.name());
            }
        }
    }

    @Rule("OT-LOS-05")
    void deepInWoods(Stand stand, SightGround ground, Spacing spacing, Reporter out) {
        if (stand.piece() instanceof Unit) {
            ground.woodAround(stand.footprint().bases(), spacing.range("woods"))
                    .ifPresent(wood -> out.report("u")
                            .with("inches", (int) spacing.range("woods"))
                            .with("feature", wood.name()));
        }
    }

    @Rule("OT-LOS-08")
    void outOfCommand(Stand stand, Posts posts, Commands commands, CommandSight sight, Reporter out) {
        Optional<Post> post = posts.of(stand.key());
        if (post.isEmpty()) {
            return;
        }
        Optional<Leader> hidden = Optional.empty();
        for (Leader leader : commands.commanders(post.get().unit())) {
            Optional<Double> inches = sight.inchesFrom(post.get(), leader);
            if (inches.isPresent() && Inches.within(inches.get(), sight.rangeInches(leader))) {
                if (sight.hiding(post.get(), leader).isEmpty()) {
                    return;
                }
                hidden = hidden.isPresent() ? hidden : Optional.of(leader);
            }
        }
        hidden.ifPresent(leader -> out.report("u")
                .with("d", Inches.told(sight.inchesFrom(post.get(), leader).orElse(0.0)))
                .with("leader", leader.name())
                .with(
                        "feature",
                        sight.hiding(post.get(), leader)
                                .map(GroundFeature::name)
                                .orElse("")));
    }

    @Rule("OT-LOS-09")
    void undecided(Stand stand, Posts posts, Undecided undecided, Reporter out) {
        posts.of(stand.key())
                .ifPresent(post -> undecided
                        .of(post)
                        .forEach((enemy, feature) -> posts.of(enemy)
                                .ifPresent(other -> out.report("u")
                                        .about("enemy", other.ref())
                                        .with("feature", feature.name())
                                        .ask("Say how high it is"))));
    }

    @Rule("OT-LOS-11")
    void visibility(ScenarioEntry subject, Timetable timetable, Spacing spacing, Weapons weapons, Reporter out) {
        double before = Double.POSITIVE_INFINITY;
        for (Timetable.Turn turn : timetable.turns()) {
            double inches = turn.attributes()
                    .number("visibilityInches")
                    .map(number -> number.doubleValue())
                    .orElse(spacing.range("visibility"));
            List<Integer> bands = weapons.bands();
            List<String> cut = new ArrayList<>();
            if (bands.size() > 1 && Inches.below(inches, bands.get(1))) {
                cut.add("round shot");
                if (Inches.below(inches, bands.get(0))) {
                    cut.add("canister");
                }
                if (Inches.below(inches, spacing.range("rifle"))) {
                    cut.add("rifles");
                }
            }
            if (inches > 0 && !cut.isEmpty() && inches != before) {
                out.report()
                        .moment(turn.label())
                        .with("inches", Inches.plain(inches).toPlainString())
                        .with("when", "from turn " + turn.label())
                        .with("weapons", cut);
            }
            before = inches;
        }
    }
}
