package coupdoeil.validator.check.hexes;

import coupdoeil.model.battlefield.HexBattlefield;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexDirection;
import coupdoeil.model.grid.HexGrid;
import coupdoeil.model.grid.HexSide;
import coupdoeil.validator.check.SubjectList;
import coupdoeil.validator.check.subject.Subject;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** The hexsides of the grid's hexes, and those far from any hex that something is written at all the same. */
final class PaintedSides extends SubjectList {

    private final HexBattlefield map;
    private final Set<HexSide> strays = new LinkedHashSet<>();

    private final int onGrid;

    /** @param before the list of the situation before, on the same grid; null at first */
    PaintedSides(HexBattlefield map, @Nullable PaintedSides before, Optional<MapChange> change) {
        this.map = map;
        this.onGrid = before == null ? countOnGrid() : before.onGrid;
        map.sides().strays().stream()
                .map(stray -> new HexSide(stray.hex(), stray.side()))
                .filter(side -> !onGrid(side))
                .forEach(strays::add);
        change.ifPresent(c -> c.sides().forEach(side -> (exists(side) ? changed : gone).add(side)));
    }

    @Override
    public int size() {
        return onGrid + strays.size();
    }

    @Override
    public void forEach(BiConsumer<Object, Subject> consumer) {
        eachOnGrid(side -> consumer.accept(side, Hexside.of(map, side)));
        strays.forEach(side -> consumer.accept(side, Hexside.of(map, side)));
    }

    @Override
    @Nullable
    public Subject get(Object place) {
        HexSide side = (HexSide) place;
        return exists(side) ? Hexside.of(map, side) : null;
    }

    @Override
    public Comparator<Object> inOrder() {
        return NATURALLY;
    }

    @Override
    public Object order() {
        return map.grid();
    }

    private int countOnGrid() {
        int[] count = {0};
        eachOnGrid(side -> count[0]++);
        return count[0];
    }

    private boolean exists(HexSide side) {
        return onGrid(side) || strays.contains(side);
    }

    private boolean onGrid(HexSide side) {
        return map.grid().contains(side.hex()) || map.grid().contains(side.other());
    }

    private void eachOnGrid(Consumer<HexSide> consumer) {
        HexGrid grid = map.grid();
        for (int cell = 0; cell < grid.size(); cell++) {
            Hex hex = grid.hexAt(cell);
            for (int k = 0; k < 6; k++) {
                HexDirection direction = HexDirection.of(k);
                if (k < 3 || !grid.contains(hex.plus(direction))) {
                    consumer.accept(new HexSide(hex, direction));
                }
            }
        }
    }
}
