package coupdoeil.editor.shell;

import coupdoeil.editor.action.ActionSet;
import coupdoeil.editor.action.EditorAction;
import coupdoeil.editor.action.Menus;
import coupdoeil.editor.data.DataPanel;
import coupdoeil.editor.dock.Dock;
import coupdoeil.editor.document.Document;
import coupdoeil.editor.document.DocumentListener.Cause;
import coupdoeil.editor.document.Recovery;
import coupdoeil.editor.document.Session;
import coupdoeil.editor.edit.Deletion;
import coupdoeil.editor.findings.FindingsOverlay;
import coupdoeil.editor.findings.FindingsPanel;
import coupdoeil.editor.findings.FixAll;
import coupdoeil.editor.findings.LiveFindings;
import coupdoeil.editor.history.HistoryPanel;
import coupdoeil.editor.inspector.InspectorPanel;
import coupdoeil.editor.job.EventClock;
import coupdoeil.editor.layer.ChangedLayers;
import coupdoeil.editor.layer.LayersPanel;
import coupdoeil.editor.layer.MapLayers;
import coupdoeil.editor.map.MapCanvas;
import coupdoeil.editor.minimap.Minimap;
import coupdoeil.editor.oob.ForcesPanel;
import coupdoeil.editor.oob.MapDrop;
import coupdoeil.editor.oob.OobPanel;
import coupdoeil.editor.oob.TimetableDrop;
import coupdoeil.editor.palette.PalettePanel;
import coupdoeil.editor.remembered.RecentPacks;
import coupdoeil.editor.shell.Dialogs.Deleting;
import coupdoeil.editor.sight.LiveLine;
import coupdoeil.editor.sight.LiveReach;
import coupdoeil.editor.sight.LiveSight;
import coupdoeil.editor.sight.SightOverlay;
import coupdoeil.editor.sight.SightPanel;
import coupdoeil.editor.sight.SightlineOverlay;
import coupdoeil.editor.text.Messages;
import coupdoeil.editor.timetable.LiveArrivals;
import coupdoeil.editor.timetable.MapPreview;
import coupdoeil.editor.timetable.PreviewPane;
import coupdoeil.editor.timetable.TimetablePanel;
import coupdoeil.editor.tool.HexKit;
import coupdoeil.editor.tool.PieceCommands;
import coupdoeil.editor.tool.ToolBench;
import coupdoeil.editor.tool.ToolContext;
import coupdoeil.editor.tool.ToolKit;
import coupdoeil.editor.tool.deploy.DeployTool;
import coupdoeil.editor.tool.table.TableKit;
import coupdoeil.model.pack.Edit;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.rules.Profile;
import coupdoeil.validator.check.Findings;
import coupdoeil.validator.check.Judgement;
import coupdoeil.validator.check.Severity;
import coupdoeil.validator.check.Validator;
import java.awt.BorderLayout;
import java.awt.Component;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import javax.swing.JComponent;
import javax.swing.JMenuBar;
import javax.swing.JPanel;
import javax.swing.SwingUtilities;
import javax.swing.Timer;
import org.jspecify.annotations.Nullable;

/** All that is inside the window. It can be made and painted without a display. */
final class Workbench extends JPanel {

    private static final long serialVersionUID = 1L;

    /** A window that nobody can see is not painted; its battle is checked after so long all the same. */
    private static final int PATIENCE_MILLIS = 5000;

    private final transient Session session;
    private final transient PackFiles files;
    private final transient Dialogs dialogs;
    private final transient ActionSet actions = new ActionSet();
    private final MapCanvas canvas = new MapCanvas();
    private final StatusBar status = new StatusBar();
    /** What works beside the event thread. */
    private final transient List<ExecutorService> beside = new ArrayList<>();

    private final transient ToolBench bench;
    private final transient PanelMaking making;
    /** Null till {@linkplain #steps all steps} are done. */
    private @Nullable Panels panels;

    private @Nullable JMenuBar menus;
    /** Whether what is opened counts among the recent battles. */
    private final boolean remembers;

