package coupdoeil.validator.random;

import coupdoeil.model.battlefield.Area;
import coupdoeil.model.battlefield.Battlefield;
import coupdoeil.model.battlefield.CellLayer;
import coupdoeil.model.battlefield.HexBattlefield;
import coupdoeil.model.battlefield.Legend;
import coupdoeil.model.battlefield.Panel;
import coupdoeil.model.battlefield.Place;
import coupdoeil.model.battlefield.SideLayer;
import coupdoeil.model.battlefield.TableBattlefield;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexDirection;
import coupdoeil.model.grid.HexGrid;
import coupdoeil.model.grid.LabelScheme;
import coupdoeil.model.grid.Orientation;
import coupdoeil.model.grid.Shifted;
import coupdoeil.model.pack.RandomPacks;
import coupdoeil.model.rules.Board;
import coupdoeil.model.rules.PlaceKind;
import coupdoeil.model.rules.TerrainRecord;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Small random battlefields: maps of any shape with any ground, and tables. */
final class RandomGround {

    private static final List<String> PATTERNS = List.of("{column:2}{row:2}", "{row:2}{column:2}", "{column:A}{row}");

    private final RandomValues values;
    private HexGrid grid = HexGrid.pointy(1, 1);

    RandomGround(RandomValues values) {
        this.values = values;
    }

    Battlefield battlefield() {
        boolean table = values.system().grounds().contains("table") != values.wild();
        return table ? table() : map();
    }

    /** A hex of the map as a rule, most often near its middle. */
    Hex hex() {
        if (values.wild()) {
            int far = values.oneIn(4) ? 200_000 : 3;
            return grid.hexAt(values.below(2 * far) - far, values.below(2 * far) - far);
        }
        int column = (values.below(grid.columns()) + values.below(grid.columns())) / 2;
        int row = (values.below(grid.rows()) + values.below(grid.rows())) / 2;
        return grid.hexAt(column, row);
    }

    private TableBattlefield table() {
        for (int seed = values.below(1_000_000); ; seed++) {
            if (RandomPacks.pack(seed).battlefield() instanceof TableBattlefield table) {
                return table;
            }
        }
    }

    private HexBattlefield map() {
        Optional<Board.OfHexes> board = board();
        grid = board.map(Board.OfHexes::grid).orElseGet(this::grid);
        CellLayer.Editor<String> terrain =
                CellLayer.filled(grid.size(), "clear").edit();
        CellLayer.Editor<Integer> levels = CellLayer.filled(grid.size(), 0).edit();
        CellLayer.Editor<List<String>> features =
                CellLayer.filled(grid.size(), List.<String>of()).edit();
        boolean ragged = board.isEmpty() && values.oneIn(3);
        int hilly = values.oneIn(3) ? 1 : 1 + values.below(5);
        for (int cell = 0; cell < grid.size(); cell++) {
            Hex hex = grid.hexAt(cell);
            if (values.oneIn(3)) {
                terrain.set(cell, values.word(records(TerrainRecord.HEX)));
            }
            if (board.filter(known -> beyond(known, hex)).isPresent() || (ragged && values.oneIn(6))) {
                terrain.set(cell, HexBattlefield.OFF_MAP);
            }
            levels.set(cell, values.oneIn(2) ? values.count(hilly) : 0);
            if (values.oneIn(6)) {
                features.set(cell, values.words(records(TerrainRecord.FEATURE)));
            }
        }
        return new HexBattlefield(
                grid,
                values.count(200),
                values.some(2, this::panel),
                terrain.done(),
                levels.done(),
                features.done(),
                sides(),
                places(),
                Legend.NONE);
    }

    /** The board that the rules name, as a rule, where they name one. */
    private Optional<Board.OfHexes> board() {
        return values.wild() || values.oneIn(4)
                ? Optional.empty()
                : values.system().newBattle().boards().stream()
                        .filter(Board.OfHexes.class::isInstance)
                        .map(Board.OfHexes.class::cast)
                        .findFirst();
    }

    /** Whether a hex is the last one of a shifted row that ends one hex earlier. */
    private static boolean beyond(Board.OfHexes board, Hex hex) {
        HexGrid grid = board.grid();
        return board.ragged() && grid.row(hex) % 2 == 1 && grid.column(hex) == grid.columns() - 1;
    }

    private HexGrid grid() {
        return new HexGrid(
                size(),
                size(),
                values.pick(List.of(Orientation.values())),
                values.pick(List.of(Shifted.values())),
                labels());
    }

    private int size() {
        return switch (values.below(8)) {
            case 0 -> 1;
            case 1 -> 2;
            default -> 3 + values.below(7);
        };
    }

    private LabelScheme labels() {
        return new LabelScheme(values.pick(PATTERNS), values.below(3), values.below(3));
    }

    private Panel panel() {
        return new Panel(
                values.word(List.of("north", "south")),
                "Sheet",
                values.count(4),
                values.count(4),
                values.count(9),
                values.count(9),
                values.orNull(this::labels));
    }

    private SideLayer sides() {
        SideLayer sides = SideLayer.empty(grid);
        for (int i = values.below(2 * grid.size()); i > 0; i--) {
            List<String> known = records(values.oneIn(2) ? TerrainRecord.SIDE : TerrainRecord.LINK);
            sides = sides.writing(
                    hex(),
                    HexDirection.of(values.below(6)),
                    values.words(known).stream().distinct().toList());
        }
        return sides;
    }

    private List<Place> places() {
        List<Place> places = new ArrayList<>();
        for (int i = 0; i < values.ids("place").size(); i++) {
            PlaceKind kind = values.pick(values.system().vocabulary().placeKinds());
            Area area = new Area.Hexes(values.wild() ? List.of() : values.some(3, this::hex));
            String name = values.word(List.of("Hill", "Town", "Bridge"));
            places.add(new Place(
                    values.id("place", i),
                    values.wild() ? "nothing" : kind.id(),
                    name,
                    area,
                    values.attributes(kind.attributes())));
        }
        return places;
    }

    private List<String> records(String kind) {
        return values.system().chart().records().stream()
                .filter(record -> record.kind().equals(kind))
                .map(TerrainRecord::id)
                .toList();
    }
}
