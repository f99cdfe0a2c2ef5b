package coupdoeil.editor.edit;

import coupdoeil.editor.text.Messages;
import coupdoeil.model.battlefield.Area;
import coupdoeil.model.battlefield.HexBattlefield;
import coupdoeil.model.battlefield.HexResize;
import coupdoeil.model.battlefield.Margins;
import coupdoeil.model.battlefield.Place;
import coupdoeil.model.battlefield.TableBattlefield;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.pack.Edit;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.pack.Suppression;
import coupdoeil.model.rules.Board;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.rules.TerrainRecord;
import coupdoeil.model.scenario.ArrivalGroup;
import coupdoeil.model.scenario.Placement;
import coupdoeil.model.scenario.Position;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.model.scenario.Token;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.locationtech.jts.geom.CoordinateFilter;
import org.locationtech.jts.geom.Geometry;

/**
 * Resizes a battlefield, or moves what is on it: ground, hexsides, panels, places, pieces with all the hexes they occupy,
 * markers of the set-up and of reinforcements, and suppressed findings of hexes all stay where they are on the ground.
 * What stands on ground that is cut off keeps its place beside the map. Linear in the size of battlefield and pack.
 */
public final class Resize {

    /** Kinds of subject whose keys are labels of hexes. */
    private static final Set<String> BY_LABEL = Set.of("hex", "hexside", "stack");

    private Resize() {}

    /** The edit. @param keepLabels whether hexes keep their labels; else the first of the map has the one it had */
    public static Edit of(RuleSystem system, Margins margins, boolean keepLabels) {
        return new Edit(
                Messages.text("edit.resize"),
                pack -> pack.battlefield()
                        .hexMap()
                        .map(map -> resized(pack, system, map, HexResize.of(map.grid(), margins, keepLabels)))
                        .or(() -> pack.battlefield().table().map(table -> resized(pack, table, margins)))
                        .orElse(pack));
    }

    /** Why a battlefield must keep its size: its rules are played on boards of this one. Empty if it need not. */
    public static Optional<String> refusal(Pack pack, RuleSystem system) {
        return system.newBattle().boards().stream()
                .filter(board -> isOf(board, pack))
                .findFirst()
                .map(board -> Messages.text("resize.fixed", system.name(), board.name()));
    }

    private static boolean isOf(Board board, Pack pack) {
        if (board instanceof Board.OfHexes hexes) {
            return pack.battlefield()
                    .hexMap()
                    .filter(map -> map.grid().columns() == hexes.grid().columns()
                            && map.grid().rows() == hexes.grid().rows())
                    .isPresent();
        }
        Board.OfTable size = (Board.OfTable) board;
        return pack.battlefield()
                .table()
                .filter(table -> table.widthInches() == size.widthInches() && table.depthInches() == size.depthInches())
                .isPresent();
    }

    private static Pack resized(Pack pack, RuleSystem system, HexBattlefield map, HexResize resize) {
        String fresh = system.chart().overriddenBy(pack.chart()).records().stream()
                .filter(record -> record.kind().equals(TerrainRecord.HEX))
                .map(TerrainRecord::id)
                .findFirst()
                .orElse(map.terrain().get(0));
        Function<Hex, Hex> moved = resize::moved;
        Pack ground = moved(
                pack.withBattlefield(resize.apply(map, fresh)),
                position ->
                        position instanceof Position.OnHex on ? new Position.OnHex(moved.apply(on.hex())) : position,
                moved);
        return ground.withSuppressions(pack.suppressions().stream()
                .map(suppression -> renamed(suppression, resize))
                .toList());
    }

    /** A suppression of what is found at a hex, at the label that hex has now. */
    private static Suppression renamed(Suppression suppression, HexResize resize) {
        String subject = suppression.subject();
        int colon = subject.indexOf(':');
        if (colon < 0 || !BY_LABEL.contains(subject.substring(0, colon))) {
            return suppression;
        }
        int slash = subject.indexOf('/', colon);
        String label = subject.substring(colon + 1, slash < 0 ? subject.length() : slash);
        String rest = slash < 0 ? "" : subject.substring(slash);
        return resize.from()
                .parse(label)
                .map(hex -> resize.to().label(resize.moved(hex)))
                .map(now -> suppression.withSubject(subject.substring(0, colon + 1) + now + rest))
                .orElse(suppression);
    }