    private transient Optional<Path> remembered = Optional.empty();
    private final transient LiveFindings live;
    private final transient LiveSight sight;
    private final transient LiveLine line;
    private final transient LiveReach reach;
    private final transient MapPreview preview;
    private final transient MapLayers layers;
    private final transient ShownMap map;
    private final Minimap minimap;
    private final SecondView second;
    private @Nullable Dock dock;

    /**
     * @param recovery null where nothing is to be kept, as for pictures
     * @param quit closes the window
     */
    Workbench(Pack pack, Dialogs dialogs, @Nullable Recovery recovery, Runnable quit) {
        this(new Document(pack, null), dialogs, recovery, quit);
        live.begin();
    }

    /** Of a battle that may have a place on disk; it is checked as soon as the map is {@linkplain #mapFirst shown}. */
    Workbench(Document document, Dialogs dialogs, @Nullable Recovery recovery, Runnable quit) {
        this(document, dialogs, recovery);
        steps(quit).forEach(Runnable::run);
    }

    private Workbench(Document document, Dialogs dialogs, @Nullable Recovery recovery) {
        super(new BorderLayout());
        this.dialogs = dialogs;
        this.session = new Session(document);
        this.files = new PackFiles(document, dialogs, recovery, status::say);
        // Before whatever else follows an edit: findings go first.
        this.live = new LiveFindings(session, background("rules"));
        ExecutorService looking = background("sight");
        this.line = new LiveLine(session, looking, SwingUtilities::invokeLater);
        this.sight = new LiveSight(session, looking, SwingUtilities::invokeLater, new EventClock(), live::isAtWork);
        this.reach = new LiveReach(session, looking, SwingUtilities::invokeLater);
        this.layers = new MapLayers(recovery != null);
        this.bench = new ToolBench(session, canvas, layers, status::say, this::kits);
        setName("workbench");
        SelectionOverlay selection = new SelectionOverlay(session);
        canvas.addOverlay(selection);
        this.second = new SecondView(canvas, selection);
        FindingsOverlay marks = new FindingsOverlay(session, live);
        canvas.addOverlay(marks);
        this.minimap = new Minimap(canvas, live, marks, background("minimap"));
        canvas.addOverlay(new SightOverlay(sight, canvas));
        canvas.addOverlay(new SightlineOverlay(line, canvas));
        MapDrop.install(canvas, new PieceCommands(session), bench::kit);
        LiveArrivals arrivals = new LiveArrivals(session, background("arrivals"), SwingUtilities::invokeLater);
        this.preview = new MapPreview(session, arrivals);
        PreviewPane.install(canvas, preview);
        this.map = new ShownMap(canvas, session, preview, layers, recovery != null);
        this.making = new PanelMaking(this, marks, arrivals);
        this.remembers = recovery != null;
    }

    /** With nothing in it till its {@link #steps} are done. */
    static Workbench empty(Document document, Dialogs dialogs, @Nullable Recovery recovery) {
        return new Workbench(document, dialogs, recovery);
    }

    /**
     * What fills it, to be done on the event thread in this order; between two of them other events may come.
     *
     * @param quit closes the window
     */
    List<Runnable> steps(Runnable quit) {
        List<Runnable> steps = new ArrayList<>(making.steps());
        steps.add(() -> panels = making.panels());
        steps.add(() -> bind(quit));
        steps.add(this::layOut);
        steps.add(this::listen);
        return steps;
    }

    /** The parts that are seen at first, there when all steps are done. */
    List<Supplier<JComponent>> inFront() {
        return List.of(
                () -> canvas,
                () -> menus(),
                () -> panels().palette(),
                () -> panels().inspector(),
                () -> panels().findings());
    }

