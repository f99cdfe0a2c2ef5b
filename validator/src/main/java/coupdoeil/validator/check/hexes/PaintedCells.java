package coupdoeil.validator.check.hexes;

import coupdoeil.model.battlefield.HexBattlefield;
import coupdoeil.validator.check.SubjectList;
import coupdoeil.validator.check.subject.Subject;
import java.util.Comparator;
import java.util.Optional;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/** The hexes of a map, by cell index: too many to be listed at every edit, so the change of the map says which differ. */
final class PaintedCells extends SubjectList {

    private final HexBattlefield map;

    private final int size;

    /** @param before the list of the situation before; null at first, and if there is no change to tell */
    PaintedCells(HexBattlefield map, @Nullable PaintedCells before, Optional<MapChange> change) {
        this.map = map;
        this.size = before == null || change.isEmpty()
                ? (int) map.grid().hexes().filter(map::contains).count()
                : before.size
                        + change.get().cells().stream()
                                .map(cell -> (inPlay(cell) ? 1 : 0) - (before.inPlay(cell) ? 1 : 0))
                                .sum();
        change.ifPresent(c -> c.cells().stream().forEach(cell -> (inPlay(cell) ? changed : gone).add(cell)));
    }

    @Override
    public int size() {
        return size;
    }

    @Override
    public void forEach(BiConsumer<Object, Subject> consumer) {
        for (int cell = 0; cell < map.grid().size(); cell++) {
            if (inPlay(cell)) {
                consumer.accept(cell, Cell.of(map, map.grid().hexAt(cell)));
            }
        }
    }

    @Override
    @Nullable
    public Subject get(Object place) {
        int cell = (Integer) place;
        return inPlay(cell) ? Cell.of(map, map.grid().hexAt(cell)) : null;
    }

    @Override
    public Comparator<Object> inOrder() {
        return NATURALLY;
    }

    @Override
    public Object order() {
        return map.grid();
    }

    private boolean inPlay(int cell) {
        return !map.terrain().get(cell).equals(HexBattlefield.OFF_MAP);
    }
}
