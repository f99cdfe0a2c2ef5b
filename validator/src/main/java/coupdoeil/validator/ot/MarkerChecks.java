package coupdoeil.validator.ot;

import coupdoeil.model.oob.Formation;
import coupdoeil.model.oob.Leader;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.Severity;
import coupdoeil.validator.check.subject.FormationEntry;
import coupdoeil.validator.check.subject.UnitEntry;
import coupdoeil.validator.check.table.Stand;
import coupdoeil.validator.check.table.Stands;
import coupdoeil.validator.ot.fact.Commands;
import coupdoeil.validator.ot.fact.Orders;
import coupdoeil.validator.ot.fact.Post;
import coupdoeil.validator.ot.fact.Posts;
import coupdoeil.validator.ot.fact.Spacing;
import coupdoeil.validator.table.fact.Forces;
import coupdoeil.validator.table.fact.Inches;
import coupdoeil.validator.table.fact.Paths;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.locationtech.jts.geom.Geometry;

/** Where the markers of orders are, and where those are who have them (OT Orders). */
final class MarkerChecks {

    /** Who gets so near to a marker has come to it, in inches. */
    private static final double VICINITY = 8;

    /** How many of a command must be able to move to its marker: {@code parts} of {@code of}. */
    private record Quota(int parts, int of) {

        /** Of so many units, rounded up. */
        int of(int units) {
            return (units * parts + of - 1) / of;
        }
    }

    private static final Map<String, Quota> QUOTAS = Map.of(
            Orders.ATTACK, new Quota(2, 3),
            Orders.MANEUVER, new Quota(2, 3),
            Orders.ENGAGE, new Quota(1, 2));

    /** From the middle of the commander to the marker; of one who comes later it is only said. */
    @Rule("OT-ORD-03")
    void far(
            FormationEntry entry,
            Commands commands,
            Forces forces,
            Orders orders,
            Stands stands,
            Spacing spacing,
            Reporter out) {
        Optional<Geometry> marker = orders.marker(entry.formation(), Orders.DEFEND);
        Optional<Leader> commander =
                commands.commanders(entry.formation()).stream().findFirst();
        if (marker.isEmpty() || commander.isEmpty()) {
            return;
        }
        Optional<Double> inches = stands.of(commander.get().id())
                .flatMap(stand -> Orders.point(stand.placement().position()))
                .map(marker.get()::distance);
        boolean later = inches.isEmpty() && forces.arrival(commander.get()).isPresent();
        double max = spacing.of("defendMarker");
        if (later) {
            out.report("command")
                    .severity(Severity.INFO)
                    .with("leader", commander.get().name())
                    .with("why", "is not there yet");
        } else if (inches.filter(far -> !Inches.within(far, max)).isPresent()) {
            out.report("command")
                    .with("leader", commander.get().name())
                    .with("why", "is " + Inches.told(inches.get()) + " inches from it, more than " + Inches.told(max))
                    .ask("Move the marker");
        }
    }

    @Rule("OT-ORD-04")
    void outside(UnitEntry entry, Commands commands, Orders orders, Posts posts, Spacing spacing, Reporter out) {
        Optional<Post> post = posts.of(entry.unit().id()).filter(known -> !known.isSkirmishing());
        Optional<Formation> command = commands.of(entry.unit());
        if (post.isEmpty() || command.isEmpty()) {
            return;
        }
        orders.marker(command.get(), Orders.DEFEND)
                .map(marker -> post.get().inchesFrom(marker))
                .filter(inches -> !Inches.within(inches, spacing.of("defendUnits")))
                .ifPresent(inches -> out.report("u")
                        .with("d", Inches.told(inches))
                        .with("command", command.get().name()));
    }