    private void bind(Runnable quit) {
        TimetableDrop.install(panels().timetable().chart(), session);
        panels().findings().onShow(finding -> {
            boolean there = panels().data().open(finding);
            if (there) {
                Panels.reveal(panels().data());
            }
            return there;
        });
        Dock made = PanelSplits.of(canvas, second, panels());
        made.onWindow(root -> Menus.bindEverywhere(actions, root));
        dock = made;
        bench.onDeleting(this::ask);
        bench.onForeign(dialogs::foreign);
        bench.onNaming(() -> panels().inspector().focus("name"));
        actions.on(EditorAction.QUIT, quit);
        new ActionBindings(this).bind(actions);
        menus = Menus.menuBar(actions, canvas::isFocusOwner);
        new CanvasKeys(bench).bind(canvas, actions);
        ContextMenus.install(this);
    }

    private void layOut() {
        add(ScenarioChooser.beside(Menus.toolBar(actions), session), BorderLayout.NORTH);
        add(dock(), BorderLayout.CENTER);
        add(status, BorderLayout.SOUTH);
    }

    private void listen() {
        session.document().addListener(this::documentChanged);
        if (remembers) {
            remember();
            session.document().addListener((before, after, cause) -> remember());
        }
        session.addViewListener(this::viewChanged);
        bench.addListener(this::toolChanged);
        bench.onPointing(text -> status.showPointer(text.isEmpty() ? " " : text));
        live.addListener(this::showFindings);
        live.addListener(() -> {
            if (!live.isAtWork()) {
                sight.checked();
            }
        });
        line.addListener(actions::refresh);
        session.guard(this::admits);
        layers.addListener(() -> {
            map.show();
            actions.refresh();
        });
        preview.addListener(map::show);
        map.show();
        toolChanged();
        showSaved();
        showFindings();
    }

    /**
     * Has the battle checked when its map is painted: both at once would be done later, and the map much later.
     *
     * @param beside what else can wait for that
     */
    void mapFirst(Runnable beside) {
        Timer patience = new Timer(PATIENCE_MILLIS, event -> {
            live.begin();
            beside.run();
        });
        patience.setRepeats(false);
        patience.start();
        canvas.onceSettled(() -> {
            if (patience.isRunning()) {
                patience.stop();
                live.begin();
                beside.run();
            }
        });
    }

    /** What of a deletion is meant; nobody is asked if nobody else is concerned. */
    Optional<Edit> ask(Deletion deletion) {
        Deleting answer = deletion.isPlain() ? Deleting.ALONE : dialogs.delete(deletion);
        return switch (answer) {
            case ALL -> Optional.of(deletion.all());
            case ALONE -> Optional.of(deletion.alone());
            case CANCEL -> Optional.empty();
        };
    }

    /** Whether to fix all findings of a rule: tried out first, so that the designer knows what it comes to. */
    boolean fixAll(FixAll all) {
        Pack pack = session.pack();
        Validator validator = Validator.of(session.system());
        Profile profile = live.profile();
        return dialogs.work(
                        Messages.text("report.validating"),
                        () -> validator.validate(all.edit().apply(pack), profile))
                .filter(after -> dialogs.confirm(all.preview(live.current(), after), "findings.fix-them"))
                .isPresent();
    }

    void openData(String key) {
        Panels.reveal(panels().data());
        panels().data().open(key);
        panels().data().focusPage();
    }

    /** Ends the threads of a window that is closed; what they were about to do is of no use to anybody. */
    void release() {
        beside.forEach(ExecutorService::shutdownNow);
    }

    /** A thread of its own: what follows an edit at once must not wait for what takes longer. */
    private ExecutorService background(String name) {
        ThreadFactory factory = task -> {
            Thread thread = new Thread(task, name);
            thread.setDaemon(true);
            return thread;
        };
        ExecutorService one = new ThreadPoolExecutor(
                1,
                1,
                0,
                TimeUnit.SECONDS,
                new LinkedBlockingQueue<>(),
                factory,
                new ThreadPoolExecutor.DiscardPolicy());
        beside.add(one);
        return one;
    }

