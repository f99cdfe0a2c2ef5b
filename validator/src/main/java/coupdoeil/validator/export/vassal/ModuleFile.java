package coupdoeil.validator.export.vassal;

import coupdoeil.model.battlefield.Battlefield;
import coupdoeil.model.oob.Side;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.validator.check.Situation;
import coupdoeil.validator.export.ExportJob;
import coupdoeil.validator.export.PictureOptions;
import coupdoeil.validator.export.StableZip;
import coupdoeil.validator.picture.Picture;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A module of VASSAL: one map with the ground, a board of turns and boxes for each scenario, counters, pages, saved games. */
final class ModuleFile {

    static final String MAP = "Main Map";

    private static final String GROUND = "Ground";
    /** Height of a turn of the track beside a table; beside hexes it is that of a hex. */
    private static final int TURN_INCHES = 2;
    /** Room for a stand beside a table. */
    private static final int STAND_INCHES = 6;

    private static final Pattern NUMBER = Pattern.compile("\\d{1,6}");

    private final ExportJob job;
    private final Situation situation;
    private final Images images = new Images();
    private final Field field;
    private final Counters counters;
    private final ModuleInfo info;
    private final Map<String, byte[]> games = new LinkedHashMap<>();
    private final Map<String, byte[]> files = new LinkedHashMap<>();
    private final List<TrackBoard> tracks = new ArrayList<>();
    private final List<Component> setups = new ArrayList<>();
    private final List<Component> turns = new ArrayList<>();
    private final Words boards = new Words();
    private final Words trackers = new Words();

    /** Has everything painted. @throws coupdoeil.validator.export.ExportFailure if it would be too large */
    ModuleFile(ExportJob job) {
        this.job = job;
        this.situation = Situation.of(job.pack(), job.verdict().system().orElseThrow());
        this.field = field(job);
        boards.name(GROUND, GROUND);
        Picture ground = PictureOptions.picture(job, PictureOptions.ground(job), field.frame());
        images.add("ground.png", ground.png());
        job.progress().now(VassalTarget.ID + ": counters");
        this.counters = Counters.of(job, situation, images);
        this.info = ModuleInfo.of(
                Words.clean(job.pack().info().name()),
                version(job.pack().info().edition()),
                Words.clean(job.pack().info().notes()));
        for (Scenario scenario : job.scenarios()) {
            job.progress().now(VassalTarget.ID + ": " + scenario.id());
            games.put(scenario.id(), game(scenario, ground));
        }
    }

    static Field field(ExportJob job) {
        Battlefield battlefield = job.pack().battlefield();
        double pixels = PictureOptions.pixels(job);
        boolean bare =
                job.options().get(PictureOptions.NO_GRID) || job.options().get(PictureOptions.NO_LABELS);
        return battlefield
                .hexMap()
                .<Field>map(map -> new HexField(map, pixels, bare))
                .orElseGet(() -> new TableField(battlefield.table().orElseThrow(), pixels));
    }

    /** Three numbers with dots between them, from an edition that may be anything. */
    private static String version(String edition) {
        List<String> numbers = new ArrayList<>();
        Matcher number = NUMBER.matcher(edition);
        while (numbers.size() < 3 && number.find()) {
            numbers.add(String.valueOf(Integer.parseInt(number.group())));
        }
        if (numbers.isEmpty()) {
            numbers.add("1");
        }
        while (numbers.size() < 3) {
            numbers.add("0");
        }
        return String.join(".", numbers);
    }

    private byte[] game(Scenario scenario, Picture ground) {
        Situation now = Situation.of(job.pack(), job.verdict().system().orElseThrow(), scenario);
        double pixels = PictureOptions.pixels(job);
        TrackBoard track = new TrackBoard(
                boards.name(scenario.name(), "Turns"),
                (int) Math.round(pixels * (field.grid().isPresent() ? 1 : TURN_INCHES)),
                (int) Math.round(pixels * (field.grid().isPresent() ? 1 : STAND_INCHES)),
                ground.width());
        SavedGame game = new Deployment(now, counters, field, track).game(MAP, ground.height());
        tracks.add(track);
        images.add(image(tracks.size()), track.drawing());
        String title = Words.clean(scenario.name());
        String file = "setup-" + tracks.size() + "-" + scenario.id().replaceAll("[^A-Za-z0-9_-]", "_") + ".vsav";
        setups.add(PredefinedSetups.of(title, file));
        turns.addAll(Turns.tracker(now, scenario, trackers.name(scenario.name(), "Turns")));
        byte[] saved = game.file(List.of(GROUND, track.name()), info, title);
        files.put(file, saved);
        return saved;
    }

