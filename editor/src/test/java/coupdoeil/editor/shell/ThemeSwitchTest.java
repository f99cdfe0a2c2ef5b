package coupdoeil.editor.shell;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.editor.document.Packs;
import coupdoeil.editor.document.Selection;
import coupdoeil.editor.shell.Workbench.Panels;
import java.awt.Color;
import java.awt.Component;
import java.awt.Container;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.util.function.Function;
import javax.swing.SwingUtilities;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A window that was switched to another look is painted as one that was opened in it. */
class ThemeSwitchTest {

    private static final int WIDTH = 800;
    private static final int HEIGHT = 900;

    /** A part of the window. */
    private enum Part {
        PALETTE(Panels::palette),
        FORCES(Panels::forces),
        INSPECTOR(Panels::inspector),
        ORDER_OF_BATTLE(Panels::oob),
        DATA(Panels::data),
        TIMETABLE(Panels::timetable);

        private final Function<Panels, Component> get;

        Part(Function<Panels, Component> get) {
            this.get = get;
        }
    }

    @ParameterizedTest
    @EnumSource
    void aSwitchLeavesNothingOfTheOldLook(Part part) throws Exception {
        SwingUtilities.invokeAndWait(() -> {
            Theme.LIGHT.install();
            Workbench switched = workbench();
            Component shown = part.get.apply(switched.panels());
            paint(shown);
            Theme.DARK.install();
            SwingUtilities.updateComponentTreeUI(switched);
            Component fresh = part.get.apply(workbench().panels());

            assertThat(differing(paint(shown), paint(fresh)))
                    .as("pixels of %s", part)
                    .isZero();
            assertThat(brightest(paint(fresh))).as("letters are light").isGreaterThan(150);
            Theme.LIGHT.install();
        });
    }

    private static Workbench workbench() {
        Workbench workbench = new Workbench(Packs.albuera(), new NoDialogs(), null, () -> {});
        workbench
                .session()
                .select(Selection.piece(workbench
                        .session()
                        .pack()
                        .orderOfBattle()
                        .units()
                        .get(0)
                        .id()));
        return workbench;
    }

    private static BufferedImage paint(Component part) {
        part.setSize(WIDTH, HEIGHT);
        // Once for the widths and again for the heights of the text that they wrap, as a window does.
        layOut(part);
        layOut(part);
        BufferedImage image = new BufferedImage(WIDTH, HEIGHT, BufferedImage.TYPE_INT_RGB);
        Graphics2D g = image.createGraphics();
        g.setColor(Color.MAGENTA);
        g.fillRect(0, 0, WIDTH, HEIGHT);
        part.paint(g);
        g.dispose();
        return image;
    }

    private static void layOut(Component component) {
        component.doLayout();
        if (component instanceof Container container) {
            for (Component child : container.getComponents()) {
                layOut(child);
            }
        }
    }

    private static int differing(BufferedImage one, BufferedImage other) {
        int count = 0;
        for (int y = 0; y < HEIGHT; y++) {
            for (int x = 0; x < WIDTH; x++) {
                count += one.getRGB(x, y) == other.getRGB(x, y) ? 0 : 1;
            }
        }
        return count;
    }

    private static int brightest(BufferedImage image) {
        int brightest = 0;
        for (int y = 0; y < HEIGHT; y++) {
            for (int x = 0; x < WIDTH; x++) {
                brightest = Math.max(brightest, image.getRGB(x, y) >> 8 & 255);
            }
        }
        return brightest;
    }
}