    @Rule("OT-ORD-05")
    void rally(
            FormationEntry entry,
            Commands commands,
            Orders orders,
            Stands stands,
            Posts posts,
            Spacing spacing,
            Reporter out) {
        Formation command = entry.formation();
        if (orders.only(command, Orders.RALLY).isEmpty()) {
            return;
        }
        List<Post> units = posts.of(commands.units(command));
        if (!units.isEmpty()
                && units.stream()
                        .noneMatch(post -> post.isRouted() || post.placement().marked("shaken"))) {
            out.report("command")
                    .severity(Severity.WARNING)
                    .with("why", "none of its units is shaken or routed")
                    .ask("Give it another order");
        }
        commands.commanders(command).stream()
                .flatMap(leader -> stands.of(leader.id()).stream())
                .findFirst()
                .ifPresent(commander -> posts.enemiesOf(commander.side())
                        .filter(enemy -> Inches.below(inches(commander, enemy), spacing.of("rallyEnemy")))
                        .min(Comparator.comparingDouble(enemy -> inches(commander, enemy)))
                        .ifPresent(enemy -> out.report("command")
                                .with(
                                        "why",
                                        commander.name() + " is " + Inches.told(inches(commander, enemy))
                                                + " inches from "
                                                + enemy.unit().name())
                                .ask("Give it another order")));
    }

    private static double inches(Stand commander, Post enemy) {
        return enemy.inchesFrom(commander.footprint());
    }

    @Rule("OT-ORD-06")
    void nearEnemy(FormationEntry entry, Commands commands, Orders orders, Posts posts, Spacing spacing, Reporter out) {
        Formation command = entry.formation();
        if (orders.only(command, Orders.MANEUVER).isEmpty()) {
            return;
        }
        for (Post post : posts.of(commands.units(command))) {
            Optional<Post> near = posts.enemiesWithin(post, spacing.of("maneuverEnemy")).stream()
                    .filter(enemy -> !enemy.isSkirmishing())
                    .min(Comparator.comparingDouble(post::inchesFrom));
            if (near.isPresent()) {
                out.report()
                        .about("u", post.ref())
                        .with("d", Inches.told(post.inchesFrom(near.get())))
                        .with("enemy", near.get().unit().name())
                        .with("command", entry.name())
                        .ask("Give it another order");
                return;
            }
        }
    }

    @Rule("OT-ORD-08")
    void barred(FormationEntry entry, Commands commands, Orders orders, Stands stands, Paths paths, Reporter out) {
        Formation command = entry.formation();
        Optional<Orders.Order> order = commands.isCommand(command) ? orders.only(command) : Optional.empty();
        Quota quota = order.map(given -> QUOTAS.get(given.kind())).orElse(null);
        Optional<Geometry> marker = order.flatMap(Orders.Order::at);
        if (quota == null || marker.isEmpty() || paths.isUnknown()) {
            return;
        }
        List<Stand> units = commands.units(command).stream()
                .flatMap(unit -> stands.of(unit.id()).stream())
                .toList();
        Geometry vicinity = marker.get().buffer(VICINITY);
        long barred = units.stream()
                .filter(stand -> paths.of(stand).stream().noneMatch(room -> room.touches(vicinity)))
                .count();
        int needed = quota.of(units.size());
        if (units.size() - barred < needed) {
            out.report()
                    .with("n", barred)
                    .with("m", units.size())
                    .with("command", entry.name())
                    .ask("Move its marker");
        }
    }

    @Rule("OT-ORD-11")
    void reached(FormationEntry entry, Commands commands, Orders orders, Posts posts, Spacing spacing, Reporter out) {
        Optional<Geometry> marker = orders.marker(entry.formation(), Orders.MANEUVER);
        List<Post> units = posts.of(commands.units(entry.formation()));
        if (marker.isEmpty() || units.isEmpty()) {
            return;
        }
        boolean all = units.stream()
                .allMatch(post -> Inches.within(post.inchesFrom(marker.get()), spacing.of("markerReached")));
        boolean under = units.stream().anyMatch(post -> post.inchesFrom(marker.get()) <= 0);
        if (all || under) {
            out.report("command").ask("Move its marker");
        }
    }
}
