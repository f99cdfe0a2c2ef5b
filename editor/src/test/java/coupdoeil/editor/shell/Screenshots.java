package coupdoeil.editor.shell;

import coupdoeil.editor.action.EditorAction;
import coupdoeil.editor.document.Selection;
import coupdoeil.editor.document.Session;
import coupdoeil.editor.sight.LineEnd;
import coupdoeil.editor.sight.SightLayer;
import coupdoeil.model.battlefield.HexBattlefield;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.pack.PackReader;
import coupdoeil.model.scenario.Period;
import coupdoeil.model.scenario.Placement;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.model.scenario.TurnTrack;
import coupdoeil.validator.sight.Sighting;
import coupdoeil.validator.sight.hexes.HexLine;
import coupdoeil.validator.sight.hexes.HexScene;
import java.awt.BorderLayout;
import java.awt.image.BufferedImage;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import javax.swing.JPanel;
import javax.swing.SwingUtilities;

/**
 * Makes the pictures of the documentation: {@code Screenshots PACK DIR} writes {@code editor-light.png},
 * {@code editor-dark.png}, {@code editor-200-percent.png}, {@code sight-line.png} and {@code blind-zones.png} of the last
 * scenario around its highest stack. With {@code HEX NAME} it looks at another hex, and the names of all files begin with
 * that name. Of a table there are only the first three, and a piece is named instead of a hex. With {@code all} as a last
 * argument there are also the last two in the dark and at 200 percent, and the other panels in all three ways, to look at;
 * with {@code turned} the first of them as the player at the top of the map sees it. Needs no display.
 */
public final class Screenshots {

    private static final int WIDTH = 1500;
    private static final int HEIGHT = 940;
    /** The zoom step at which a small board is still shown as a whole. */
    private static final int LEAST_WHOLE = -1;

    private Screenshots() {}

    public static void main(String[] args) throws Exception {
        List<String> given = new ArrayList<>(List.of(args));
        boolean all = given.remove("all");
        boolean turned = given.remove("turned");
        if (given.size() != 2 && given.size() != 4) {
            System.err.println("Usage: Screenshots PACK DIR [HEX NAME] [all] [turned]");
            System.exit(2);
        }
        System.setProperty("java.awt.headless", "true");
        Path pack = Path.of(given.get(0));
        Path folder = Files.createDirectories(Path.of(given.get(1)));
        Optional<String> hex = given.size() == 4 ? Optional.of(given.get(2)) : Optional.empty();
        Shots shots = new Shots(pack, folder, hex, given.size() == 4 ? given.get(3) + "-" : "");
        shots.take(Scene::lookAtStack, Theme.LIGHT, 1, "editor-light");
        shots.take(Scene::lookAtStack, Theme.DARK, 1, "editor-dark");
        shots.take(Scene::lookAtStack, Theme.LIGHT, 2, "editor-200-percent");
        if (shots.isOfTable()) {
            System.exit(0);
        }
        shots.take(Scene::lookAlongLine, Theme.LIGHT, 1, "sight-line");
        shots.take(Scene::lookForBlindZones, Theme.LIGHT, 1, "blind-zones");
        if (turned) {
            shots.take(Scene::lookFromTheTop, Theme.LIGHT, 1, "editor-turned");
        }
        if (all) {
            shots.take(Scene::lookAlongLine, Theme.DARK, 1, "sight-line-dark");
            shots.take(Scene::lookAlongLine, Theme.LIGHT, 2, "sight-line-200-percent");
            shots.take(Scene::lookForBlindZones, Theme.DARK, 1, "blind-zones-dark");
            shots.take(Scene::lookForBlindZones, Theme.LIGHT, 2, "blind-zones-200-percent");
            shots.takeThrice(Scene::lookAtRule, "data");
            shots.takeThrice(Scene::lookAtChart, "chart");
            shots.takeThrice(Scene::lookAtForces, "order-of-battle");
            shots.takeThrice(Scene::lookAtTimetable, "timetable");
        }
        System.exit(0);
    }

    /** Pictures of one pack in one folder. */
    private record Shots(Path pack, Path folder, Optional<String> hex, String prefix) {

        /** In the light, in the dark and at 200 percent. */
        void takeThrice(Consumer<Scene> arrangement, String name) throws Exception {
            take(arrangement, Theme.LIGHT, 1, name);
            take(arrangement, Theme.DARK, 1, name + "-dark");
            take(arrangement, Theme.LIGHT, 2, name + "-200-percent");
        }

