package coupdoeil.editor.shell;

import coupdoeil.editor.action.ActionSet;
import coupdoeil.editor.action.EditorAction;
import coupdoeil.editor.action.EditorAction.Category;
import coupdoeil.editor.action.EditorAction.Kind;
import coupdoeil.editor.action.Shortcuts;
import coupdoeil.editor.document.Document;
import coupdoeil.editor.document.Selection;
import coupdoeil.editor.document.Session;
import coupdoeil.editor.edit.Deletion;
import coupdoeil.editor.edit.MarkerEdits;
import coupdoeil.editor.edit.ScenarioEdits;
import coupdoeil.editor.edit.Starter;
import coupdoeil.editor.find.FindDialog;
import coupdoeil.editor.findings.FindingsPanel;
import coupdoeil.editor.help.HelpTopics;
import coupdoeil.editor.oob.ForceCommands;
import coupdoeil.editor.oob.ForcesPanel;
import coupdoeil.editor.shell.Workbench.Panels;
import coupdoeil.editor.sight.LiveLine;
import coupdoeil.editor.sight.LiveSight;
import coupdoeil.editor.sight.SightLayer;
import coupdoeil.editor.text.Messages;
import coupdoeil.editor.timetable.GroupCommands;
import coupdoeil.editor.tool.Brush;
import coupdoeil.editor.tool.KitCommand;
import coupdoeil.editor.tool.PieceCommands;
import coupdoeil.editor.tool.ToolBench;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.scenario.Period;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.model.scenario.TurnTrack;
import java.awt.Component;
import java.awt.KeyboardFocusManager;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import javax.swing.SwingUtilities;

/** What each action does in a workbench. */
final class ActionBindings {

    /** What only the kit of a table knows, outside of the menu for the ground. */
    private static final Set<EditorAction> OF_TABLES = EnumSet.of(
            EditorAction.SHOW_RULERS,
            EditorAction.SHOW_REACH,
            EditorAction.TURN_LEFT_A_DEGREE,
            EditorAction.TURN_RIGHT_A_DEGREE,
            EditorAction.WHEEL_LEFT,
            EditorAction.WHEEL_RIGHT,
            EditorAction.ALIGN,
            EditorAction.SPACE_EVENLY);

    private final Workbench workbench;
    private final Session session;
    private final Document document;
    private final ToolBench bench;
    private final PieceCommands pieces;

    ActionBindings(Workbench workbench) {
        this.workbench = workbench;
        this.session = workbench.session();
        this.document = session.document();
        this.bench = workbench.bench();
        this.pieces = new PieceCommands(session);
    }

    void bind(ActionSet actions) {
        files(actions);
        edit(actions);
        new ViewActions(workbench).bind(actions);
        tools(actions);
        ground(actions);
        sight(actions);
        check(actions);
        scenario(actions);
        help(actions);
    }

    private void files(ActionSet actions) {
        PackFiles files = workbench.files();
        afterTyping(actions, EditorAction.NEW, files::create);
        afterTyping(actions, EditorAction.OPEN, files::open);
        WelcomeChoices choices = new WelcomeChoices(
                workbench.dialogs(),
                new Replacing(),
                () -> session.pack().info().system());
        afterTyping(actions, EditorAction.WELCOME, () -> workbench.dialogs().welcome(choices));
        afterTyping(actions, EditorAction.SAVE, files::save);
        afterTyping(actions, EditorAction.SAVE_AS, files::saveAs);
        Reports reports = new Reports(document, workbench.dialogs());
        afterTyping(actions, EditorAction.EXPORT, reports::export);
        afterTyping(
                actions,
                EditorAction.VALIDATE,
                () -> reports.validate(workbench.live().profile().id()));
        BooleanSupplier kept = () -> document.path().isPresent();
        actions.on(EditorAction.EARLIER_VERSIONS, kept, () -> finished(files::openEarlier));
        actions.on(EditorAction.REVERT, kept, () -> finished(files::revert));
        actions.on(
                EditorAction.IMPORT_OOB,
                () -> session.pack().rules().isPresent(),
                () -> finished(() -> workbench.dialogs().importOob(session)));
    }

    /** Binds a command that must not overlook what is still being typed in the inspector. */
    private void afterTyping(ActionSet actions, EditorAction action, Runnable command) {
        actions.on(action, () -> finished(command));
    }

    private void finished(Runnable command) {
        workbench.panels().inspector().finishTyping();
        workbench.panels().data().finishTyping();
        workbench.panels().oob().finishTyping();
        command.run();
    }

