package coupdoeil.validator.check;

import coupdoeil.model.oob.Piece;
import coupdoeil.model.scenario.Placement;
import coupdoeil.validator.check.fact.SetupPieces;
import coupdoeil.validator.check.subject.Items;
import coupdoeil.validator.check.subject.PlacedLeader;
import coupdoeil.validator.check.subject.PlacedPiece;
import coupdoeil.validator.check.subject.PlacedUnit;
import coupdoeil.validator.check.subject.ScenarioItem;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Subjects that are made of one placement of the set-up each, and go on being so while pieces only move. */
final class Placed {

    static final Derived<PlacedList<PlacedUnit>> UNITS = following(
            situation -> listed(situation, id -> situation.roster().unit(id), PlacedUnit::new, PlacedUnit::placement),
            PlacedUnit::moved);
    static final Derived<PlacedList<PlacedLeader>> LEADERS = following(
            situation ->
                    listed(situation, id -> situation.roster().leader(id), PlacedLeader::new, PlacedLeader::placement),
            PlacedLeader::moved);

    private static final Derived<PlacedList<PlacedPiece>> UNIT_PIECES = following(
            situation -> PlacedList.of(
                    situation.placedUnits().stream()
                            .map(unit -> new PlacedPiece(unit.key(), unit.unit(), unit.placement(), unit.side()))
                            .toList(),
                    PlacedPiece::placement,
                    situation.setup()),
            PlacedPiece::moved);
    private static final Derived<PlacedList<PlacedPiece>> LEADER_PIECES = following(
            situation -> PlacedList.of(
                    situation.placedLeaders().stream()
                            .map(leader ->
                                    new PlacedPiece(leader.key(), leader.leader(), leader.placement(), leader.side()))
                            .toList(),
                    PlacedPiece::placement,
                    situation.setup()),
            PlacedPiece::moved);

    /** Moving changes where somebody is, and nothing about who. */
    static final Derived<SetupPieces> CAST = new Derived<>(
            situation -> SetupPieces.of(situation.setup()),
            (known, before, now, moves) -> moves.sameAttributes() ? known : null);

    static final Derived<List<PlacedPiece>> PIECES = new Derived<>(
            situation -> {
                List<PlacedPiece> pieces =
                        new ArrayList<>(situation.get(UNIT_PIECES).list());
                pieces.addAll(situation.get(LEADER_PIECES).list());
                return pieces;
            },
            (known, before, now, moves) -> null);

    static final Derived<PlacedList<ScenarioItem>> ITEMS = new Derived<>(
            situation -> PlacedList.of(
                    Items.of(situation.scenario().orElseThrow()),
                    item -> item.item().entry(),
                    situation.setup()),
            Placed::items);

    private Placed() {}

    private static @Nullable PlacedList<ScenarioItem> items(
            PlacedList<ScenarioItem> known, Situation before, Situation now, Moves moves) {
        if (!now.onlyMoved(before)) {
            return null;
        }
        PlacedList<ScenarioItem> moved = known.after(moves, Items::moved);
        return moved.withFirst(Items.edited(moved.list().get(0), now.scenario().orElseThrow()));
    }

    private static <T> Derived<PlacedList<T>> following(
            Function<Situation, PlacedList<T>> make, BiFunction<T, Placement, T> move) {
        return new Derived<>(make, (known, before, now, moves) -> known.after(moves, move));
    }

    /** Makes a subject of a piece: its key, itself, where it is put, its side. */
    private interface Making<P, T> {
        T of(String key, P piece, Placement placement, String side);
    }

    private static <P extends Piece, T> PlacedList<T> listed(
            Situation situation,
            Function<String, Optional<P>> pieces,
            Making<P, T> making,
            Function<T, Placement> placement) {
        List<T> found = new ArrayList<>();
        Map<String, Integer> seen = new HashMap<>();
        for (Placement put : situation.setup()) {
            pieces.apply(put.piece())
                    .ifPresent(piece -> found.add(making.of(key(seen, put), piece, put, situation.side(piece))));
        }
        return PlacedList.of(found, placement, situation.setup());
    }

    /** The id of a piece; {@code id#2} for a second placement of the same piece. @param seen how many so far */
    static String key(Map<String, Integer> seen, Placement placement) {
        int count = seen.merge(placement.piece(), 1, Integer::sum);
        return count == 1 ? placement.piece() : placement.piece() + "#" + count;
    }
}
