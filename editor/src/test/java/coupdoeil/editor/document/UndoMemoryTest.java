package coupdoeil.editor.document;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.editor.edit.GroundEdits;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexGrid;
import coupdoeil.model.pack.Pack;
import coupdoeil.validator.example.GeneratedBattle;
import java.util.LinkedHashSet;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What a thousand steps that can be undone take of the memory: strokes of 100 hexes on 200 by 200 with 1,000 units. */
@Tag("nightly")
class UndoMemoryTest {

    private static final int STEPS = 1000;
    private static final int HEXES = 100;
    private static final long MOST_MEGABYTES = 200;

    @Test
    void aThousandStrokesFit() {
        Pack pack = GeneratedBattle.square(200);
        HexGrid grid = pack.battlefield().hexMap().orElseThrow().grid();
        Document document = new Document(pack, null);
        Random random = new Random(1815);
        long before = used();
        for (int i = 0; i < STEPS; i++) {
            String terrain = i % 2 == 0 ? "woods" : "clear";
            document.edit(GroundEdits.terrain(stroke(grid, random), terrain, "stroke " + i));
        }
        long megabytes = (used() - before) / 1_000_000;
        System.out.println(STEPS + " steps: " + megabytes + " MB");
        assertThat(document.depth()).isGreaterThan(STEPS * 9 / 10);
        document.goTo(0);
        assertThat(document.pack()).isSameAs(pack);
        assertThat(megabytes).isLessThan(MOST_MEGABYTES);
    }

    private static Set<Hex> stroke(HexGrid grid, Random random) {
        Hex hex = grid.hexAt(30 + random.nextInt(140), 20 + random.nextInt(160));
        Set<Hex> stroke = new LinkedHashSet<>();
        while (stroke.size() < HEXES) {
            stroke.add(hex);
            Hex next = hex.neighbours().get(random.nextInt(6));
            hex = grid.contains(next) ? next : hex;
        }
        return stroke;
    }

    /** Bytes of the heap that somebody holds on to. */
    private static long used() {
        System.gc();
        System.gc();
        return Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
    }
}
