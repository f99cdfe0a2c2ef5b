package coupdoeil.editor.edit;

import coupdoeil.editor.draw.Resized;
import coupdoeil.editor.text.Messages;
import coupdoeil.model.battlefield.Area;
import coupdoeil.model.battlefield.Battlefield;
import coupdoeil.model.battlefield.HexBattlefield;
import coupdoeil.model.battlefield.HexResize;
import coupdoeil.model.battlefield.Margins;
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
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.locationtech.jts.geom.Envelope;

/**
 * Resizes a battlefield, or moves what is on it: ground, hexsides, panels, places, pieces with all the hexes they occupy,
 * markers of the set-up and of reinforcements, and suppressed findings of hexes all stay where they are on the ground.
 * What stands on ground that is cut off keeps its place beside the map; {@link Resized} says what goes with an edge. Linear in the size of battlefield and pack.
 */
public final class Resize {

    /** Kinds of subject whose keys are labels of hexes. */
    private static final Set<String> BY_LABEL = Set.of("hex", "hexside", "stack");

    private Resize() {}

    /**
     * The edit.
     *
     * @param keepLabels whether hexes keep their labels; else the first of the map has the one it had
     * @param goesOn whether lines and areas that reach the edge of a table reach its new edge, too
     */
    public static Edit of(RuleSystem system, Margins margins, boolean keepLabels, boolean goesOn) {
        return new Edit(
                Messages.text("edit.resize"),
                pack -> pack.battlefield()
                        .hexMap()
                        .map(map -> resized(pack, system, map, HexResize.of(map.grid(), margins, keepLabels)))
                        .or(() -> pack.battlefield().table().map(table -> resized(pack, table, margins, goesOn)))
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

    private static Pack resized(Pack pack, TableBattlefield table, Margins margins, boolean goesOn) {
        return moved(
                pack.withBattlefield(Resized.to(table, margins, goesOn)),
                position -> position instanceof Position.OnTable on
                        ? new Position.OnTable(
                                Resized.inches(on.x() + margins.left()), Resized.inches(on.y() + margins.bottom()))
                        : position,
                hex -> hex);
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

    /** How many pieces, markers, places and features a resizing leaves beside the battlefield, even if only in part. */
    public static int leftBeside(Pack resized) {
        Predicate<Position> beside = resized.battlefield()
                .hexMap()
                .<Predicate<Position>>map(map -> position -> isBeside(map, position))
                .or(() -> resized.battlefield().table().map(table -> position -> isBeside(table, position)))
                .orElseThrow();
        long pieces = resized.scenarios().stream()
                .flatMap(scenario -> Stream.concat(
                        scenario.setup().stream().map(Placement::position),
                        scenario.tokens().stream().map(Token::position)))
                .filter(beside)
                .count();
        long ground = resized.battlefield().table().map(Resize::groundBeside).orElse(0L);
        long places = resized.battlefield().places().stream()
                .filter(place -> isBeside(resized.battlefield(), place.area()))
                .count();
        return (int) (pieces + ground + places);
    }

    private static boolean isBeside(HexBattlefield map, Position position) {
        return position.inHex().filter(hex -> !map.contains(hex)).isPresent();
    }

    private static boolean isBeside(TableBattlefield table, Position position) {
        return position instanceof Position.OnTable on && !size(table).covers(on.x(), on.y());
    }

    private static long groundBeside(TableBattlefield table) {
        return table.features().stream()
                .filter(feature -> !size(table).covers(feature.points().getEnvelopeInternal()))
                .count();
    }

    private static boolean isBeside(Battlefield battlefield, Area area) {
        return area instanceof Area.Shape shape
                ? battlefield
                        .table()
                        .filter(table -> !size(table).covers(shape.geometry().getEnvelopeInternal()))
                        .isPresent()
                : area.hexList().stream()
                        .anyMatch(hex -> battlefield
                                .hexMap()
                                .filter(map -> !map.contains(hex))
                                .isPresent());
    }

    private static Envelope size(TableBattlefield table) {
        return new Envelope(0, table.widthInches(), 0, table.depthInches());
    }
}
