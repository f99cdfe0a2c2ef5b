package coupdoeil.editor.edit;

import coupdoeil.model.battlefield.Area;
import coupdoeil.model.battlefield.Battlefield;
import coupdoeil.model.battlefield.HexBattlefield;
import coupdoeil.model.battlefield.Legend;
import coupdoeil.model.battlefield.Place;
import coupdoeil.model.battlefield.TableBattlefield;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexGrid;
import coupdoeil.model.grid.Orientation;
import coupdoeil.model.grid.Shifted;
import coupdoeil.model.oob.Army;
import coupdoeil.model.oob.Side;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.rules.Board;
import coupdoeil.model.rules.NewBattle.Extent;
import coupdoeil.model.rules.NewBattle.NewPlace;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.rules.TerrainRecord;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;

/** The ground of a new battle: open country with the places that the rules want. */
final class NewGround {

    private static final GeometryFactory GEOMETRY = new GeometryFactory();

    private NewGround() {}

    /** A board of the system's open ground. */
    static Battlefield bare(Board board, RuleSystem system) {
        if (board instanceof Board.OfTable table) {
            return new TableBattlefield(table.widthInches(), table.depthInches(), List.of(), List.of());
        }
        Board.OfHexes hexes = (Board.OfHexes) board;
        HexBattlefield full = HexBattlefield.plain(hexes.grid(), open(system));
        HexBattlefield map = new HexBattlefield(
                full.grid(),
                hexes.metresPerHex(),
                full.panels(),
                full.terrain(),
                full.levels(),
                full.features(),
                full.sides(),
                full.places(),
                full.legend());
        return hexes.ragged() ? ragged(map) : map;
    }

    private static String open(RuleSystem system) {
        return system.chart().records().stream()
                .filter(record -> record.kind().equals(TerrainRecord.HEX))
                .map(TerrainRecord::id)
                .findFirst()
                .orElseThrow();
    }

    /** Takes the last hex of each shifted row or column out of play; a board of a single one keeps it. */
    private static HexBattlefield ragged(HexBattlefield map) {
        HexGrid grid = map.grid();
        boolean pointy = grid.orientation() == Orientation.POINTY;
        Legend legend = new Legend(
                Map.of('.', map.terrain(Hex.ORIGIN), '-', HexBattlefield.OFF_MAP),
                map.legend().levels());
        HexBattlefield changed = map.withLegend(legend);
        for (int line = 0; line < (pointy ? grid.rows() : grid.columns()); line++) {
            int last = (pointy ? grid.columns() : grid.rows()) - 1;
            if (isShifted(grid, line) && last > 0) {
                Hex hex = pointy ? grid.hexAt(last, line) : grid.hexAt(line, last);
                changed = changed.withTerrain(hex, HexBattlefield.OFF_MAP);
            }
        }
        return changed;
    }

    private static boolean isShifted(HexGrid grid, int line) {
        return line % 2 == (grid.shifted() == Shifted.ODD ? 1 : 0);
    }

    /** Sets the places that the rules want, each for the side or army that it belongs to. */
    static Pack withPlaces(Pack pack, RuleSystem system) {
        Pack changed = pack;
        for (NewPlace place : system.newBattle().places()) {
            if (place.owner().isEmpty()) {
                changed = with(changed, place, place.name(), "", true);
                continue;
            }
            boolean ofArmy = system.placeKind(place.kind()).stream()
                    .flatMap(kind -> kind.attributes().stream())
                    .anyMatch(type ->
                            type.id().equals(place.owner()) && type.values().contains("army"));
            List<Side> sides = pack.orderOfBattle().sides();
            for (int i = 0; i < sides.size(); i++) {
                Side side = sides.get(i);
                Army army = pack.orderOfBattle().armies().get(i);
                String name = place.name().replace("{0}", ofArmy ? army.name() : side.name());
                changed = with(changed, place, name, ofArmy ? army.id() : side.id(), i == 0);
            }
        }
        return changed;
    }

    private static Pack with(Pack pack, NewPlace place, String name, String owner, boolean north) {
        Area area = pack.battlefield()
                .hexMap()
                .<Area>map(map -> new Area.Hexes(hexes(map, place, north)))
                .orElseGet(() -> new Area.Shape(shape(pack.battlefield().table().orElseThrow(), place, north)));
        return PlaceEdits.add(new Place(
                        FreshId.of(pack, name),
                        place.kind(),
                        name,
                        area,
                        owner.isEmpty()
                                ? place.attributes()
                                : place.attributes().with(place.owner(), owner)))
                .apply(pack);
    }

    private static List<Hex> hexes(HexBattlefield map, NewPlace place, boolean north) {
        HexGrid grid = map.grid();
        if (place.extent() == Extent.BOARD) {
            return grid.hexes()
                    .filter(map::contains)
                    .filter(hex -> isWithin(grid, hex, place))
                    .toList();
        }
        List<Hex> edge = IntStream.range(0, grid.columns())
                .boxed()
                .flatMap(column -> end(map, column, north))
                .toList();
        List<Hex> stretch =
                edge.stream().filter(hex -> isWithin(grid, hex, place)).toList();
        List<Hex> found = stretch.isEmpty() ? edge : stretch;
        return place.extent() == Extent.MIDDLE ? List.of(found.get(found.size() / 2)) : found;
    }

    /** The hex in play of a column at the north or south edge of the map; none if that of the edge is out of play. */
    private static Stream<Hex> end(HexBattlefield map, int column, boolean north) {
        HexGrid grid = map.grid();
        Hex last = grid.hexAt(column, north ? 0 : grid.rows() - 1);
        if (!map.contains(last) && grid.orientation() == Orientation.FLAT && !north) {
            last = grid.hexAt(column, grid.rows() - 2);
        }
        return Stream.of(last).filter(map::contains);
    }

    /** Whether the centre of a hex lies between the ends of a place. All in half hexes, so exact. */
    private static boolean isWithin(HexGrid grid, Hex hex, NewPlace place) {
        int centre = 2 * grid.column(hex) + 1;
        int width = 2 * grid.columns();
        if (grid.orientation() == Orientation.POINTY && isShifted(grid, grid.row(hex))) {
            centre++;
        }
        return centre * place.from().get(1) >= width * place.from().get(0)
                && centre * place.to().get(1) <= width * place.to().get(0);
    }

    private static Geometry shape(TableBattlefield table, NewPlace place, boolean north) {
        double west = share(table.widthInches(), place.from());
        double east = share(table.widthInches(), place.to());
        double edge = north ? table.depthInches() : 0;
        return switch (place.extent()) {
            case MIDDLE -> GEOMETRY.createPoint(new Coordinate(hundredths((west + east) / 2), edge));
            case EDGE ->
                GEOMETRY.createLineString(new Coordinate[] {new Coordinate(west, edge), new Coordinate(east, edge)});
            case BOARD ->
                GEOMETRY.createPolygon(new Coordinate[] {
                    new Coordinate(west, 0),
                    new Coordinate(east, 0),
                    new Coordinate(east, table.depthInches()),
                    new Coordinate(west, table.depthInches()),
                    new Coordinate(west, 0)
                });
        };
    }

    private static double share(double inches, List<Integer> share) {
        return hundredths(inches * share.get(0) / share.get(1));
    }

    private static double hundredths(double inches) {
        return Math.round(inches * 100) / 100.0;
    }
}
