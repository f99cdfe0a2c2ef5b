package coupdoeil.validator.export.tiled;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.oob.Leader;
import coupdoeil.model.oob.Piece;
import coupdoeil.model.scenario.ArrivalGroup;
import coupdoeil.model.scenario.Placement;
import coupdoeil.model.scenario.Position;
import coupdoeil.model.scenario.Token;
import coupdoeil.validator.check.Situation;
import coupdoeil.validator.check.hexes.HexStacks;
import coupdoeil.validator.check.hexes.Stack;
import coupdoeil.validator.check.subject.Occupant;
import coupdoeil.validator.export.CounterWidth;
import coupdoeil.validator.export.ExportJob;
import coupdoeil.validator.export.PieceProperties;
import coupdoeil.validator.export.tiled.TiledMap.MapObject;
import coupdoeil.validator.export.tiled.TiledMap.Tile;
import coupdoeil.validator.picture.Picture;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Who stands on the map, and who waits beside it, as objects with the picture of a counter. */
final class Counters {

    /** How far below the centre of its hex a leader lies, in hexes: the counters of units are to be read. */
    private static final double LEADER_BELOW = 0.38;
    /** How much each counter of a stack lies to the upper right of the one below, and how much all of them may. */
    private static final double STEP = 0.05;

    private static final double MOST_STEPS = 5;

    /** A counter that is to be an object, when all tiles have their numbers. */
    private record Counter(
            String layer, String name, String type, TileShape.Pixel middle, int tile, Map<String, Object> properties) {}

    private final Situation situation;
    private final ExportJob job;
    private final TiledMap made;
    private final String folder;
    private final List<Tile> tiles = new ArrayList<>();
    private final List<Counter> counters = new ArrayList<>();
    private int waiting;

    /** @param folder of the pictures, as the files of the map name it */
    Counters(Situation situation, ExportJob job, TiledMap made, String folder) {
        this.situation = situation;
        this.job = job;
        this.made = made;
        this.folder = folder;
    }

    void add() {
        HexStacks.STACKS.of(situation).values().forEach(this::stack);
        for (Placement placement : situation.setup()) {
            if (placement.hex().isEmpty()) {
                situation.roster().piece(placement.piece()).ifPresent(piece -> {
                    Map<String, Object> properties = PieceProperties.of(situation, piece, placement);
                    properties.put("box", box(placement.position()));
                    wait("off map", piece, placement, properties);
                });
            }
        }
        situation.scenario().orElseThrow().reinforcements().forEach(this::arrivals);
        int first = made.add("counters", tiles);
        for (String layer : List.of("units", "leaders", "parts", "off map", "reinforcements")) {
            List<MapObject> objects = new ArrayList<>();
            for (Counter counter : counters) {
                if (counter.layer().equals(layer)) {
                    Picture picture = tiles.get(counter.tile()).picture();
                    objects.add(made.tile(
                            counter.name(),
                            counter.type(),
                            counter.middle(),
                            first + counter.tile(),
                            picture,
                            counter.properties()));
                }
            }
            made.add(layer, "#202020", objects);
        }
        made.add("tokens", "#c08000", tokens());
    }

    /** From the bottom, so that those above lie over those below. */
    private void stack(Stack stack) {
        int size = stack.occupants().size();
        TileShape.Pixel centre = made.shape.centre(stack.hex());
        for (int above = 0; above < size; above++) {
            Occupant occupant = stack.occupants().get(size - 1 - above);
            double aside = Math.min(above, MOST_STEPS) * STEP * width();
            double below = occupant.isLeader() ? LEADER_BELOW * width() : 0;
            Map<String, Object> properties = new LinkedHashMap<>();
            if (occupant.isExtension()) {
                properties.put("of", occupant.piece().id());
            } else {
                properties.putAll(PieceProperties.of(situation, occupant.piece(), occupant.placement()));
            }
            properties.put("hex", stack.label());
            properties.put("stack", BigDecimal.valueOf(size - above));
            String layer = occupant.isExtension() ? "parts" : occupant.isLeader() ? "leaders" : "units";
            counters.add(new Counter(
                    layer,
                    occupant.piece().name(),
                    occupant.isExtension() ? "part" : type(occupant.piece()),
                    new TileShape.Pixel(centre.x() + aside, centre.y() - aside + below),
                    tile(occupant.piece(), occupant.placement()),
                    properties));
        }
    }

    private static String type(Piece piece) {
        return piece instanceof Leader ? "leader" : "unit";
    }

    private static String box(Position position) {
        return position instanceof Position.OffMap off ? off.box() : "";
    }

    private void arrivals(ArrivalGroup group) {
        for (ArrivalGroup.Marcher marcher : group.march()) {
            situation.roster().piece(marcher.piece()).ifPresent(piece -> {
                Placement placement =
                        Placement.of(piece.id(), new Position.OffMap("")).withFormation(marcher.formation());
                Map<String, Object> properties = PieceProperties.of(situation, piece, placement);
                properties.put("group", group.name());
                properties.put("at", group.at());
                properties.put("entry", group.entry());
                wait("reinforcements", piece, placement, properties);
            });
        }
    }

    /** Puts a counter into the next place of the rows below the map. */
    private void wait(String layer, Piece piece, Placement placement, Map<String, Object> properties) {
        int perRow = Math.max(1, made.shape.mapWidth() / made.shape.width());
        TileShape.Pixel middle = new TileShape.Pixel(
                (waiting % perRow + 0.5) * made.shape.width(),
                made.shape.mapHeight() + (waiting / perRow + 1) * made.shape.height());
        waiting++;
        counters.add(new Counter(layer, piece.name(), type(piece), middle, tile(piece, placement), properties));
    }

    private int tile(Piece piece, Placement placement) {
        Map<String, Object> properties = new LinkedHashMap<>();
        properties.put("piece", piece.id());
        Picture picture = job.pictures().counter(job.pack(), job.system(), placement, Math.max(1, (int)
                Math.round(CounterWidth.of(piece) * width())));
        tiles.add(new Tile(type(piece), properties, picture, folder + "counter-" + tiles.size() + ".png"));
        return tiles.size() - 1;
    }

    private double width() {
        return Math.min(made.shape.width(), made.shape.height());
    }

    private List<MapObject> tokens() {
        List<MapObject> objects = new ArrayList<>();
        for (Token token : situation.scenario().orElseThrow().tokens()) {
            token.position().inHex().ifPresent(hex -> objects.add(token(token, hex)));
        }
        return objects;
    }

    private MapObject token(Token token, Hex hex) {
        Map<String, Object> properties = new LinkedHashMap<>();
        properties.put("token", token.id());
        properties.put("hex", job.pack().battlefield().labels().hex(hex));
        return made.point(token.id(), token.kind(), made.shape.centre(hex), properties);
    }
}
