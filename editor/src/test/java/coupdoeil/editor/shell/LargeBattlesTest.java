package coupdoeil.editor.shell;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.editor.document.Document;
import coupdoeil.editor.paint.PngRender;
import coupdoeil.editor.paint.sheet.PaintScene;
import coupdoeil.editor.paint.sheet.PaintTheme;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.pack.PackReader;
import coupdoeil.model.pack.PackWriter;
import coupdoeil.validator.cost.Growth;
import coupdoeil.validator.example.GeneratedBattle;
import coupdoeil.validator.picture.LayerId;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.concurrent.TimeUnit;
import javax.swing.SwingUtilities;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A battle of twice as many hexes and units takes about twice as long to render and to open. */
@Tag("nightly")
class LargeBattlesTest {

    /** A little more than twice: caches of a processor hold less of a larger battle. */
    private static final double MOST_GROWTH = 2.6;

    private static final double SCALE = 0.25;
    private static final int LOOK_MILLIS = 20;

    @TempDir
    private Path temp;

    private static Pack battle(int columns) {
        return GeneratedBattle.of(columns, 200, columns * 6, 18150618L);
    }

    @Test
    void aPicture() throws Exception {
        Pack half = battle(100);
        Pack whole = battle(200);
        assertThat(Growth.of("render", () -> render(half), () -> render(whole))).isLessThan(MOST_GROWTH);
    }

    private static void render(Pack pack) {
        PaintScene scene = new PaintScene(
                pack,
                pack.rules().orElseThrow(),
                pack.scenarios().get(0),
                PaintTheme.LIGHT,
                EnumSet.allOf(LayerId.class));
        PngRender.image(scene, PngRender.whole(scene), SCALE, (g, clip) -> {});
    }

    @Test
    void theWindow() throws Exception {
        SwingUtilities.invokeAndWait(Theme.LIGHT::install);
        Path half = temp.resolve("half");
        Path whole = temp.resolve("whole");
        PackWriter.write(battle(100), half);
        PackWriter.write(battle(200), whole);
        assertThat(Growth.of("open", () -> open(half), () -> open(whole))).isLessThan(MOST_GROWTH);
    }

    /** Reads a battle, fills a window with it and paints that until all of the map is there. */
    private static void open(Path path) throws Exception {
        Pack pack = PackReader.read(path).pack().orElseThrow();
        Workbench workbench = WindowPicture.onEdt(() -> {
            Workbench made = new Workbench(new Document(pack, path), new NoDialogs(), null, () -> {});
            made.setSize(1600, 1000);
            return made;
        });
        while (!WindowPicture.onEdt(() -> {
            WindowPicture.of(workbench, 1);
            return workbench.canvas().isSettled();
        })) {
            TimeUnit.MILLISECONDS.sleep(LOOK_MILLIS);
        }
        SwingUtilities.invokeAndWait(workbench::release);
    }
}
