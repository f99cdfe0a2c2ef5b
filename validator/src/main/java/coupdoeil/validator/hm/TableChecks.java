package coupdoeil.validator.hm;

import coupdoeil.model.Attributes;
import coupdoeil.model.battlefield.Area;
import coupdoeil.model.battlefield.Place;
import coupdoeil.model.battlefield.TableBattlefield;
import coupdoeil.model.oob.Side;
import coupdoeil.model.pack.Pack;
import coupdoeil.validator.check.Fix;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.fact.Places;
import coupdoeil.validator.check.subject.MapPlace;
import coupdoeil.validator.check.subject.PackItem;
import coupdoeil.validator.check.table.TableSize;
import coupdoeil.validator.check.table.WholeTable;
import coupdoeil.validator.hm.fact.Zones;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;

/** Size and edges of the table (HM L75, L528). */
final class TableChecks {

    private static final GeometryFactory GEOMETRIES = new GeometryFactory();
    private static final double WIDTH = 72;
    private static final double DEPTH = 48;

    @Rule("HM-TAB-01")
    void size(WholeTable subject, Reporter out) {
        TableBattlefield table = subject.table();
        if (!(table.widthInches() > 0) || !(table.depthInches() > 0)) {
            out.report()
                    .fix(new Fix.Change(
                            "Make it 72 by 48 inches",
                            pack -> pack.withBattlefield(
                                    new TableBattlefield(WIDTH, DEPTH, table.features(), table.places()))));
        }
    }

    @Rule("HM-TAB-02")
    void homeEdges(PackItem subject, Zones zones, TableSize table, Places places, Reporter out) {
        if (subject.item().entry() instanceof Side side
                && zones.of(Zones.HOME_EDGE, side.id()).isEmpty()) {
            List<Fix.Change> free = new ArrayList<>();
            free(zones, table, places, "South", 0, 0, 1, 0, side).ifPresent(free::add);
            free(zones, table, places, "North", 0, 1, 1, 1, side).ifPresent(free::add);
            free(zones, table, places, "West", 0, 0, 0, 1, side).ifPresent(free::add);
            free(zones, table, places, "East", 1, 0, 1, 1, side).ifPresent(free::add);
            out.report()
                    .with("side", subject.name())
                    .fix(free.isEmpty() ? new Fix.Ask("Give it an edge") : new Fix.Choose("Give it an edge", free));
        }
    }

    @Rule("HM-TAB-03")
    void sharedEdges(MapPlace subject, Places places, Zones zones, Reporter out) {
        Place place = subject.place();
        if (!place.kind().equals(Zones.HOME_EDGE)) {
            return;
        }
        for (Place other : places.ofKind(Zones.HOME_EDGE)) {
            if (other.id().equals(place.id())) {
                return;
            }
            double common = Zones.shape(place)
                    .flatMap(one -> Zones.shape(other).map(two -> zones.common(one, two)))
                    .orElse(0.0);
            if (!Zones.side(other).equals(Zones.side(place)) && common > 0) {
                out.report()
                        .with("place", subject.name())
                        .with("other", other.name())
                        .fix(new Fix.Ask("Part the edge between them"));
            }
        }
    }

    /** A whole edge for a side, if no other side has some of it. */
    private static Optional<Fix.Change> free(
            Zones zones,
            TableSize table,
            Places places,
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
        boolean taken = places.ofKind(Zones.HOME_EDGE).stream()
                .anyMatch(place -> Zones.shape(place)
                        .filter(shape -> zones.common(shape, edge) > 0)
                        .isPresent());
        return taken ? Optional.empty() : Optional.of(new Fix.Change(name, pack -> with(pack, name, edge, side)));
    }

    private static Pack with(Pack pack, String name, Geometry edge, Side side) {
        List<Place> places = new ArrayList<>(pack.battlefield().places());
        List<String> ids = places.stream().map(Place::id).toList();
        String id = "home-" + side.id();
        while (ids.contains(id)) {
            id = id + "-2";
        }
        places.add(
                new Place(id, Zones.HOME_EDGE, name + " edge", new Area.Shape(edge), Attributes.of("side", side.id())));
        return pack.withBattlefield(pack.battlefield().withPlaces(places));
    }
}
