package coupdoeil.validator.sight.hexes;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexGrid;
import coupdoeil.validator.sight.Sighting;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Of a rule without a kernel nobody knows which blockers it tells apart, so a watch takes it to tell all of them. */
class WatchedRuleTest {

    private final HexGrid grid = HexGrid.pointy(9, 3);
    private final Hex observer = grid.hexAt(0, 1);
    private final Hex wood = grid.hexAt(3, 1);
    private final Hex target = grid.hexAt(6, 1);

    /** Units hide what is behind them, woods do not. */
    private static final class OverWoods implements SightRule {
        @Override
        public int visibilityHexes() {
            return UNLIMITED;
        }

        @Override
        public Sighting look(SightGround ground, Hex from, Hex to) {
            boolean blocked = HexLine.between(from, to).left().stream()
                    .filter(hex -> !hex.equals(from) && !hex.equals(to))
                    .anyMatch(hex -> SightCell.unitBlocks(ground.cell(hex.q(), hex.r())));
            return blocked ? Sighting.BLOCKED : Sighting.VISIBLE;
        }

        @Override
        public Sightline sightline(SightGround ground, Hex from, Hex to) {
            throw new UnsupportedOperationException();
        }
    }

    @Test
    void aUnitInAWoodIsNoticed() {
        SightRule rule = new OverWoods();
        EditableGround ground = new EditableGround(grid);
        ground.woods(wood, true);
        PackedGround before = ground.packed();
        SightWatch watch = new SightWatch();
        watch.update(rule, before, List.of(observer));
        assertThat(watch.at(observer, target)).isEqualTo(Sighting.VISIBLE);

        ground.unit(wood, true);
        watch.update(rule, before.withCells(ground, List.of(wood)), List.of(observer));

        assertThat(watch.at(observer, target)).isEqualTo(Sighting.BLOCKED);
    }
}