        boolean isOfTable() {
            return PackReader.read(pack)
                    .pack()
                    .filter(read -> read.battlefield().table().isPresent())
                    .isPresent();
        }

        void take(Consumer<Scene> arrangement, Theme look, int scale, String name) throws Exception {
            Scene scene = WindowPicture.onEdt(() -> new Scene(pack, look, hex));
            scene.await();
            WindowPicture.onEdt(() -> {
                arrangement.accept(scene);
                return true;
            });
            scene.awaitSight();
            WindowPicture.write(scene.painted(scale), folder.resolve(prefix + name + ".png"));
        }
    }

    /** The inside of a window at work. */
    private static final class Scene {

        private final JPanel root = new JPanel(new BorderLayout());
        private final Workbench workbench;
        private final Optional<String> place;

        /** @param place label of the hex to look at; empty for that of the highest stack */
        Scene(Path pack, Theme look, Optional<String> place) {
            this.place = place;
            look.install();
            workbench = new Workbench(EditorWindow.blank(), new NoDialogs(), null, () -> {});
            workbench.files().open(pack);
            root.add(workbench.menus(), BorderLayout.NORTH);
            root.add(workbench, BorderLayout.CENTER);
            root.setSize(WIDTH, HEIGHT);
            root.addNotify();
            WindowPicture.layOut(root);
        }

        /** Looks at a finding and at a stack in the last scenario. */
        void lookAtStack() {
            workbench.panels().findings().step(1);
            Scenario scenario = lastScenario();
            Placement shown = topPiece(scenario);
            workbench.session().select(Selection.piece(shown.piece()));
            WindowPicture.layOut(root);
            workbench.canvas().fit();
            shown.hex()
                    .filter(hex -> workbench.canvas().viewport().step() < LEAST_WHOLE)
                    .ifPresent(hex -> {
                        workbench.canvas().zoomTo(0);
                        workbench.canvas().centreOn(hex);
                    });
        }

        /** Looks at the same from the top of the map. */
        void lookFromTheTop() {
            lookAtStack();
            workbench.actions().perform(EditorAction.TURN_BOARD);
        }

        /** Looks along a line from that stack that a slope blocks. */
        void lookAlongLine() {
            Hex from = topPiece(lastScenario()).hex().orElseThrow();
            Workbench.Panels.reveal(workbench.panels().sight());
            workbench.actions().perform(EditorAction.SIGHT);
            WindowPicture.layOut(root);
            workbench.canvas().zoomTo(0);
            Hex to = blockedBySlope(from);
            workbench.line().start(new LineEnd.AtHex(from));
            workbench.line().lookAt(new LineEnd.AtHex(to));
            workbench.canvas().centreOn(HexLine.between(from, to).left().get(from.distance(to) / 2));
        }

        /** The farthest hex not further than nine that is hidden, by a slope if there is such, on every side of the line. */
        private Hex blockedBySlope(Hex from) {
            Session session = workbench.session();
            HexScene sight = HexScene.of(
                            session.pack(), session.system(), session.scenario().orElseThrow())
                    .orElseThrow();
            List<Sighting> wanted = List.of(Sighting.TOO_FAR, Sighting.VISIBLE, Sighting.BLOCKED, Sighting.BLIND);
            return from.within(9).stream()
                    .filter(hex -> sight.ground().contains(hex))
                    .filter(hex -> !HexLine.between(from, hex).forked())
                    .max(Comparator.<Hex>comparingInt(hex ->
                                    wanted.indexOf(sight.rule(session.turn()).look(sight.ground(), from, hex)))
                            .thenComparingInt(from::distance))
                    .orElseThrow();
        }

        /** Looks for what no unit of the first side sees. */
        void lookForBlindZones() {
            lastScenario();
            WindowPicture.layOut(root);
            workbench.canvas().zoomTo(-2);
            topPiece(workbench.session().scenario().orElseThrow()).hex().ifPresent(workbench.canvas()::centreOn);
            workbench.actions().perform(EditorAction.LEVEL);
            workbench.actions().perform(EditorAction.BLIND_ZONES);
        }