    private void edit(ActionSet actions) {
        actions.on(
                EditorAction.UNDO,
                () -> document.undoName().isPresent(),
                () -> named(
                        "action.undo-step",
                        EditorAction.UNDO,
                        document.undoName().orElse("")),
                document::undo);
        Runnable redo = document::redo;
        BooleanSupplier canRedo = () -> document.redoName().isPresent();
        actions.on(
                EditorAction.REDO,
                canRedo,
                () -> named(
                        "action.redo-step",
                        EditorAction.REDO,
                        document.redoName().orElse("")),
                redo);
        actions.on(EditorAction.REDO_Y, canRedo, redo);
        actions.on(EditorAction.DELETE, this::delete);
        afterTyping(
                actions,
                EditorAction.RESIZE,
                () -> workbench
                        .dialogs()
                        .resize(session.pack(), session.system())
                        .ifPresent(session::edit));
        actions.on(EditorAction.PACK_PROPERTIES, () -> session.select(new Selection.OfPack()));
        actions.on(EditorAction.CANCEL, this::cancel);
        afterTyping(
                actions,
                EditorAction.FIND,
                () -> FindDialog.open(session, workbench.canvas(), Everything.in(workbench)));
        afterTyping(
                actions,
                EditorAction.GO_TO,
                () -> FindDialog.open(session, workbench.canvas(), Everything.onMap(workbench)));
        actions.on(EditorAction.SELECT_STACK, pieces::selectStack);
        actions.on(EditorAction.TURN_LEFT, () -> turn(-1));
        actions.on(EditorAction.TURN_RIGHT, () -> turn(1));
        actions.on(EditorAction.TURN_LEFT_R, () -> turn(-1));
        actions.on(EditorAction.TURN_RIGHT_R, () -> turn(1));
        actions.on(EditorAction.NEXT_FORMATION, pieces::canAct, () -> pieces.changeFormation(1));
        actions.on(EditorAction.PREVIOUS_FORMATION, pieces::canAct, () -> pieces.changeFormation(-1));
        actions.on(EditorAction.STACK_UP, pieces::canAct, () -> pieces.restack(true));
        actions.on(EditorAction.STACK_DOWN, pieces::canAct, () -> pieces.restack(false));
        ForcesPanel forces = workbench.panels().forces();
        actions.on(EditorAction.PLACE_UNIT, () -> forces.piece().ifPresent(bench.kit()::put));
        for (EditorAction inTree : List.of(EditorAction.DELETE, EditorAction.PLACE_UNIT)) {
            inTree.shortcut().ifPresent(keys -> forces.bind(keys, actions.swing(inTree)));
        }
    }

    private static String named(String key, EditorAction action, String step) {
        return step.isEmpty() ? action.text() : Messages.text(key, step);
    }

    private void cancel() {
        if (workbench.preview().isOn()) {
            workbench.preview().setOn(false);
        } else if (bench.cancel()) {
            workbench.warn(bench.active().hint());
        } else if (workbench.line().from().isPresent()) {
            workbench.line().clear();
        } else if (bench.active().action() != EditorAction.SELECT) {
            bench.take(EditorAction.SELECT);
        } else {
            session.select(Selection.nothing());
        }
        workbench.canvas().requestFocusInWindow();
    }

    /** On the map takes pieces off it, in the tree deletes a force; otherwise deletes what the inspector shows. */
    private void delete() {
        ForcesPanel forces = workbench.panels().forces();
        Selection selection = session.selection();
        String scenario = session.scenario().map(Scenario::id).orElse("");
        if (forces.hasKeyboard()) {
            forces.delete();
        } else if (selection instanceof Selection.OfPieces) {
            pieces.remove();
        } else if (bench.kit().delete()) {
            workbench.canvas().requestFocusInWindow();
        } else if (selection instanceof Selection.OfPlace of) {
            session.pack().battlefield().places().stream()
                    .filter(place -> place.id().equals(of.id()))
                    .findFirst()
                    .map(place -> Deletion.of(session.pack(), session.system(), place))
                    .flatMap(workbench::ask)
                    .ifPresent(session::edit);
        } else if (selection instanceof Selection.OfToken of) {
            session.edit(MarkerEdits.removeToken(scenario, of.index(), Messages.text("data.token")));
            session.select(Selection.nothing());
        } else if (selection instanceof Selection.OfPeriod of) {
            session.edit(ScenarioEdits.removePeriod(scenario, of.index()));
        } else if (selection instanceof Selection.OfGroup of) {
            session.edit(ScenarioEdits.removeGroup(scenario, of.id(), of.id()));
        }
    }

