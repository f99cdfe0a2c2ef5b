package coupdoeil.validator.check.hexes;

import coupdoeil.model.battlefield.HexBattlefield;
import coupdoeil.model.grid.HexSide;
import coupdoeil.validator.check.subject.FindingPlace;
import coupdoeil.validator.check.subject.Subject;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * A hexside of the map with the hexes it joins.
 *
 * @param near features written at {@code side.hex()}
 * @param far features written at {@code side.other()}
 * @param first the hex {@code side.hex()}, which may not be part of the map
 * @param second the hex {@code side.other()}, which may not be part of the map
 */
public record Hexside(HexSide side, List<String> near, List<String> far, Cell first, Cell second) implements Subject {

    public static Hexside of(HexBattlefield map, HexSide side) {
        return new Hexside(
                side,
                map.sides().writtenAt(side.hex(), side.direction()),
                map.sides().writtenAt(side.other(), side.direction().opposite()),
                Cell.of(map, side.hex()),
                Cell.of(map, side.other()));
    }

    public String label() {
        return first.grid().label(side);
    }

    /** Everything on the hexside, each feature once. */
    public List<String> features() {
        if (far.isEmpty()) {
            return near;
        }
        Set<String> both = new LinkedHashSet<>(near);
        both.addAll(far);
        return List.copyOf(both);
    }

    /** Whether both hexes are part of the map. */
    public boolean inside() {
        return first.inPlay() && second.inPlay();
    }

    @Override
    public String kind() {
        return "hexside";
    }

    @Override
    public String key() {
        return label();
    }

    @Override
    public String name() {
        return label();
    }

    @Override
    public List<FindingPlace> places() {
        return List.of(new FindingPlace.AtSide(side));
    }
}
