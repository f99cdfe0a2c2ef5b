package coupdoeil.editor.begin;

import coupdoeil.editor.begin.FormGrid.Row;
import coupdoeil.editor.edit.ScenarioPlan;
import coupdoeil.editor.text.Messages;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.scenario.Clock;
import coupdoeil.model.scenario.Scenario;
import java.util.Optional;
import javax.swing.JComboBox;

/** Asks what a further scenario of a battle is called, and whether it begins as a copy. */
public final class NewScenarioForm extends StartForm {

    /** What the scenario begins as. */
    private record Beginning(Optional<Scenario> copied, String name) {
        @Override
        public String toString() {
            return name;
        }
    }

    private final Pack pack;
    private final RuleSystem system;
    private final JComboBox<Beginning> beginning = new JComboBox<>();
    private final ClockFields clock;
    private final Row titleRow;
    private final Row beginningRow;

    public NewScenarioForm(Pack pack, RuleSystem system) {
        this.pack = pack;
        this.system = system;
        title.setText(freeTitle());
        beginning.setName("new.beginning");
        beginning.addItem(new Beginning(Optional.empty(), Messages.text("begin.empty")));
        pack.scenarios()
                .forEach(scenario -> beginning.addItem(
                        new Beginning(Optional.of(scenario), Messages.text("begin.copy", scenario.name()))));
        titleRow = grid.row(Messages.text("begin.title"), title);
        beginningRow = grid.row(Messages.text("begin.as"), beginning);
        clock = new ClockFields(grid, changes);
        changes.watch(title);
        beginning.addActionListener(event -> changes.quietly(this::showBeginning));
        changes.add(this::refresh);
        changes.quietly(this::showBeginning);
        grid.assignMnemonics();
    }

    private String freeTitle() {
        String stem = Messages.text("new.scenario");
        String free = stem;
        for (int number = 2; isTaken(free); number++) {
            free = stem + " " + number;
        }
        return free;
    }

    private boolean isTaken(String name) {
        return pack.scenarios().stream().anyMatch(scenario -> scenario.name().equalsIgnoreCase(name.strip()));
    }

    /** A copy has the hours of what it is a copy of. */
    private void showBeginning() {
        Optional<Clock> copied = copied().map(Scenario::clock);
        clock.show(system.minutesPerTurn(), copied.orElse(system.newBattle().clock()));
        clock.setEnabled(copied.isEmpty());
    }

    private Optional<Scenario> copied() {
        return beginning.getSelectedItem() instanceof Beginning chosen ? chosen.copied() : Optional.empty();
    }

    private void refresh() {
        titleRow.tell("", titleFault());
        beginningRow.tell(copied().map(scenario ->
                        Messages.text("begin.pieces", scenario.setup().size()))
                .orElse(""));
        if (copied().isPresent()) {
            clock.tellLength();
        } else {
            clock.tell();
        }
    }

    private Optional<String> titleFault() {
        if (title.getText().isBlank()) {
            return Optional.of(Messages.text("begin.no-title"));
        }
        return isTaken(title.getText()) ? Optional.of(Messages.text("begin.title-taken")) : Optional.empty();
    }

    /** What is filled in. @throws java.util.NoSuchElementException if something is wrong */
    public ScenarioPlan plan() {
        return new ScenarioPlan(
                title.getText().strip(),
                copied(),
                copied().map(Scenario::clock).orElseGet(() -> clock.entry().clock()));
    }
}
