package coupdoeil.editor.shell;

import coupdoeil.editor.document.Selection;
import coupdoeil.editor.document.Session;
import coupdoeil.model.scenario.Placement;
import coupdoeil.model.scenario.Scenario;
import java.awt.BorderLayout;
import java.awt.Component;
import java.awt.Container;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.FutureTask;
import javax.imageio.ImageIO;
import javax.swing.JPanel;
import javax.swing.SwingUtilities;

/**
 * Makes the pictures of the documentation: {@code Screenshots PACK DIR} writes {@code editor-light.png},
 * {@code editor-dark.png} and {@code editor-200-percent.png}. Needs no display.
 */
public final class Screenshots {

    private static final int WIDTH = 1500;
    private static final int HEIGHT = 940;

    private Screenshots() {}

    public static void main(String[] args) throws Exception {
        if (args.length != 2) {
            System.err.println("Usage: Screenshots PACK DIR");
            System.exit(2);
        }
        System.setProperty("java.awt.headless", "true");
        Path pack = Path.of(args[0]);
        Path folder = Files.createDirectories(Path.of(args[1]));
        shoot(pack, Look.LIGHT, 1, folder.resolve("editor-light.png"));
        shoot(pack, Look.DARK, 1, folder.resolve("editor-dark.png"));
        shoot(pack, Look.LIGHT, 2, folder.resolve("editor-200-percent.png"));
        System.exit(0);
    }

    private static void shoot(Path pack, Look look, int scale, Path file) throws Exception {
        Scene scene = onEdt(() -> new Scene(pack, look));
        scene.await();
        write(onEdt(() -> scene.paint(scale)), file);
    }

    private static <T> T onEdt(Callable<T> task) throws Exception {
        FutureTask<T> future = new FutureTask<>(task);
        SwingUtilities.invokeAndWait(future);
        return future.get();
    }

    private static void write(BufferedImage image, Path file) throws IOException {
        ImageIO.write(image, "png", file.toFile());
        System.out.println(file);
    }

    /** The inside of a window at work. */
    private static final class Scene {

        private final JPanel root = new JPanel(new BorderLayout());
        private final Workbench workbench;

        Scene(Path pack, Look look) {
            look.install();
            workbench = new Workbench(EditorWindow.blank(), new NoDialogs(), null, () -> {});
            workbench.files().open(pack);
            root.add(workbench.menus(), BorderLayout.NORTH);
            root.add(workbench, BorderLayout.CENTER);
            root.setSize(WIDTH, HEIGHT);
            root.addNotify();
            layOut(root);
        }

        /** Looks at a finding and at a stack in the last scenario. */
        private void arrange() {
            workbench.panels().findings().step(1);
            Session session = workbench.session();
            List<Scenario> scenarios = session.pack().scenarios();
            session.showScenario(scenarios.get(scenarios.size() - 1).id());
            Placement shown = fullestStack(session.scenario().orElseThrow());
            session.select(Selection.piece(shown.piece()));
            layOut(root);
            workbench.canvas().zoomTo(0);
            shown.hex().ifPresent(workbench.canvas()::centreOn);
        }

        /** The facing piece on top of the stack with the most pieces: the first of them. */
        private static Placement fullestStack(Scenario scenario) {
            List<Placement> setup = scenario.setup();
            return setup.stream()
                    .filter(placement -> placement.facing() != null)
                    .max(Comparator.comparing(placement -> setup.stream()
                            .filter(other -> other.hex().equals(placement.hex()))
                            .count()))
                    .orElseThrow();
        }

        private static void layOut(Component component) {
            component.invalidate();
            component.doLayout();
            if (component instanceof Container container) {
                for (Component child : container.getComponents()) {
                    layOut(child);
                }
            }
        }

        /** Waits until the rules have been looked at. */
        void await() throws Exception {
            CountDownLatch checked = new CountDownLatch(1);
            SwingUtilities.invokeAndWait(() -> {
                Runnable look = () -> {
                    if (!workbench.live().isStale()) {
                        checked.countDown();
                    }
                };
                workbench.live().addListener(look);
                look.run();
            });
            checked.await();
        }

        BufferedImage paint(int scale) {
            arrange();
            layOut(root);
            BufferedImage image = new BufferedImage(WIDTH * scale, HEIGHT * scale, BufferedImage.TYPE_INT_RGB);
            Graphics2D g = image.createGraphics();
            g.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
            g.scale(scale, scale);
            root.printAll(g);
            g.dispose();
            return image;
        }
    }
}
