package coupdoeil.validator.ot;

import coupdoeil.model.battlefield.Place;
import coupdoeil.model.oob.Leader;
import coupdoeil.model.oob.Roster;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.scenario.ArrivalGroup;
import coupdoeil.model.table.GroundFeature;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.fact.Arrivals;
import coupdoeil.validator.check.subject.Arrival;
import coupdoeil.validator.check.subject.EntryTurn;
import coupdoeil.validator.ot.fact.Marches;
import coupdoeil.validator.ot.fact.Post;
import coupdoeil.validator.ot.fact.Posts;
import coupdoeil.validator.ot.fact.Rates;
import coupdoeil.validator.ot.fact.Spacing;
import coupdoeil.validator.table.fact.Entrances;
import coupdoeil.validator.table.fact.Inches;
import coupdoeil.validator.table.fact.Zones;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import org.locationtech.jts.geom.Geometry;

/** Whether reinforcements get onto the table where they enter (OT Movement: Terrain Effects; Formations; Charges). */
final class EntryChecks {

    @Rule("OT-REINF-03")
    void impossible(Arrival arrival, Entrances entrances, Zones zones, Marches marches, Reporter out) {
        List<Place> places = entrances.places(arrival.group());
        if (places.isEmpty()) {
            report(
                    arrival,
                    arrival.group().entry().isEmpty()
                            ? "no place"
                            : arrival.group().entry(),
                    "is no entry",
                    out);
        }
        for (Place place : places) {
            Optional<Geometry> shape = Zones.shape(place);
            if (shape.filter(zones::isOnEdge).isEmpty()) {
                report(arrival, entrances.name(place), "is not on the edge of the table", out);
            } else {
                entrances.units(arrival.group()).stream()
                        .flatMap(unit -> marches.inTheWay(unit, arrival.group(), place).stream()
                                .map(feature -> closed(unit, feature)))
                        .findFirst()
                        .ifPresent(why -> report(arrival, entrances.name(place), why, out));
            }
        }
    }

    private static String closed(Unit unit, GroundFeature feature) {
        return "leads into " + feature.name() + ", where " + unit.name() + " may not go";
    }

    private static void report(Arrival arrival, String place, String why, Reporter out) {
        out.report("group").with("place", place).with("why", why).ask("Choose another stretch of the edge");
    }

    /** Who may enter elsewhere, where nobody is near, is not kept out. */
    @Rule("OT-REINF-04")
    void blocked(
            Arrival arrival,
            Entrances entrances,
            Posts posts,
            Zones zones,
            Spacing spacing,
            Roster roster,
            Reporter out) {
        String side = Arrivals.side(arrival.group(), roster);
        boolean led = arrival.group().march().stream()
                .flatMap(marcher -> roster.piece(marcher.piece()).stream())
                .anyMatch(Leader.class::isInstance);
        double apart = spacing.of(led ? "commanderEnemy" : "enemy");
        List<Place> places = entrances.places(arrival.group());
        List<Block> blocks = places.stream()
                .flatMap(place ->
                        Zones.shape(place).flatMap(shape -> block(place, shape, side, apart, posts, zones)).stream())
                .toList();
        if (!side.isEmpty() && !places.isEmpty() && blocks.size() == places.size()) {
            Block first = blocks.get(0);
            out.report()
                    .with("place", entrances.name(first.place()))
                    .with("d", Inches.told(first.inches()))
                    .with("enemy", first.enemy())
                    .ask("Name another entry besides");
        }
    }

    /** What keeps a group out of an entry. */
    private record Block(Place place, double inches, String enemy) {}

    private static Optional<Block> block(
            Place place, Geometry shape, String side, double apart, Posts posts, Zones zones) {
        Optional<Block> unit = posts.enemiesOf(side)
                .filter(post -> Inches.below(post.inchesFrom(shape), apart))
                .min(Comparator.comparingDouble((Post post) -> post.inchesFrom(shape)))
                .map(post ->
                        new Block(place, post.inchesFrom(shape), post.unit().name()));
        return unit.or(() -> zones.sides().stream()
                .filter(other -> !other.id().equals(side))
                .flatMap(other -> zones.of(Zones.DEPLOYMENT, other.id()).stream())
                .filter(zone -> Zones.shape(zone).filter(shape::intersects).isPresent())
                .findFirst()
                .map(zone -> new Block(place, 0, zones.name(zone))));
    }

    @Rule("OT-REINF-06")
    void narrow(Arrival arrival, Entrances entrances, Marches marches, Reporter out) {
        for (Place place : entrances.places(arrival.group())) {
            Optional<Double> width = Zones.shape(place).flatMap(Zones::width);
            entrances.units(arrival.group()).stream()
                    .max(Comparator.comparingDouble(unit -> marches.leastWidthInches(unit, arrival.group())))
                    .filter(unit -> width.isPresent()
                            && Inches.below(width.get(), marches.leastWidthInches(unit, arrival.group())))
                    .ifPresent(unit -> out.report()
                            .with("place", entrances.name(place))
                            .with("have", Inches.told(width.orElse(0.0)))
                            .with("u", unit.name())
                            .with("need", Inches.told(marches.leastWidthInches(unit, arrival.group())))
                            .ask("Widen it"));
        }
    }

    /** A unit that comes with a group, in its formation. */
    private record Marching(Unit unit, ArrivalGroup group, String formation) {}

    /** As many beside each other as the widest, and behind each other as the deepest and the slowest allow. */
    @Rule("OT-REINF-07")
    void crowded(EntryTurn subject, Entrances entrances, Marches marches, Rates rates, Reporter out) {
        List<Marching> all = subject.groups().stream()
                .flatMap(group -> entrances.units(group).stream()
                        .map(unit -> new Marching(unit, marches.formed(group), marches.formation(unit, group))))
                .toList();
        Optional<Place> place = subject.groups().stream()
                .flatMap(group -> entrances.places(group).stream())
                .filter(entry -> entry.id().equals(subject.entry()))
                .findFirst();
        double front = most(all, one -> entrances.widthInches(one.unit(), one.group()));
        double depth = most(all, one -> entrances.depthInches(one.unit(), one.group()));
        double move = all.stream()
                .mapToDouble(one -> rates.inches(one.unit(), one.formation()))
                .min()
                .orElse(0);
        if (place.isEmpty() || front <= 0 || depth <= 0 || move <= 0) {
            return;
        }
        int beside = Math.max(1, (int) Math.floor(Marches.widthInches(place.get()) / front));
        int fit = beside * Math.max(1, (int) Math.floor(move / depth));
        if (all.size() > fit) {
            out.report().with("n", all.size()).with("place", place.get().name()).with("fit", fit);
        }
    }

    private static double most(List<Marching> all, ToDoubleFunction<Marching> of) {
        return all.stream().mapToDouble(of).max().orElse(0);
    }
}