    private static Pack resized(Pack pack, TableBattlefield table, Margins margins) {
        double east = margins.left();
        double north = margins.bottom();
        UnaryOperator<Geometry> moved = shape -> shifted(shape, east, north);
        TableBattlefield resized = new TableBattlefield(
                table.widthInches() + margins.left() + margins.right(),
                table.depthInches() + margins.top() + margins.bottom(),
                table.features().stream()
                        .map(feature -> feature.withPoints(moved.apply(feature.points())))
                        .toList(),
                table.places().stream().map(place -> moved(place, moved)).toList());
        return moved(
                pack.withBattlefield(resized),
                position -> position instanceof Position.OnTable on
                        ? new Position.OnTable(inches(on.x() + east), inches(on.y() + north))
                        : position,
                hex -> hex);
    }

    private static Geometry shifted(Geometry shape, double east, double north) {
        Geometry shifted = shape.copy();
        shifted.apply((CoordinateFilter) corner -> {
            corner.x = inches(corner.x + east);
            corner.y = inches(corner.y + north);
        });
        shifted.geometryChanged();
        return shifted;
    }

    /** A sum as it would be written down, to the billionth of an inch: what is moved there and back is where it was. */
    private static double inches(double sum) {
        return Math.rint(sum * 1e9) / 1e9;
    }

    private static Place moved(Place place, UnaryOperator<Geometry> moved) {
        return place.area() instanceof Area.Shape shape
                ? place.withArea(new Area.Shape(moved.apply(shape.geometry())))
                : place;
    }

    private static Pack moved(Pack pack, UnaryOperator<Position> position, Function<Hex, Hex> hex) {
        return pack.withScenarios(pack.scenarios().stream()
                .map(scenario -> moved(scenario, position, hex))
                .toList());
    }

    private static Scenario moved(Scenario scenario, UnaryOperator<Position> position, Function<Hex, Hex> hex) {
        UnaryOperator<List<Token>> tokens = all -> all.stream()
                .map(token -> token.withPosition(standing(token.position(), position)))
                .toList();
        UnaryOperator<ArrivalGroup> group = arrival -> arrival.withTokens(tokens.apply(arrival.tokens()));
        return scenario.withSetup(scenario.setup().stream()
                        .map(placement -> moved(placement, position, hex))
                        .toList())
                .withTokens(tokens.apply(scenario.tokens()))
                .withReinforcements(
                        scenario.reinforcements().stream().map(group).toList());
    }

    private static Placement moved(Placement placement, UnaryOperator<Position> position, Function<Hex, Hex> hex) {
        return placement
                .withPosition(standing(placement.position(), position))
                .withParts(placement.parts().stream()
                        .map(part ->
                                new Placement.Part(hex.apply(part.hex()), part.facing(), part.steps(), part.stack()))
                        .toList());
    }

    /** Where somebody stands, and where he with whom somebody is does. */
    private static Position standing(Position position, UnaryOperator<Position> moved) {
        return position instanceof Position.Attached with && with.at() != null
                ? new Position.Attached(with.piece(), moved.apply(with.at()))
                : moved.apply(position);
    }

    /** How many pieces, markers and places a resizing leaves beside the map. */
    public static int leftBeside(Pack resized) {
        HexBattlefield map = resized.battlefield().hexMap().orElse(null);
        if (map == null) {
            return 0;
        }
        long pieces = resized.scenarios().stream()
                .flatMap(scenario -> scenario.setup().stream())
                .filter(placement -> placement
                        .position()
                        .inHex()
                        .filter(hex -> !map.contains(hex))
                        .isPresent())
                .count();
        long tokens = resized.scenarios().stream()
                .flatMap(scenario -> scenario.tokens().stream())
                .filter(token -> token.position()
                        .inHex()
                        .filter(hex -> !map.contains(hex))
                        .isPresent())
                .count();
        long places = map.places().stream()
                .filter(place -> place.area().hexList().stream().anyMatch(hex -> !map.contains(hex)))
                .count();
        return (int) (pieces + tokens + places);
    }
}
