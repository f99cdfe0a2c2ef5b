package coupdoeil.validator.cli;

import coupdoeil.model.oob.Leader;
import coupdoeil.model.oob.OrderOfBattle;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.model.scenario.TurnTrack;
import coupdoeil.validator.report.Moment;
import coupdoeil.validator.sight.SightSystem;
import coupdoeil.validator.sight.Viewpoint;
import coupdoeil.validator.sight.table.TableScene;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** All that is needed to look over a table in a scenario at one turn. */
public record TableSightContext(OpenPack open, Scenario scenario, TurnTrack track, int turn, TableScene scene) {

    private static final String POINT = "(-?\\d{1,4}(?:\\.\\d{1,6})?),(-?\\d{1,4}(?:\\.\\d{1,6})?)";
    private static final Pattern NAME = Pattern.compile(POINT + "|[^,]+");

    /**
     * @param turn label of a turn; null for the first
     * @throws CommandFailure if its system has no sight on tables, or there is no such turn
     */
    public static TableSightContext of(OpenPack open, Scenario scenario, @Nullable String turn) {
        TableScene scene = SightSystem.of(open.system().id())
                .flatMap(sight -> TableScene.of(sight.scene(open.pack(), open.system(), scenario, null)))
                .orElseThrow(() -> CommandFailure.usage(
                        "sight is not built for " + open.system().name()));
        TurnTrack track = new TurnTrack(scenario.clock(), open.system().minutesPerTurn());
        return new TableSightContext(open, scenario, track, turn == null ? 0 : SightContext.turn(track, turn), scene);
    }

    Moment moment() {
        return new Moment(scenario.id(), track.label(turn));
    }

    /** The names in a list separated by commas; the comma of a point separates nothing. */
    static Stream<String> names(String list) {
        return NAME.matcher(list).results().map(found -> found.group());
    }

    /** A point in inches, {@code 12.5,30}, else a unit, leader or place of that id. @throws CommandFailure if there is none */
    public Viewpoint find(String text) {
        Matcher point = Pattern.compile(POINT).matcher(text);
        if (point.matches()) {
            return point(text, Double.parseDouble(point.group(1)), Double.parseDouble(point.group(2)));
        }
        Optional<Viewpoint> known = Stream.concat(
                        scene.viewpoints().pieces().stream(), scene.viewpoints().places().stream())
                .filter(viewpoint -> viewpoint.id().equals(text))
                .findFirst();
        if (known.isPresent()) {
            return known.get();
        }
        List<String> ids = ids(open.pack().orderOfBattle());
        if (ids.contains(text)) {
            throw CommandFailure.usage("'" + text + "' does not start scenario '" + scenario.id() + "' on the table");
        }
        scene.viewpoints().places().forEach(place -> ids.add(place.id()));
        throw CommandFailure.unknown("point, unit or place", text, ids);
    }

    private Viewpoint point(String text, double x, double y) {
        double width = scene.squares().widthInches();
        double depth = scene.squares().depthInches();
        if (x < 0 || y < 0 || x > width || y > depth) {
            throw CommandFailure.usage("point " + text + " is not on the table, which goes from 0,0 to "
                    + Moment.inches(width) + "," + Moment.inches(depth));
        }
        return Viewpoint.ofPoint(x, y, text);
    }

    private static List<String> ids(OrderOfBattle oob) {
        List<String> ids = new ArrayList<>();
        oob.units().stream().map(Unit::id).forEach(ids::add);
        oob.leaders().stream().map(Leader::id).forEach(ids::add);
        return ids;
    }

    /** A side that the order of battle has. @throws CommandFailure if it has none of that id */
    public String side(String id) {
        if (!scene.viewpoints().sides().contains(id)) {
            throw CommandFailure.unknown("side", id, scene.viewpoints().sides());
        }
        return id;
    }

    /** The units of a side. @throws CommandFailure if the order of battle has none of that id */
    public List<Viewpoint> units(String id) {
        return scene.viewpoints().ofSide(side(id));
    }
}
