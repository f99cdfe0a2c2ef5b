package coupdoeil.validator.ot;

import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.fact.Places;
import coupdoeil.validator.check.table.Stand;
import coupdoeil.validator.check.table.Stands;
import coupdoeil.validator.check.table.TableSize;
import coupdoeil.validator.ot.fact.Post;
import coupdoeil.validator.ot.fact.Posts;
import coupdoeil.validator.ot.fact.Spacing;
import coupdoeil.validator.ot.fact.Units;
import coupdoeil.validator.ot.fact.Weapons;
import coupdoeil.validator.ot.sight.Fire;
import coupdoeil.validator.ot.sight.FireField;
import coupdoeil.validator.ot.sight.FireLines;
import coupdoeil.validator.table.fact.Inches;
import coupdoeil.validator.table.fact.Zones;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** What batteries see from where they begin, and what is in their way (OT Visibility; Fire Combat: Artillery; Skirmishers). */
final class BatteryChecks {

    private static final int BLIND_PERCENT = 70;

    @Rule("OT-LOS-01")
    void seesNothing(
            Stand stand, Posts posts, FireLines fire, FireField field, Places places, Weapons weapons, Reporter out) {
        Optional<Post> battery = battery(stand, posts);
        if (battery.isEmpty() || seesAnything(battery.get(), posts, fire, field, places, weapons, true)) {
            return;
        }
        if (!seesAnything(battery.get(), posts, fire, field, places, weapons, false)) {
            out.report("u").with("why", why(battery.get(), posts, fire));
        }
    }

    @Rule("OT-LOS-02")
    void outOfRange(
            Stand stand, Posts posts, FireLines fire, FireField field, Places places, Weapons weapons, Reporter out) {
        Optional<Post> battery = battery(stand, posts);
        if (battery.isPresent()
                && !seesAnything(battery.get(), posts, fire, field, places, weapons, true)
                && seesAnything(battery.get(), posts, fire, field, places, weapons, false)) {
            Post guns = battery.get();
            out.report("u").with("range", Inches.plain(weapons.usefulInches(guns.unit(), guns.placement())));
        }
    }

    private static boolean seesAnything(
            Post battery,
            Posts posts,
            FireLines fire,
            FireField field,
            Places places,
            Weapons weapons,
            boolean useful) {
        double reach = useful
                ? weapons.usefulInches(battery.unit(), battery.placement())
                : weapons.reachInches(battery.unit(), battery.placement());
        return posts.enemiesOf(battery)
                        .anyMatch(enemy -> (useful ? fire.usefulAt(battery, enemy) : fire.at(battery, enemy)).isSeen())
                || places.ofKind(Zones.OBJECTIVE).stream().anyMatch(place -> field.sees(battery, place, reach))
                || places.ofKind(Zones.DEPLOYMENT).stream()
                        .filter(zone -> !Zones.side(zone).equals(battery.side()))
                        .anyMatch(zone -> field.sees(battery, zone, reach));
    }

    private static String why(Post battery, Posts posts, FireLines fire) {
        Set<Fire.State> states = posts.enemiesOf(battery)
                .map(enemy -> fire.at(battery, enemy).state())
                .collect(Collectors.toSet());
        return states.contains(Fire.State.HIDDEN)
                ? "something hides them"
                : states.contains(Fire.State.OUT_OF_RANGE) ? "they are out of range" : "they are out of its arc";
    }

    @Rule("OT-LOS-03")
    void blind(Stand stand, Posts posts, FireField field, Weapons weapons, TableSize table, Reporter out) {
        battery(stand, posts).ifPresent(battery -> {
            double useful = weapons.usefulInches(battery.unit(), battery.placement());
            int blind = field.blindPercent(battery, useful, table);
            if (blind > BLIND_PERCENT) {
                out.report().with("percent", blind).with("u", stand.name());
            }
        });
    }

