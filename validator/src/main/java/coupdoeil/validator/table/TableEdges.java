package coupdoeil.validator.table;

import coupdoeil.model.Attributes;
import coupdoeil.model.battlefield.Area;
import coupdoeil.model.battlefield.Place;
import coupdoeil.model.battlefield.TableBattlefield;
import coupdoeil.model.oob.Side;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.rules.Board;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.validator.check.Fix;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.SharedRule;
import coupdoeil.validator.check.subject.MapPlace;
import coupdoeil.validator.check.subject.PackItem;
import coupdoeil.validator.check.table.TableSize;
import coupdoeil.validator.check.table.WholeTable;
import coupdoeil.validator.table.fact.GroundRules;
import coupdoeil.validator.table.fact.Inches;
import coupdoeil.validator.table.fact.Zones;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;

/**
 * Rules about the size and the edges of a table. Parameters of the messages are {@code side}, {@code place} and
 * {@code other}, as the rule has them.
 */
public final class TableEdges {

    private static final GeometryFactory GEOMETRIES = new GeometryFactory();

    /** The table has no size; it can be given the usual one. */
    @SharedRule("no size")
    public static void size(WholeTable subject, RuleSystem system, Reporter out) {
        TableBattlefield table = subject.table();
        if (!(table.widthInches() > 0 && table.depthInches() > 0)
                && system.newBattle().usual() instanceof Board.OfTable usual) {
            out.report()
                    .fix(new Fix.Change(
                            "Make it " + Inches.plain(usual.widthInches()) + " by " + Inches.plain(usual.depthInches())
                                    + " inches",
                            pack -> pack.withBattlefield(new TableBattlefield(
                                    usual.widthInches(), usual.depthInches(), table.features(), table.places()))));
        }
    }

    /** A side has no edge to fall back to. */
    @SharedRule("no home edge")
    public static void homeEdges(PackItem subject, Zones zones, TableSize table, GroundRules rules, Reporter out) {
        if (subject.item().entry() instanceof Side side
                && zones.homeEdges(side.id()).isEmpty()) {
            List<Fix.Change> free = new ArrayList<>();
            free(zones, table, rules, "South", 0, 0, 1, 0, side).ifPresent(free::add);
            free(zones, table, rules, "North", 0, 1, 1, 1, side).ifPresent(free::add);
            free(zones, table, rules, "West", 0, 0, 0, 1, side).ifPresent(free::add);
            free(zones, table, rules, "East", 1, 0, 1, 1, side).ifPresent(free::add);
            out.report("side")
                    .fix(
                            free.isEmpty()
                                    ? new Fix.Question("Give it an edge")
                                    : new Fix.Choose("Give it an edge", free));
        }
    }

    /** Two sides have a part of one edge. */
    @SharedRule("shared home edge")
    public static void sharedEdges(MapPlace subject, Zones zones, Reporter out) {
        Place place = subject.place();
        if (!zones.isHomeEdge(place)) {
            return;
        }
        for (Place other : zones.homeEdges()) {
            if (other.id().equals(place.id())) {
                return;
            }
            double common = Zones.shape(place)
                    .flatMap(one -> Zones.shape(other).map(two -> zones.common(one, two)))
                    .orElse(0.0);
            if (!Zones.side(other).equals(Zones.side(place)) && common > 0) {
                out.report("place").with("other", zones.name(other)).ask("Part the edge between them");
            }
        }
    }

    /** A whole edge for a side, if no other side has some of it. */
    private static Optional<Fix.Change> free(
            Zones zones,
            TableSize table,
            GroundRules rules,
            String name,
            int fromX,
            int fromY,
            int toX,
            int toY,
            Side side) {
        Geometry edge = GEOMETRIES.createLineString(new Coordinate[] {
            new Coordinate(fromX * table.widthInches(), fromY * table.depthInches()),
            new Coordinate(toX * table.widthInches(), toY * table.depthInches())
        });
        boolean taken = zones.homeEdges().stream()
                .anyMatch(place -> Zones.shape(place)
                        .filter(shape -> zones.common(shape, edge) > 0)
                        .isPresent());
        return taken
                ? Optional.empty()
                : Optional.of(new Fix.Change(name, pack -> with(pack, rules.homeEdge(), name, edge, side)));
    }

    private static Pack with(Pack pack, String kind, String name, Geometry edge, Side side) {
        List<Place> places = new ArrayList<>(pack.battlefield().places());
        List<String> ids = places.stream().map(Place::id).toList();
        String id = "home-" + side.id();
        while (ids.contains(id)) {
            id = id + "-2";
        }
        places.add(new Place(id, kind, name + " edge", new Area.Shape(edge), Attributes.of("side", side.id())));
        return pack.withBattlefield(pack.battlefield().withPlaces(places));
    }
}