    /** Turns what is selected; without anything, the hexside that the cursor points at. */
    private void turn(int steps) {
        bench.kit().turn(steps);
    }

    private void tools(ActionSet actions) {
        for (EditorAction action : EditorAction.values()) {
            if (action.kind() == Kind.TOOL) {
                actions.where(
                        action,
                        () -> bench.tool(action).isPresent(),
                        () -> true,
                        action::text,
                        () -> bench.active().action() == action,
                        on -> {
                            bench.take(action);
                            Panels.reveal(workbench.canvas());
                            workbench.canvas().requestFocusInWindow();
                        });
            }
        }
        actions.on(EditorAction.APPLY_TOOL, () -> bench.kit().apply());
        brush(actions, EditorAction.ERASE, Brush::isErasing, brush -> brush.setErasing(!brush.isErasing()));
        brush(actions, EditorAction.BRUSH_LARGER, brush -> false, brush -> brush.setRadius(brush.radius() + 1));
        brush(actions, EditorAction.BRUSH_SMALLER, brush -> false, brush -> brush.setRadius(brush.radius() - 1));
    }

    /** Binds what the kit of some battlefield does beside its tools. */
    private void ground(ActionSet actions) {
        for (EditorAction action : EditorAction.values()) {
            if (action.category() == Category.GROUND || OF_TABLES.contains(action)) {
                actions.where(
                        action,
                        () -> bench.kit().command(action).isPresent(),
                        () -> bench.kit()
                                .command(action)
                                .filter(KitCommand::isEnabled)
                                .isPresent(),
                        action::text,
                        () -> bench.kit()
                                .command(action)
                                .filter(KitCommand::isOn)
                                .isPresent(),
                        on -> bench.kit().command(action).ifPresent(KitCommand::run));
            }
        }
    }

    /** Binds what only tools that paint with a brush know. */
    private void brush(ActionSet actions, EditorAction action, Predicate<Brush> isOn, Consumer<Brush> change) {
        actions.where(
                action,
                () -> bench.kit().brush().isPresent(),
                () -> true,
                action::text,
                () -> bench.kit().brush().filter(isOn).isPresent(),
                on -> bench.kit().brush().ifPresent(change));
    }

    private void sight(ActionSet actions) {
        layer(actions, EditorAction.VIEWSHED, SightLayer.SELECTION);
        layer(actions, EditorAction.WHO_SEES, SightLayer.WATCHED);
        layer(actions, EditorAction.SIDE_SIGHT, SightLayer.SIDE);
        layer(actions, EditorAction.BLIND_ZONES, SightLayer.BLIND);
        layer(actions, EditorAction.SEEN_BY_COUNT, SightLayer.COUNTS);
        LiveSight live = workbench.sight();
        actions.on(
                EditorAction.NEXT_SIDE,
                () -> live.nextSide().isPresent(),
                () -> live.nextSide()
                        .map(side -> Messages.text("action.next-side-named", side.name()))
                        .orElse(EditorAction.NEXT_SIDE.text()),
                live::showNextSide);
        LiveLine line = workbench.line();
        actions.on(EditorAction.CLEAR_SIGHT_LINE, () -> line.from().isPresent(), line::clear);
    }

    private void layer(ActionSet actions, EditorAction action, SightLayer layer) {
        LiveSight live = workbench.sight();
        actions.toggle(action, () -> live.isOn(layer), on -> live.setOn(layer, on));
    }

    private void check(ActionSet actions) {
        FindingsPanel findings = workbench.panels().findings();
        actions.on(EditorAction.NEXT_FINDING, () -> findings.step(1));
        actions.on(EditorAction.PREVIOUS_FINDING, () -> findings.step(-1));
        actions.on(EditorAction.FIX, () -> {
            // Choices open beside the finding, which may be hidden or behind another tab.
            Workbench.Panels.reveal(findings);
            findings.fix();
        });
        actions.on(EditorAction.ACCEPT, findings::accept);
        actions.on(
                EditorAction.PROBLEMS,
                () -> workbench
                        .dialogs()
                        .problems(
                                document.path().orElse(Path.of("")),
                                workbench.files().problems(),
                                true));
    }

