package coupdoeil.validator.export.tts;

import coupdoeil.model.battlefield.TableBattlefield;
import coupdoeil.model.json.JsonObject;
import coupdoeil.model.json.JsonValue;
import coupdoeil.model.oob.Piece;
import coupdoeil.model.scenario.ArrivalGroup;
import coupdoeil.model.scenario.Facing;
import coupdoeil.model.scenario.Placement;
import coupdoeil.model.scenario.Position;
import coupdoeil.model.table.Base;
import coupdoeil.model.table.Corner;
import coupdoeil.model.table.Footprint;
import coupdoeil.model.table.Footprints;
import coupdoeil.validator.check.Situation;
import coupdoeil.validator.check.hexes.HexStacks;
import coupdoeil.validator.check.hexes.Stack;
import coupdoeil.validator.check.subject.Occupant;
import coupdoeil.validator.export.ExportJob;
import coupdoeil.validator.export.PictureOptions;
import coupdoeil.validator.export.PieceProperties;
import coupdoeil.validator.export.ReducedFace;
import coupdoeil.validator.picture.HexPlane;
import coupdoeil.validator.picture.Picture;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.locationtech.jts.geom.Coordinate;

/** The counters of a saved game: those of a hex on top of each other, those who wait in rows below the board. */
final class Counters {

    /** Of the width of a hex, or in inches. */
    private static final double WIDTH = 0.6;

    private static final double LOWEST = 1.1;
    private static final double THICKNESS = 0.12;
    /** Upright for who sits at the lower edge. */
    private static final double UPRIGHT = 180;

    private final ExportJob job;
    private final Situation situation;
    private final Board board;
    private final Images images;
    private final Guids guids;
    private final ReducedFace reduced;
    private final List<JsonValue> objects = new ArrayList<>();
    private int waiting;

    /** Where a counter lies. */
    private record Lie(double x, double y, double z, double turn, double width, double depth) {}

    Counters(ExportJob job, Situation situation, Board board, Images images, Guids guids) {
        this.job = job;
        this.situation = situation;
        this.board = board;
        this.images = images;
        this.guids = guids;
        this.reduced = new ReducedFace(job.system());
    }

    List<JsonValue> objects() {
        board.hexes().ifPresent(plane -> HexStacks.STACKS.of(situation).values().forEach(stack -> add(stack, plane)));
        job.pack()
                .battlefield()
                .table()
                .ifPresent(table -> situation.setup().forEach(placement -> add(placement, table)));
        for (Placement placement : situation.setup()) {
            if (placement.position().standing() instanceof Position.OffMap off) {
                wait(placement, off.box());
            }
        }
        for (ArrivalGroup group : situation.scenario().orElseThrow().reinforcements()) {
            for (ArrivalGroup.Marcher marcher : group.march()) {
                wait(
                        Placement.of(marcher.piece(), new Position.OffMap("")).withFormation(marcher.formation()),
                        group.at() + ", " + group.entry() + ": " + group.name());
            }
        }
        return objects;
    }

    /** From the bottom. */
    private void add(Stack stack, HexPlane plane) {
        Board.Spot spot = board.spot(stack.hex(), plane);
        List<Occupant> pieces = new ArrayList<>(stack.occupants());
        pieces.removeIf(Occupant::isExtension);
        for (int above = 0; above < pieces.size(); above++) {
            Occupant occupant = pieces.get(pieces.size() - 1 - above);
            double turn = occupant.facing().map(plane::heading).orElse(0) + UPRIGHT;
            add(
                    occupant.piece(),
                    occupant.placement(),
                    new Lie(spot.x(), LOWEST + above * THICKNESS, spot.z(), turn % 360, WIDTH, 0),
                    "");
        }
    }

    /** A piece on a table takes the ground that it takes by the rules, and else lies where its front is. */
    private void add(Placement placement, TableBattlefield table) {
        Optional<Piece> piece = situation.roster().piece(placement.piece());
        Optional<Board.Spot> spot = spot(placement.position(), table);
        if (piece.isEmpty() || spot.isEmpty()) {
            return;
        }
        double turn = placement.facing() instanceof Facing.Heading heading
                ? (450 - heading.degrees() + UPRIGHT) % 360
                : UPRIGHT;
        Lie lie = new Footprints(situation.system())
                .of(piece.get(), placement)
                .map(footprint -> lie(footprint, turn))
                .orElseGet(() -> new Lie(spot.get().x(), LOWEST, spot.get().z(), turn, WIDTH, 0));
        add(piece.get(), placement, lie, "");
    }

    private Lie lie(Footprint footprint, double turn) {
        Base base = footprint.rectangle();
        Corner left = base.frontLeft();
        Corner rear = base.rearRight();
        Board.Spot middle = board.spot((left.xInches() + rear.xInches()) / 2, (left.yInches() + rear.yInches()) / 2);
        return new Lie(
                middle.x(),
                LOWEST,
                middle.z(),
                turn,
                distance(left, base.frontRight()),
                distance(base.frontRight(), rear));
    }

    private static double distance(Corner one, Corner other) {
        return Math.hypot(one.xInches() - other.xInches(), one.yInches() - other.yInches());
    }

    private Optional<Board.Spot> spot(Position position, TableBattlefield table) {
        if (position.standing() instanceof Position.OnTable on) {
            return Optional.of(board.spot(on.x(), on.y()));
        }
        return position.standing() instanceof Position.InFeature in
                ? table.features().stream()
                        .filter(feature -> feature.id().equals(in.feature())
                                && !feature.shape().isEmpty())
                        .findFirst()
                        .map(feature -> feature.shape().getInteriorPoint().getCoordinate())
                        .map((Coordinate inside) -> board.spot(inside.x, inside.y))
                : Optional.empty();
    }

    /** Puts a piece into the next place of the rows below the board. */
    private void wait(Placement placement, String where) {
        situation.roster().piece(placement.piece()).ifPresent(piece -> {
            int perRow = Math.max(1, (int) board.width());
            double x = waiting % perRow + 0.5 - board.width() / 2;
            double z = -board.depth() / 2 - 1 - waiting / perRow;
            waiting++;
            add(piece, placement, new Lie(x, LOWEST, z, UPRIGHT, WIDTH, 0), where);
        });
    }

    /** @param where it waits; empty if it stands on the board */
    private void add(Piece piece, Placement placement, Lie lie, String where) {
        int pixels = Math.max(8, (int) Math.round(PictureOptions.pixels(job) * Math.min(4, lie.width())));
        Picture face = job.pictures().counter(job.pack(), job.system(), placement, pixels);
        String front = images.face(face);
        String back = reduced.of(piece, placement)
                .map(half -> images.face(job.pictures().counter(job.pack(), job.system(), half, pixels)))
                .orElse(front);
        double depth = lie.depth() > 0 ? lie.depth() : lie.width() * face.height() / face.width();
        Map<String, Object> properties = PieceProperties.of(situation, piece, placement);
        String described = properties.entrySet().stream()
                .filter(property -> !property.getKey().equals("id"))
                .map(property -> property.getKey() + ": " + property.getValue())
                .collect(Collectors.joining("\n"));
        JsonObject.Builder tile =
                SavedGame.tile(guids.of("piece " + objects.size() + " " + piece.id()), 3, front, back);
        objects.add(tile.put("Nickname", piece.name())
                .put("Description", where.isEmpty() ? described : where + "\n" + described)
                .put("Memo", piece.id())
                .put("Transform", SavedGame.transform(lie.x(), lie.y(), lie.z(), lie.turn(), lie.width(), depth))
                .put("Locked", false)
                .done());
    }
}
