package coupdoeil.validator.check.table;

import coupdoeil.model.oob.Piece;
import coupdoeil.model.scenario.Placement;
import coupdoeil.model.table.Footprint;
import coupdoeil.model.table.Footprints;
import coupdoeil.validator.check.ByRegion;
import coupdoeil.validator.check.Derived;
import coupdoeil.validator.check.Moves;
import coupdoeil.validator.check.Situation;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.locationtech.jts.geom.Envelope;

/** Who stands on a table at the start: by place in the set-up, and block by block. */
final class Standing extends ByRegion<Block, SortedMap<Integer, Stand>> {

    static final Standing BLOCKS = new Standing();

    /** By the place of its placement in the set-up, from 0. */
    private static final Derived<SortedMap<Integer, Stand>> STANDS = new Derived<>(Standing::all, Standing::carry);

    private Standing() {}

    /** Everybody who stands on the table, in the order of the set-up. The same object while nobody moves. */
    static SortedMap<Integer, Stand> stands(Situation situation) {
        return situation.get(STANDS);
    }

    @Override
    protected Collection<Block> regions(Situation situation, Placement placement) {
        return footprint(situation, placement).map(Block::of).orElse(Set.of());
    }

    /** A footprint follows from what the rule system says of bases and formations, too. */
    @Override
    @SuppressWarnings("ReferenceEquality") // It is taken over as long as no house rule differs.
    protected boolean comparable(Situation before, Situation now) {
        return before.system() == now.system();
    }

    @Override
    protected SortedMap<Block, SortedMap<Integer, Stand>> standing(Situation situation, Optional<Set<Block>> wanted) {
        SortedMap<Block, SortedMap<Integer, Stand>> byBlock = new TreeMap<>();
        Optional<Envelope> around = wanted.map(Block::around);
        stands(situation).forEach((number, stand) -> {
            if (around.isEmpty() || stand.footprint().mayMeet(around.get())) {
                Block.of(stand.footprint()).stream()
                        .filter(block -> wanted.isEmpty() || wanted.get().contains(block))
                        .forEach(block -> byBlock.computeIfAbsent(block, none -> new TreeMap<>())
                                .put(number, stand));
            }
        });
        return byBlock;
    }

    /**
     * Pairs of pieces that have a block in common, in the order of the set-up. Of a crowd in one block the first are paired
     * each with each and every other with the one before it: else their number would be the square of the crowd's. Rule
     * PACK-72 tells of crowds.
     */
    static List<Neighbours> neighbours(Situation situation) {
        SortedMap<Integer, SortedMap<Integer, Stand>> pairs = new TreeMap<>();
        for (SortedMap<Integer, Stand> together : BLOCKS.of(situation).values()) {
            if (together.size() < 2) {
                continue;
            }
            List<Integer> before = new ArrayList<>();
            together.forEach((number, stand) -> {
                int from = before.size() < Crowds.MOST_COMPARED ? 0 : before.size() - 1;
                for (int earlier : before.subList(from, before.size())) {
                    pairs.computeIfAbsent(earlier, none -> new TreeMap<>()).put(number, stand);
                }
                before.add(number);
            });
        }
        Map<Integer, Stand> stands = stands(situation);
        List<Neighbours> neighbours = new ArrayList<>();
        pairs.forEach((number, others) -> {
            Stand first = Objects.requireNonNull(stands.get(number));
            others.values().stream()
                    .filter(other -> !first.piece().id().equals(other.piece().id()))
                    .forEach(other -> neighbours.add(new Neighbours(first, other)));
        });
        return neighbours;
    }

    private static SortedMap<Integer, Stand> all(Situation situation) {
        SortedMap<Integer, Stand> stands = new TreeMap<>();
        Map<String, Integer> seen = new HashMap<>();
        for (int number = 0; number < situation.setup().size(); number++) {
            Placement placement = situation.setup().get(number);
            int count = seen.merge(placement.piece(), 1, Integer::sum);
            String key = count == 1 ? placement.piece() : placement.piece() + "#" + count;
            put(stands, number, stand(situation, placement, key));
        }
        return stands;
    }

    private static @Nullable SortedMap<Integer, Stand> carry(
            SortedMap<Integer, Stand> known, Situation before, Situation now, Moves moves) {
        if (!BLOCKS.comparable(before, now)) {
            return null;
        }
        Set<Integer> moved = new TreeSet<>();
        moves.forEach((number, placement) -> moved.add(number));
        if (moved.isEmpty()) {
            return known;
        }
        SortedMap<Integer, Stand> stands = new TreeMap<>(known);
        moves.forEach((number, placement) -> put(stands, number, stand(now, placement, key(now, number))));
        return stands;
    }

    /** The id of the piece; {@code id#2} for its second placement in the set-up. */
    private static String key(Situation situation, int number) {
        String piece = situation.setup().get(number).piece();
        long count = situation.setup().subList(0, number + 1).stream()
                .filter(placement -> placement.piece().equals(piece))
                .count();
        return count == 1 ? piece : piece + "#" + count;
    }

    private static void put(SortedMap<Integer, Stand> stands, int number, Optional<Stand> stand) {
        stand.ifPresentOrElse(known -> stands.put(number, known), () -> stands.remove(number));
    }

    private static Optional<Stand> stand(Situation situation, Placement placement, String key) {
        Optional<Piece> piece = situation.roster().piece(placement.piece());
        return piece.flatMap(known -> footprint(situation, placement)
                .map(footprint -> new Stand(key, known, placement, situation.side(known), footprint)));
    }

    private static Optional<Footprint> footprint(Situation situation, Placement placement) {
        return situation
                .roster()
                .piece(placement.piece())
                .flatMap(piece -> new Footprints(situation.system()).of(piece, placement));
    }
}