    @Rule("OT-LOS-06")
    void masked(
            Stand stand, Posts posts, FireLines fire, Stands stands, Spacing spacing, Weapons weapons, Reporter out) {
        Optional<Post> firer = posts.of(stand.key());
        if (firer.isEmpty() || !Weapons.canFire(firer.get().unit(), firer.get().placement())) {
            return;
        }
        List<Post> masked = masked(firer.get(), posts, fire, weapons);
        if (masked.isEmpty() || !maskers(firer.get(), masked, fire, stands).isEmpty()) {
            return;
        }
        Post enemy = masked.get(0);
        Fire line = fire.at(firer.get(), enemy);
        String mask = line.mask()
                .flatMap(posts::of)
                .map(post -> post.unit().name())
                .or(() -> line.ground().map(ground -> ground.name()))
                .orElse("the ground");
        Reporter.Draft draft = out.report("u")
                .about("enemy", enemy.ref())
                .with("mask", mask)
                .with("inches", Inches.plain(spacing.range("fireLane")));
        line.mask().flatMap(posts::of).ifPresent(post -> draft.about(post.ref()));
    }

    /** The enemies that a unit sees in arc and range, if it can fire at none of them. */
    private static List<Post> masked(Post firer, Posts posts, FireLines fire, Weapons weapons) {
        List<Post> masked = new ArrayList<>();
        double reach = weapons.reachInches(firer.unit(), firer.placement());
        for (Post enemy : posts.enemiesWithin(firer, reach)) {
            Fire line = fire.at(firer, enemy);
            if (line.isOpen()) {
                return List.of();
            }
            if (line.isSeen()) {
                masked.add(enemy);
            }
        }
        return masked;
    }

    @Rule("OT-LOS-07")
    void maskedBySkirmishers(Stand stand, Posts posts, FireLines fire, Stands stands, Weapons weapons, Reporter out) {
        battery(stand, posts).ifPresent(battery -> {
            List<Post> masked = masked(battery, posts, fire, weapons);
            List<Stand> maskers = masked.isEmpty() ? List.of() : maskers(battery, masked, fire, stands);
            if (!maskers.isEmpty()) {
                Reporter.Draft draft = out.report()
                        .with("skirmishers", maskers.stream().map(Stand::name).toList())
                        .with("inches", weapons.bands().get(0))
                        .with("u", stand.name());
                maskers.forEach(masker -> draft.about(masker.ref()));
            }
        });
    }

    /** Own infantry skirmishers near a battery without whom it could fire at somebody. */
    private static List<Stand> maskers(Post battery, List<Post> masked, FireLines fire, Stands stands) {
        if (!battery.is(Units.ARTILLERY)) {
            return List.of();
        }
        List<Stand> near = stands.all().stream()
                .filter(other -> Units.is(other, Units.INFANTRY)
                        && other.side().equals(battery.side())
                        && Units.isSkirmishing(other.placement())
                        && fire.isWithinCanister(battery, other))
                .toList();
        Set<String> keys = near.stream().map(Stand::key).collect(Collectors.toSet());
        return !near.isEmpty()
                        && masked.stream()
                                .anyMatch(enemy ->
                                        fire.without(battery, enemy, keys).isOpen())
                ? near
                : List.of();
    }

    @Rule("OT-LOS-10")
    void firstFire(Stand stand, Posts posts, FireLines fire, Weapons weapons, Reporter out) {
        posts.of(stand.key()).ifPresent(firer -> {
            double reach = weapons.reachInches(firer.unit(), firer.placement());
            for (Post enemy : reach > 0 ? posts.enemiesWithin(firer, reach) : List.<Post>of()) {
                Fire line = fire.usefulAt(firer, enemy);
                if (line.isOpen()) {
                    out.report("u").about("enemy", enemy.ref()).with("d", Inches.told(line.inches()));
                }
            }
        });
    }

    @Rule("OT-LOS-12")
    void screened(Stand stand, Posts posts, Spacing spacing, Reporter out) {
        battery(stand, posts).ifPresent(battery -> {
            for (Post enemy : posts.enemiesWithin(battery, spacing.of("screenRifles") + 1)) {
                double inches = battery.inchesFrom(enemy);
                double reach = spacing.of(Units.hasRifles(enemy.unit()) ? "screenRifles" : "screen");
                if (enemy.is(Units.INFANTRY) && enemy.isSkirmishing() && Inches.within(inches, reach)) {
                    out.report("u").about("skirmishers", enemy.ref()).with("d", Inches.told(inches));
                }
            }
        });
    }

    /** A battery that is ready to fire; empty if it is none. */
    private static Optional<Post> battery(Stand stand, Posts posts) {
        return Units.is(stand, Units.ARTILLERY)
                ? posts.of(stand.key()).filter(post -> Weapons.canFire(post.unit(), post.placement()))
                : Optional.empty();
    }
}
