package coupdoeil.validator.cli;

import coupdoeil.model.battlefield.HexBattlefield;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.model.scenario.TurnTrack;
import coupdoeil.validator.report.Occasion;
import coupdoeil.validator.sight.Viewpoint;
import coupdoeil.validator.sight.Viewpoints;
import coupdoeil.validator.sight.hexes.Eyes;
import coupdoeil.validator.sight.hexes.HexAnswers;
import coupdoeil.validator.sight.hexes.HexScene;
import coupdoeil.validator.sight.hexes.SightGround;
import coupdoeil.validator.sight.hexes.SightRule;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * All that is needed to look in a scenario at one turn.
 *
 * @param turn number of the turn, 0-based
 * @param ground the ground to look over, with or without units
 */
public record SightContext(
        OpenPack open,
        Scenario scenario,
        HexBattlefield map,
        TurnTrack track,
        int turn,
        HexScene scene,
        SightGround ground,
        Viewpoints viewpoints) {

    /**
     * @param turn label of a turn; null for the first
     * @throws CommandFailure if the battle is not fought on hexes, its system has no sight, or there is no such turn
     */
    public static SightContext of(OpenPack open, Scenario scenario, @Nullable String turn) {
        HexBattlefield map = open.pack()
                .battlefield()
                .hexMap()
                .orElseThrow(() ->
                        CommandFailure.usage(open.path() + " is fought on a table; that is asked of hex maps only"));
        HexScene scene = HexScene.of(open.pack(), open.system(), scenario)
                .orElseThrow(() -> CommandFailure.usage(
                        "sight is not built for " + open.system().name()));
        TurnTrack track = new TurnTrack(scenario.clock(), open.system().minutesPerTurn());
        return new SightContext(
                open,
                scenario,
                map,
                track,
                turn == null ? 0 : turn(track, turn),
                scene,
                scene.ground(),
                Viewpoints.of(open.pack(), scenario).orElseThrow());
    }

    /** The same without some units. @throws CommandFailure if one of them is unknown */
    SightContext ignoring(Set<String> pieces) {
        pieces.forEach(this::find);
        return pieces.isEmpty() ? this : over(scene.ignoring(pieces));
    }

    /** The same without any units. */
    SightContext withoutUnits() {
        return over(scene.ground().withoutUnits());
    }

    private SightContext over(SightGround other) {
        return new SightContext(open, scenario, map, track, turn, scene, other, viewpoints);
    }

    public SightRule rule() {
        return scene.rule(turn);
    }

    /** With which rule each observer looks. */
    Eyes eyes() {
        return scene.eyes(turn);
    }

    /** The rule as somebody has it who is named by himself. */
    SightRule eyes(NamedPlace observer) {
        return eyes().eyesOf(viewpoint(observer));
    }

    /** The unit, leader, place or hex that is named. @throws CommandFailure if there is none of that name */
    Viewpoint viewpoint(String text) {
        return viewpoint(find(text));
    }

    /** The same as who looks or is looked at. */
    Viewpoint viewpoint(NamedPlace where) {
        return Stream.concat(viewpoints.pieces().stream(), viewpoints.places().stream())
                .filter(known -> known.id().equals(where.text())
                        && known.isPiece() != where.piece().isEmpty()
                        && known.hexes().equals(where.hexes()))
                .findFirst()
                .orElseGet(where::viewpoint);
    }

    /** When and where this is, for reports. */
    Occasion occasion() {
        return new Occasion(scenario.id(), track.label(turn), map.grid());
    }

    /** Where a hex, unit, leader or place is. @throws CommandFailure if there is none of that name */
    public NamedPlace find(String text) {
        return NamedPlace.of(text, open, map, scenario);
    }

    /** The hexes of the map. */
    public List<Hex> hexes() {
        return viewpoints.hexes();
    }

    /** A side that the order of battle has. @throws CommandFailure if it has none of that id */
    public String side(String id) {
        if (!viewpoints.sides().contains(id)) {
            throw CommandFailure.unknown("side", id, viewpoints.sides());
        }
        return id;
    }

    /** The units of a side. @throws CommandFailure if the order of battle has none of that id */
    public List<Viewpoint> units(String id) {
        return viewpoints.ofSide(side(id));
    }

    /** Answers to questions about the ground that is looked over. */
    HexAnswers answers() {
        return new HexAnswers(scene, ground);
    }

    static int turn(TurnTrack track, String label) {
        OptionalInt number = track.turnOf(label);
        if (number.isEmpty() || !track.contains(number.getAsInt())) {
            throw CommandFailure.usage(
                    track.count() == 0
                            ? "the scenario has no turn '" + label + "': its clock does not say when it begins and ends"
                            : "the scenario has no turn '" + label + "': turns go from " + track.label(0) + " to "
                                    + track.label(track.count() - 1));
        }
        return number.getAsInt();
    }
}