    private static String image(int track) {
        return "turns-" + track + ".svg";
    }

    /** The saved game of a scenario that was asked for. @param scenario its id */
    byte[] game(String scenario) {
        return Objects.requireNonNull(games.get(scenario));
    }

    /** Labels that VASSAL numbers otherwise. */
    List<String> otherLabels() {
        return field.otherLabels();
    }

    byte[] file() {
        Pages pages = Pages.of(job);
        Map<String, byte[]> entries = new LinkedHashMap<>();
        entries.put("moduledata", info.moduleData());
        entries.put("buildFile.xml", build(pages).file());
        images.files().forEach((name, bytes) -> entries.put("images/" + name, bytes));
        entries.putAll(pages.files());
        entries.putAll(files);
        return StableZip.of(entries);
    }

    private Component build(Pages pages) {
        Component roster = Component.module("PlayerRoster")
                .with("buttonText", "Retire")
                .without("buttonToolTip", "buttonIcon", "buttonKeyStroke");
        Words sides = new Words();
        for (Side side : job.pack().orderOfBattle().sides()) {
            roster.add(new Component("entry").text(sides.name(side.name(), "Side")));
        }
        return new Component("VASSAL.build.GameModule")
                .with("name", info.name())
                .with("version", info.version())
                .with("VassalVersion", ModuleInfo.VASSAL)
                .with("description", Words.clean(job.pack().info().notes()))
                .with("nextPieceSlotId", counters.nextGpid())
                .with("ModuleOther1", "Content " + job.contentHash())
                .without("ModuleOther2")
                .add(Component.module("BasicCommandEncoder"))
                .add(Component.module("Documentation"))
                .add(roster)
                .add(Component.module("GlobalOptions")
                        .with("autoReport", "Always")
                        .with("centerOnMove", "Use Preferences Setting")
                        .with("nonOwnerUnmaskable", "Never")
                        .with("playerIdFormat", "$PlayerName$"))
                .add(counters.prototypes().element())
                .addAll(turns)
                .addAll(setups)
                .add(Palette.window(situation.roster(), counters))
                .add(pages.window())
                .add(map())
                .add(Component.module("Chatter"))
                .add(Component.module("KeyNamer"));
    }

    private Component map() {
        Component ground = Component.module("map.boardPicker.Board")
                .with("name", GROUND)
                .with("image", "ground.png")
                .with("reversible", false);
        field.grid().ifPresent(ground::add);
        Component picker = Component.module("map.BoardPicker")
                .with("slotHeight", 125)
                .with("slotScale", "0.2")
                .with("slotWidth", 350)
                .with("title", "Choose boards")
                .with("addColumnText", "Add column")
                .with("addRowText", "Add row")
                .with("boardPrompt", "Select board")
                .add(new Component("setup")
                        .text(SavedGame.boards(
                                MAP, List.of(GROUND, tracks.get(0).name()))))
                .add(ground);
        for (int i = 0; i < tracks.size(); i++) {
            picker.add(tracks.get(i).board(image(i + 1)));
        }
        Component map = Component.module("Map")
                .with("mapName", MAP)
                .with("allowMultiple", true)
                .with("edgeWidth", 0)
                .with("edgeHeight", 0)
                .with("launch", false)
                .with("markMoved", "Never")
                .with("color", "0,0,0")
                .with("thickness", 3)
                .add(picker)
                .add(Component.module("map.StackMetrics")
                        .with("exSepX", 6)
                        .with("exSepY", 18)
                        .with("unexSepX", 3)
                        .with("unexSepY", 4)
                        .with("disabled", false));
        for (String part : List.of(
                "ForwardToKeyBuffer",
                "Scroller",
                "ForwardToChatter",
                "MenuDisplayer",
                "MapCenterer",
                "StackExpander",
                "PieceMover",
                "KeyBufferer",
                "SelectionHighlighters",
                "CounterDetailViewer",
                "Zoomer")) {
            map.add(Component.module("map." + part));
        }
        return map.add(Component.module("map.LOS_Thread").with("label", "LOS").without("iconName", "hotkey"));
    }
}