        /** Looks at a special rule in the battle data. */
        void lookAtRule() {
            lookAtData("scenarios/" + lastScenario().id() + "/special/2");
        }

        /** Looks at the terrain effects chart. */
        void lookAtChart() {
            lastScenario();
            lookAtData("chart/hex");
        }

        private void lookAtData(String key) {
            Workbench.Panels.reveal(workbench.panels().data());
            WindowPicture.layOut(root);
            workbench.panels().data().open(key);
        }

        /** Looks at the order of battle, with some units of it selected. */
        void lookAtForces() {
            Scenario scenario = lastScenario();
            Workbench.Panels.reveal(workbench.panels().oob());
            Workbench.Panels.reveal(workbench.panels().forces());
            WindowPicture.layOut(root);
            workbench
                    .session()
                    .select(new Selection.OfPieces(scenario.setup().stream()
                            .limit(3)
                            .map(Placement::piece)
                            .toList()));
        }

        /** Looks at a turn in the timetable, and at its period in the inspector. */
        void lookAtTimetable() {
            lastScenario();
            Workbench.Panels.reveal(workbench.panels().timetable());
            WindowPicture.layOut(root);
            workbench.canvas().fit();
            workbench.session().select(new Selection.OfPeriod(0));
        }

        private Scenario lastScenario() {
            Session session = workbench.session();
            List<Scenario> scenarios = session.pack().scenarios();
            session.showScenario(scenarios.get(scenarios.size() - 1).id());
            Scenario scenario = session.scenario().orElseThrow();
            session.showTurn(fairTurn(scenario, session.system().minutesPerTurn()));
            return scenario;
        }

        /** The first turn in fair weather. */
        private static int fairTurn(Scenario scenario, int minutesPerTurn) {
            TurnTrack track = new TurnTrack(scenario.clock(), minutesPerTurn);
            int turn = 0;
            for (Period period : scenario.periods()) {
                int end = track.turnOf(period.to()).orElse(turn);
                if (!period.conditions().isEmpty()
                        && track.turnOf(period.from()).orElse(turn) <= turn
                        && end >= turn) {
                    turn = end + 1;
                }
            }
            return turn;
        }

        /** The piece on top of the stack to look at, a facing one if there is any: of the hex asked for, or of the highest. */
        private Placement topPiece(Scenario scenario) {
            return workbench
                    .session()
                    .pack()
                    .battlefield()
                    .hexMap()
                    .map(map -> topPiece(map, scenario))
                    .orElseGet(() -> scenario.setup().stream()
                            .filter(placement ->
                                    place.filter(placement.piece()::equals).isPresent() || place.isEmpty())
                            .findFirst()
                            .orElseThrow());
        }

        private Placement topPiece(HexBattlefield map, Scenario scenario) {
            return place.flatMap(label -> map.grid().parse(label))
                    .flatMap(hex -> scenario.setup().stream()
                            .filter(placement -> placement.hex().equals(Optional.of(hex)))
                            .max(Comparator.comparing(placement -> placement.facing() != null)))
                    .orElseGet(() -> highestStack(scenario));
        }

        /** The piece on top of the stack with the most pieces: the first of them, of those that face somewhere if any do. */
        private static Placement highestStack(Scenario scenario) {
            List<Placement> setup = scenario.setup();
            return setup.stream()
                    .filter(placement -> placement.hex().isPresent())
                    .max(Comparator.<Placement, Boolean>comparing(placement -> placement.facing() != null)
                            .thenComparing(placement -> setup.stream()
                                    .filter(other -> other.hex().equals(placement.hex()))
                                    .count()))
                    .orElseThrow();
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

        /** A picture with the whole map in it, which is painted beside the event thread once it was asked for. */
        BufferedImage painted(int scale) throws Exception {
            BufferedImage picture = WindowPicture.onEdt(() -> WindowPicture.of(root, scale));
            while (!WindowPicture.onEdt(this::isMapPainted)) {
                TimeUnit.MILLISECONDS.sleep(100);
                picture = WindowPicture.onEdt(() -> WindowPicture.of(root, scale));
            }
            // What arrived after it was taken and before it was looked at is in none but the next.
            picture = WindowPicture.onEdt(() -> WindowPicture.of(root, scale));
            return picture;
        }

        private boolean isMapPainted() {
            return !workbench.canvas().isVisible() || workbench.canvas().isSettled();
        }
    }
}
