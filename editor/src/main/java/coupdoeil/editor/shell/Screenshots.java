package coupdoeil.editor.shell;

import coupdoeil.editor.action.EditorAction;
import coupdoeil.editor.document.Selection;
import coupdoeil.editor.document.Session;
import coupdoeil.editor.sight.SightLayer;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.scenario.Placement;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.validator.sight.HexLine;
import coupdoeil.validator.sight.SightScene;
import coupdoeil.validator.sight.SightSystem;
import coupdoeil.validator.sight.Sighting;
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
import java.util.function.Consumer;
import javax.imageio.ImageIO;
import javax.swing.JPanel;
import javax.swing.SwingUtilities;

/**
 * Makes the pictures of the documentation: {@code Screenshots PACK DIR} writes {@code editor-light.png},
 * {@code editor-dark.png}, {@code editor-200-percent.png}, {@code sight-line.png} and {@code blind-zones.png}; with
 * {@code all} as a third argument also the last two in the dark and at 200 percent. Needs no display.
 */
public final class Screenshots {

    private static final int WIDTH = 1500;
    private static final int HEIGHT = 940;

    private Screenshots() {}

    public static void main(String[] args) throws Exception {
        boolean all = args.length == 3 && args[2].equals("all");
        if (args.length != 2 && !all) {
            System.err.println("Usage: Screenshots PACK DIR [all]");
            System.exit(2);
        }
        System.setProperty("java.awt.headless", "true");
        Path pack = Path.of(args[0]);
        Path folder = Files.createDirectories(Path.of(args[1]));
        Shots shots = new Shots(pack, folder);
        shots.take(Scene::lookAtStack, Look.LIGHT, 1, "editor-light");
        shots.take(Scene::lookAtStack, Look.DARK, 1, "editor-dark");
        shots.take(Scene::lookAtStack, Look.LIGHT, 2, "editor-200-percent");
        shots.take(Scene::lookAlongLine, Look.LIGHT, 1, "sight-line");
        shots.take(Scene::lookForBlindZones, Look.LIGHT, 1, "blind-zones");
        if (all) {
            shots.take(Scene::lookAlongLine, Look.DARK, 1, "sight-line-dark");
            shots.take(Scene::lookAlongLine, Look.LIGHT, 2, "sight-line-200-percent");
            shots.take(Scene::lookForBlindZones, Look.DARK, 1, "blind-zones-dark");
            shots.take(Scene::lookForBlindZones, Look.LIGHT, 2, "blind-zones-200-percent");
        }
        System.exit(0);
    }

    /** Pictures of one pack in one folder. */
    private record Shots(Path pack, Path folder) {

        void take(Consumer<Scene> arrangement, Look look, int scale, String name) throws Exception {
            Scene scene = onEdt(() -> new Scene(pack, look));
            scene.await();
            onEdt(() -> {
                arrangement.accept(scene);
                return true;
            });
            scene.awaitSight();
            write(onEdt(() -> scene.paint(scale)), folder.resolve(name + ".png"));
        }
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
        void lookAtStack() {
            workbench.panels().findings().step(1);
            Scenario scenario = lastScenario();
            Placement shown = fullestStack(scenario);
            workbench.session().select(Selection.piece(shown.piece()));
            layOut(root);
            workbench.canvas().zoomTo(0);
            shown.hex().ifPresent(workbench.canvas()::centreOn);
        }

        /** Looks along a line from that stack that a slope blocks. */
        void lookAlongLine() {
            Hex from = fullestStack(lastScenario()).hex().orElseThrow();
            Workbench.Panels.reveal(workbench.panels().sight());
            workbench.actions().perform(EditorAction.SIGHT);
            layOut(root);
            workbench.canvas().zoomTo(0);
            Hex to = blockedBySlope(from);
            workbench.line().start(from);
            workbench.line().lookAt(to);
            workbench.canvas().centreOn(HexLine.between(from, to).left().get(from.distance(to) / 2));
        }

        /** The farthest hex not further than nine that a slope hides on every side of the line. */
        private Hex blockedBySlope(Hex from) {
            Session session = workbench.session();
            SightScene sight = SightSystem.of(session.system().id())
                    .flatMap(system -> system.scene(
                            session.pack(), session.system(), session.scenario().orElseThrow()))
                    .orElseThrow();
            return from.within(9).stream()
                    .filter(hex -> sight.ground().contains(hex))
                    .filter(hex -> sight.rule(0).look(sight.ground(), from, hex) == Sighting.BLIND)
                    .filter(hex -> !HexLine.between(from, hex).forked())
                    .max(Comparator.comparingInt(from::distance))
                    .orElseThrow();
        }

        /** Looks for what no unit of the first side sees. */
        void lookForBlindZones() {
            lastScenario();
            layOut(root);
            workbench.canvas().zoomTo(-2);
            fullestStack(workbench.session().scenario().orElseThrow()).hex().ifPresent(workbench.canvas()::centreOn);
            workbench.actions().perform(EditorAction.LEVEL);
            workbench.actions().perform(EditorAction.BLIND_ZONES);
        }

        private Scenario lastScenario() {
            Session session = workbench.session();
            List<Scenario> scenarios = session.pack().scenarios();
            session.showScenario(scenarios.get(scenarios.size() - 1).id());
            return session.scenario().orElseThrow();
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

        /** Waits until what was asked about sight is known. */
        void awaitSight() throws Exception {
            CountDownLatch known = new CountDownLatch(1);
            SwingUtilities.invokeAndWait(() -> {
                boolean layer = workbench.sight().isOn(SightLayer.BLIND);
                Runnable look = () -> {
                    if (workbench.line().view().isPresent() == workbench.line().leadsSomewhere()
                            && workbench.sight().picture().isPresent() == layer) {
                        known.countDown();
                    }
                };
                workbench.line().addListener(look);
                workbench.sight().addListener(look);
                look.run();
            });
            known.await();
        }

        BufferedImage paint(int scale) {
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
