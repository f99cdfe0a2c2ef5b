package coupdoeil.validator.export.vassal;

import coupdoeil.model.battlefield.Place;
import coupdoeil.model.rules.Choice;
import coupdoeil.model.scenario.ArrivalGroup;
import coupdoeil.model.scenario.Placement;
import coupdoeil.model.scenario.Position;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.model.scenario.Token;
import coupdoeil.validator.check.Situation;
import coupdoeil.validator.check.fact.Timetable;
import coupdoeil.validator.check.hexes.HexStacks;
import coupdoeil.validator.check.hexes.Stack;
import coupdoeil.validator.check.subject.Occupant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Puts the pieces of a scenario on the ground and beside it. */
final class Deployment {

    private static final String NOWHERE = "Not on the ground";

    private final Situation situation;
    private final Scenario scenario;
    private final Counters counters;
    private final Field field;
    private final TrackBoard board;
    private final Map<Spot, List<PieceText>> stacks = new LinkedHashMap<>();
    private final Map<String, List<PieceText>> boxes = new LinkedHashMap<>();

    /** @param situation of the scenario @param board empty */
    Deployment(Situation situation, Counters counters, Field field, TrackBoard board) {
        this.situation = situation;
        this.scenario = situation.scenario().orElseThrow();
        this.counters = counters;
        this.field = field;
        this.board = board;
    }

    /** The game as it begins. @param down pixels from the top of the ground to that of the board below it */
    SavedGame game(String map, int down) {
        turns();
        scenario.tokens()
                .forEach(token -> put(token.position(), counters.markers().of(token)));
        if (situation.pack().battlefield().hexMap().isPresent()) {
            onHexes();
        } else {
            onTable();
        }
        offMap();
        scenario.reinforcements().forEach(this::arriving);
        SavedGame game = new SavedGame(map);
        stacks.forEach(game::stack);
        boxes.forEach((title, pieces) -> {
            List<Spot> spots = board.box(title, pieces.size());
            for (int i = 0; i < spots.size(); i++) {
                game.stack(spots.get(i).plus(0, down), List.of(pieces.get(i)));
            }
        });
        return game;
    }

    private void turns() {
        for (Timetable.Turn turn : Timetable.of(situation.system(), scenario).turns()) {
            board.turn(
                    turn.label(), turn.conditions().stream().map(Choice::name).toList());
        }
        board.newRow();
    }

    private void onHexes() {
        for (Stack stack : HexStacks.STACKS.of(situation).values()) {
            List<Occupant> topFirst = stack.occupants();
            for (int i = topFirst.size() - 1; i >= 0; i--) {
                put(new Position.OnHex(stack.hex()), text(topFirst.get(i)));
            }
        }
    }

    private PieceText text(Occupant occupant) {
        Placement.Part part = occupant.part();
        return part == null
                ? counters.of(occupant.piece().id()).orElseThrow().as(occupant.placement())
                : counters.markers()
                        .of(occupant.placement(), part, occupant.piece().name());
    }

    private void onTable() {
        for (Placement placement : scenario.setup()) {
            if (field.spot(placement.position()).isPresent()) {
                counter(placement).ifPresent(piece -> put(placement.position(), piece));
            }
        }
    }

    /** Whoever is in a box, or with somebody who is, or in no place at all. */
    private void offMap() {
        for (Placement placement : scenario.setup()) {
            boolean standsInHex = placement.hex().isPresent();
            if (!standsInHex && field.spot(placement.position()).isEmpty()) {
                counter(placement).ifPresent(piece -> inBox(box(placement.position()), piece));
            }
        }
    }

    private static String box(Position position) {
        return position.standing() instanceof Position.OffMap off && !off.box().isBlank()
                ? "Off the map: " + off.box()
                : NOWHERE;
    }

    private void arriving(ArrivalGroup group) {
        String entry = situation.pack().battlefield().places().stream()
                .filter(place -> place.id().equals(group.entry()))
                .map(Place::name)
                .findFirst()
                .orElse(group.entry());
        String title = group.at() + " " + group.name() + (entry.isEmpty() ? "" : " \u00B7 " + entry);
        group.march()
                .forEach(marcher -> counter(Placement.of(marcher.piece(), new Position.OffMap(group.id()))
                                .withFormation(marcher.formation())
                                .withAttributes(marcher.attributes()))
                        .ifPresent(piece -> inBox(title, piece)));
        for (Token token : group.tokens()) {
            inBox(title, counters.markers().of(token));
        }
    }

    private Optional<PieceText> counter(Placement placement) {
        return counters.of(placement.piece()).map(counter -> counter.as(placement));
    }

    /** Puts something on top of what is in a place. */
    private void put(Position position, PieceText piece) {
        field.spot(position)
                .ifPresentOrElse(
                        spot -> stacks.computeIfAbsent(spot, none -> new ArrayList<>())
                                .add(piece),
                        () -> inBox(box(position), piece));
    }

    private void inBox(String title, PieceText piece) {
        boxes.computeIfAbsent(title, none -> new ArrayList<>()).add(piece);
    }
}