    /** The panels around the map, for what must find them. */
    record Panels(
            PalettePanel palette,
            ForcesPanel forces,
            LayersPanel layers,
            HistoryPanel history,
            InspectorPanel inspector,
            FindingsPanel findings,
            TimetablePanel timetable,
            SightPanel sight,
            DataPanel data,
            OobPanel oob) {

        /** Brings a panel to the front, wherever it is. */
        static void reveal(Component panel) {
            Dock.reveal(panel);
        }
    }

    Session session() {
        return session;
    }

    PackFiles files() {
        return files;
    }

    Dialogs dialogs() {
        return dialogs;
    }

    ActionSet actions() {
        return actions;
    }

    MapCanvas canvas() {
        return canvas;
    }

    ToolBench bench() {
        return bench;
    }

    /** The tools of each kind of battlefield: nobody else asks which of them is open. */
    private List<ToolKit> kits(ToolContext context) {
        return List.of(new HexKit(context, canvas, line, DeployTool::new), new TableKit(context, canvas, reach, line));
    }

    JMenuBar menus() {
        return Objects.requireNonNull(menus);
    }

    Panels panels() {
        return Objects.requireNonNull(panels);
    }

    /** Says something that the designer should know, in the status bar. */
    void warn(String text) {
        status.say(text);
    }

    LiveSight sight() {
        return sight;
    }

    LiveReach reach() {
        return reach;
    }

    MapPreview preview() {
        return preview;
    }

    LiveLine line() {
        return line;
    }

    LiveFindings live() {
        return live;
    }

    /** The panels around the map and where they are. */
    Dock dock() {
        return Objects.requireNonNull(dock);
    }

    Minimap minimap() {
        return minimap;
    }

    MapLayers layers() {
        return layers;
    }

    /** How the map is shown. */
    ShownMap map() {
        return map;
    }

    /** Whether an edit leaves alone what is locked; if it does not, the status bar says so. */
    private boolean admits(Pack before, Pack after) {
        Optional<String> refusal = layers.isAnyLocked()
                ? layers.refusal(ChangedLayers.between(before, after, session.chart()), before.battlefield())
                : Optional.empty();
        // After what is said of the gesture itself.
        refusal.ifPresent(why -> SwingUtilities.invokeLater(() -> status.say(why)));
        return refusal.isEmpty();
    }

    private void documentChanged(Pack before, Pack after, Cause cause) {
        map.show();
        if (cause == Cause.LOAD) {
            canvas.fit();
        }
        showSaved();
        actions.refresh();
    }

    /** Where the battle is: it is among the recent ones at the next start. */
    private void remember() {
        Document document = session.document();
        Optional<Path> path = document.path();
        if (!path.equals(remembered)) {
            remembered = path;
            path.ifPresent(
                    place -> RecentPacks.add(place, document.pack().info().name()));
        }
    }

    private void viewChanged() {
        preview.look();
        // What was said of something else is over.
        status.say(bench.active().hint());
        map.show();
        canvas.repaint();
        second.mark();
        actions.refresh();
    }

    private void toolChanged() {
        status.say(bench.active().hint());
        actions.refresh();
    }

    private void showFindings() {
        Findings findings = live.current();
        String counts = Messages.text(
                live.isStale() ? "status.stale" : "status.counts",
                findings.count(Severity.ERROR),
                findings.count(Severity.WARNING),
                findings.count(Severity.INFO));
        Judgement judgement = findings.judgement();
        status.showFindings(
                judgement.profile().isStrict()
                        ? counts
                        : Messages.text(
                                "status.judged",
                                counts,
                                judgement.profile().name(),
                                judgement.silenced().size()));
    }

    private void showSaved() {
        Document document = session.document();
        String where = document.path().map(Object::toString).orElse(Messages.text("status.never-saved"));
        status.showSaved(document.isModified() ? Messages.text("status.unsaved") : where);
        firePropertyChange("title", null, title());
    }

    /** What the window's title bar says. */
    String title() {
        String mark = session.document().isModified() ? "\u2022 " : "";
        return mark + Messages.text("window.title", session.pack().info().name());
    }
}
