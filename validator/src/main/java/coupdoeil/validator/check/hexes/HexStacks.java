package coupdoeil.validator.check.hexes;

import coupdoeil.model.battlefield.Labels;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.oob.Piece;
import coupdoeil.model.scenario.Placement;
import coupdoeil.model.scenario.Position;
import coupdoeil.validator.check.ByRegion;
import coupdoeil.validator.check.Situation;
import coupdoeil.validator.check.subject.Occupant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Predicate;

/** Everything that stands in a hex at the start, by hex. */
public final class HexStacks extends ByRegion<Hex, Stack> {

    public static final HexStacks STACKS = new HexStacks();

    private HexStacks() {}

    @Override
    protected Collection<Hex> regions(Situation situation, Placement placement) {
        return placement.hexes();
    }

    @Override
    protected boolean comparable(Situation before, Situation now) {
        return labels(before).equals(labels(now));
    }

    @Override
    protected SortedMap<Hex, Stack> standing(Situation situation, Optional<Set<Hex>> some) {
        Predicate<Hex> wanted = hex -> some.isEmpty() || some.get().contains(hex);
        SortedMap<Hex, List<Occupant>> byHex = new TreeMap<>();
        for (Placement placement : situation.setup()) {
            if (isIn(placement, wanted)) {
                for (Occupant occupant : occupants(situation, placement)) {
                    Placement.Part part = occupant.part();
                    Optional<Hex> hex = part == null ? placement.hex() : Optional.of(part.hex());
                    hex.filter(wanted)
                            .ifPresent(at -> byHex.computeIfAbsent(at, none -> new ArrayList<>(2))
                                    .add(occupant));
                }
            }
        }
        SortedMap<Hex, Stack> stacks = new TreeMap<>();
        byHex.forEach((hex, here) -> {
            here.sort(Comparator.comparingInt(occupant -> occupant.stackPlace().orElse(Integer.MAX_VALUE)));
            stacks.put(hex, new Stack(hex, labels(situation).hex(hex), here));
        });
        return stacks;
    }

    /** Whether a placement puts anything into some hexes; asked of everybody after every move. */
    private static boolean isIn(Placement placement, Predicate<Hex> wanted) {
        if (placement.position().standing() instanceof Position.OnHex on && wanted.test(on.hex())) {
            return true;
        }
        for (Placement.Part part : placement.parts()) {
            if (wanted.test(part.hex())) {
                return true;
            }
        }
        return false;
    }

    /** What a placement puts into hexes: the piece itself, and each further part. */
    private static List<Occupant> occupants(Situation situation, Placement placement) {
        Optional<Piece> piece = situation.roster().piece(placement.piece());
        if (piece.isEmpty()) {
            return List.of();
        }
        String side = situation.side(piece.get());
        List<Occupant> found = new ArrayList<>(1);
        if (placement.hex().isPresent()) {
            found.add(new Occupant(piece.get(), placement, side, null));
        }
        placement.parts().forEach(part -> found.add(new Occupant(piece.get(), placement, side, part)));
        return found;
    }

    private static Labels labels(Situation situation) {
        return situation.pack().battlefield().labels();
    }
}
