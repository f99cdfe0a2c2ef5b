package coupdoeil.editor.document;

import coupdoeil.editor.document.DocumentListener.Cause;
import coupdoeil.editor.edit.IdsFollowNames;
import coupdoeil.model.oob.Roster;
import coupdoeil.model.pack.Edit;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.rules.HouseRules;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.rules.TerrainChart;
import coupdoeil.model.rules.TerrainRecord;
import coupdoeil.model.scenario.Scenario;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import org.jspecify.annotations.Nullable;

/**
 * A document at work: which of its scenarios is shown, what is selected, and what is often asked of its newest value.
 * Used on one thread only, as the document is.
 */
public final class Session {

    private final Document document;
    private final List<Runnable> viewListeners = new CopyOnWriteArrayList<>();
    private String scenarioId = "";
    private Selection selection = Selection.nothing();
    private int turn;
    private @Nullable Roster roster;
    private @Nullable RuleSystem system;
    private HouseRules systemHouse = HouseRules.NONE;
    private @Nullable TerrainChart chart;
    private @Nullable RuleSystem chartSystem;
    private List<TerrainRecord> chartRecords = List.of();
    private EditGuard guard = (before, after) -> true;

    public Session(Document document) {
        this.document = document;
        chooseFirstScenario();
        document.addListener(this::documentChanged);
    }

    public Document document() {
        return document;
    }

    public Pack pack() {
        return document.pack();
    }

    /**
     * Applies an edit as a step of its own, if the {@linkplain #guard guard} admits it. The ids of new things follow the
     * names that it gives them.
     */
    public void edit(Edit edit) {
        edit(
                new Edit(edit.name(), pack -> IdsFollowNames.in(pack, edit.apply(pack), document.onDisk(), system())),
                null);
    }

    /** Applies an edit, if the guard admits it; edits with the same gesture token, one after the other, are one step. */
    public void edit(Edit edit, @Nullable Object gesture) {
        Pack before = pack();
        Pack after = edit.apply(before);
        if (guard.admits(before, after)) {
            document.edit(new Edit(edit.name(), pack -> after), gesture);
        } else {
            // Forms show again what there is.
            fireView();
        }
    }

    /** @param guard has the last word on edits; it says itself why it refuses one */
    public void guard(EditGuard guard) {
        this.guard = guard;
    }

    /** The rule system of the pack with its house rules; one that knows nothing if the pack names none of ours. */
    public RuleSystem system() {
        String id = pack().info().system();
        HouseRules house = pack().house();
        if (system == null || !system.id().equals(id) || !systemHouse.equals(house)) {
            system = pack().rules().orElseGet(() -> RuleSystem.unknown(id));
            systemHouse = house;
        }
        return system;
    }

    /** The rule system's chart with the pack's own records. */
    @SuppressWarnings("ReferenceEquality") // The rules of a session stay the same value.
    public TerrainChart chart() {
        RuleSystem rules = system();
        List<TerrainRecord> records = pack().chart();
        if (chart == null || chartSystem != rules || !chartRecords.equals(records)) {
            chart = rules.chart().overriddenBy(records);
            chartSystem = rules;
            chartRecords = records;
        }
        return chart;
    }

    public Roster roster() {
        if (roster == null) {
            roster = new Roster(pack().orderOfBattle());
        }
        return roster;
    }

    /** The scenario shown; empty if the pack has none. */
    public Optional<Scenario> scenario() {
        return pack().scenario(scenarioId);
    }

    public void showScenario(String id) {
        if (!id.equals(scenarioId)) {
            scenarioId = id;
            turn = 0;
            if (!(selection instanceof Selection.OfHex
                    || selection instanceof Selection.OfHexes
                    || selection instanceof Selection.OfSide)) {
                selection = Selection.nothing();
            }
            fireView();
        }
    }

    /** The turn looked at, 0-based; visibility depends on it. */
    public int turn() {
        return turn;
    }

    public void showTurn(int changed) {
        if (changed != turn) {
            turn = changed;
            fireView();
        }
    }

    public Selection selection() {
        return selection;
    }

    public void select(Selection changed) {
        if (!changed.equals(selection)) {
            selection = changed;
            fireView();
        }
    }

    /** Calls back whenever another scenario is shown or something else is selected. */
    public void addViewListener(Runnable listener) {
        viewListeners.add(listener);
    }

    private void documentChanged(Pack before, Pack after, Cause cause) {
        if (before.orderOfBattle() != after.orderOfBattle()) {
            roster = null;
        }
        if (cause == Cause.LOAD) {
            selection = Selection.nothing();
            turn = 0;
        } else {
            selection = Followed.of(before, after).selection(selection);
        }
        if (scenario().isEmpty()) {
            chooseFirstScenario();
            fireView();
        } else if (cause == Cause.LOAD) {
            fireView();
        }
    }

    private void chooseFirstScenario() {
        scenarioId =
                pack().scenarios().isEmpty() ? "" : pack().scenarios().get(0).id();
    }

    private void fireView() {
        viewListeners.forEach(Runnable::run);
    }
}