    private void scenario(ActionSet actions) {
        ForceCommands forces = new ForceCommands(session);
        actions.on(EditorAction.NEXT_SCENARIO, () -> session.pack().scenarios().size() > 1, this::nextScenario);
        afterTyping(actions, EditorAction.NEW_SCENARIO, this::newScenario);
        BooleanSupplier shown = () -> session.scenario().isPresent();
        actions.on(EditorAction.SCENARIO_PROPERTIES, shown, () -> session.select(new Selection.OfScenario()));
        actions.on(EditorAction.NEW_PERIOD, shown, this::newPeriod);
        named(actions, EditorAction.NEW_GROUP, new GroupCommands(session)::newGroup);
        named(actions, EditorAction.NEW_SIDE, forces::newSide);
        named(actions, EditorAction.NEW_FORMATION, forces::newFormation);
        named(actions, EditorAction.NEW_UNIT, forces::newUnit);
        named(actions, EditorAction.NEW_LEADER, forces::newLeader);
    }

    /** Binds a command that makes something which is to be named first. */
    private void named(ActionSet actions, EditorAction action, Runnable command) {
        actions.on(
                action,
                () -> finished(() -> {
                    command.run();
                    workbench.panels().inspector().focus("name");
                }));
    }

    /** A period from the turn looked at on; what held before ends there. */
    private void newPeriod() {
        session.scenario().ifPresent(scenario -> {
            TurnTrack track = new TurnTrack(scenario.clock(), session.system().minutesPerTurn());
            int turn = session.turn();
            String from = track.label(turn);
            OptionalInt within = IntStream.range(0, scenario.periods().size())
                    .filter(i -> isWithin(track, turn, scenario.periods().get(i)))
                    .findFirst();
            if (within.isPresent()) {
                int index = within.getAsInt();
                Period fresh = scenario.periods().get(index).withFrom(from).withConditions(List.of());
                session.edit(ScenarioEdits.splitPeriod(scenario.id(), index, track.label(turn - 1), fresh));
                session.select(new Selection.OfPeriod(index + 1));
            } else {
                Period fresh = new Period(from, from, List.of(), Starter.defaults(session.system(), "period", ""));
                session.edit(ScenarioEdits.addPeriod(scenario.id(), fresh));
                session.select(new Selection.OfPeriod(scenario.periods().size()));
            }
            workbench.panels().inspector().focus("conditions");
        });
    }

    /** Whether a turn lies within a period and does not begin it. */
    private static boolean isWithin(TurnTrack track, int turn, Period period) {
        return track.turnOf(period.from()).orElse(turn) < turn
                && track.turnOf(period.to()).orElse(-1) >= turn;
    }

    private void help(ActionSet actions) {
        actions.on(EditorAction.COMMAND_PALETTE, () -> CommandPalette.open(actions, workbench.canvas()));
        actions.on(EditorAction.HELP, () -> workbench.dialogs().manual(helpPage()));
        actions.on(EditorAction.MANUAL, () -> workbench.dialogs().manual("README.md"));
        actions.on(EditorAction.SHORTCUTS, () -> workbench.dialogs().tell(Shortcuts.html()));
        actions.on(EditorAction.ABOUT, () -> workbench.dialogs().tell(Messages.text("about.text")));
    }

    /** Of the rule whose finding is selected, or of the panel that has the keyboard. */
    private String helpPage() {
        Component focus = KeyboardFocusManager.getCurrentKeyboardFocusManager().getFocusOwner();
        FindingsPanel findings = workbench.panels().findings();
        return Optional.ofNullable(focus)
                .filter(component -> SwingUtilities.isDescendingFrom(component, findings))
                .flatMap(component -> findings.rule())
                .map(rule -> Everything.manualOf(session, rule))
                .orElseGet(() -> HelpTopics.of(focus));
    }

    private void nextScenario() {
        List<String> ids = session.pack().scenarios().stream().map(Scenario::id).toList();
        int now = ids.indexOf(session.scenario().map(Scenario::id).orElse(""));
        session.showScenario(ids.get((now + 1) % ids.size()));
    }

    private void newScenario() {
        workbench.dialogs().newScenario(session.pack(), session.system()).ifPresent(plan -> {
            Scenario made = plan.scenario(session.pack(), session.system());
            session.edit(plan.add(made));
            session.showScenario(made.id());
        });
    }

    /** What is chosen from the welcome comes in the place of the battle that is open. */
    private final class Replacing implements WelcomeChoices.Into {

        @Override
        public boolean mayLeave() {
            return workbench.files().mayLeave();
        }

        @Override
        public void take(FoundPack found) {
            workbench.files().take(found);
        }

        @Override
        public void take(Pack pack) {
            workbench.files().take(pack);
        }

        @Override
        public void importLists() {
            workbench.dialogs().importOob(session);
        }
    }
}
