package coupdoeil.validator.export.tts;

import coupdoeil.model.grid.Orientation;
import coupdoeil.model.json.JsonArray;
import coupdoeil.model.json.JsonObject;
import coupdoeil.model.json.JsonPrinter;
import coupdoeil.model.json.JsonScalar;
import coupdoeil.model.json.JsonValue;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.validator.check.Situation;
import coupdoeil.validator.export.ExportJob;
import coupdoeil.validator.picture.HexPlane;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** A saved game: the board, who stands on it and who waits beside it, and a notebook. */
final class SavedGame {

    /** The time that every export gives as its own. */
    private static final String DATE = "1/1/1980 12:00:00 PM";

    /** Where the board lies, its upper side a little higher. */
    static final double BOARD_HEIGHT = 0.95;

    /** An unscaled tile is so wide in the room. */
    private static final double TILE = 2;

    private static final int DECIMALS = 5;

    private final ExportJob job;
    private final Situation situation;
    private final Scenario scenario;
    private final Images images;
    private final Board board;
    private final Guids guids;

    SavedGame(ExportJob job, Situation situation, Scenario scenario, Board board, Images images) {
        this.job = job;
        this.situation = situation;
        this.scenario = scenario;
        this.images = images;
        this.board = board;
        this.guids = new Guids(job.pack().info().id() + '\0' + scenario.id());
    }

    /** @param ground address of the picture of the ground */
    byte[] file(String ground) {
        List<JsonValue> objects = new ArrayList<>();
        objects.add(ground(ground));
        objects.addAll(new Counters(job, situation, board, images, guids).objects());
        JsonObject file = JsonObject.builder()
                .put("SaveName", job.pack().info().name() + ": " + scenario.name())
                .put("GameMode", job.pack().info().name())
                .put("Date", DATE)
                .put("VersionNumber", "")
                .put("Tags", JsonArray.of(List.of()))
                .put("Gravity", number(0.5))
                .put("PlayArea", number(0.5))
                .put("Table", "Table_None")
                .put("Sky", "Sky_Field")
                .put("Note", scenario.description())
                .put("Grid", grid())
                .put("TabStates", new Notebook(job, situation, scenario).pages())
                .put("LuaScript", "")
                .put("LuaScriptState", "")
                .put("XmlUI", "")
                .put("ObjectStates", JsonArray.of(objects))
                .done();
        return JsonPrinter.printForOthers(file, Set.of());
    }

    private JsonObject ground(String address) {
        return tile(guids.of("board"), 0, address, address)
                .put("Nickname", job.pack().info().name())
                .put("Description", "")
                .put("Transform", transform(0, BOARD_HEIGHT, 0, 180, board.width(), board.depth()))
                .put("Locked", true)
                .done();
    }

    /** Hexes that pieces snap to; a table has none. Their size is that from corner to corner. */
    private JsonObject grid() {
        int type = 0;
        double size = 1;
        Board.Spot first = new Board.Spot(0, 0);
        if (board.hexes().isPresent()) {
            HexPlane plane = board.hexes().get();
            type = plane.grid().orientation() == Orientation.FLAT ? 1 : 2;
            size = 2 * plane.radius();
            first = board.spot(plane.grid().hexAt(0, 0), plane);
        }
        return JsonObject.builder()
                .put("Type", type)
                .put("Lines", false)
                .put(
                        "Color",
                        JsonObject.builder().put("r", 0).put("g", 0).put("b", 0).done())
                .put("Opacity", number(0.75))
                .put("ThickLines", false)
                .put("Snapping", false)
                .put("Offset", false)
                .put("BothSnapping", false)
                .put("xSize", number(size))
                .put("ySize", number(size))
                .put(
                        "PosOffset",
                        JsonObject.builder()
                                .put("x", number(first.x()))
                                .put("y", 1)
                                .put("z", number(first.z()))
                                .done())
                .done();
    }

    /** A tile with two faces, without what tells it from others. @param form 0 a box, 3 with rounded corners */
    static JsonObject.Builder tile(String guid, int form, String front, String back) {
        return JsonObject.builder()
                .put("GUID", guid)
                .put("Name", "Custom_Tile")
                .put(
                        "CustomImage",
                        JsonObject.builder()
                                .put("ImageURL", front)
                                .put("ImageSecondaryURL", back)
                                .put("ImageScalar", 1)
                                .put("WidthScale", 0)
                                .put(
                                        "CustomTile",
                                        JsonObject.builder()
                                                .put("Type", form)
                                                .put("Thickness", number(0.1))
                                                .put("Stackable", false)
                                                .put("Stretch", true)
                                                .done())
                                .done())
                .put("Grid", false)
                .put("Snap", true)
                .put("Autoraise", true)
                .put("Sticky", true)
                .put("Tooltip", true)
                .put("GMNotes", "")
                .put("LuaScript", "")
                .put("LuaScriptState", "");
    }

    /**
     * Where a tile lies, face up.
     *
     * @param turn in degrees clockwise from above; 180 is upright for who sits at the lower edge
     * @param width in the room
     * @param depth in the room
     */
    static JsonObject transform(double x, double y, double z, double turn, double width, double depth) {
        return JsonObject.builder()
                .put("posX", number(x))
                .put("posY", number(y))
                .put("posZ", number(z))
                .put("rotX", 0)
                .put("rotY", number(turn))
                .put("rotZ", 0)
                .put("scaleX", number(width / TILE))
                .put("scaleY", 1)
                .put("scaleZ", number(depth / TILE))
                .done();
    }

    static JsonScalar number(double number) {
        return JsonScalar.of(BigDecimal.valueOf(number)
                .setScale(DECIMALS, RoundingMode.HALF_UP)
                .stripTrailingZeros());
    }
}
