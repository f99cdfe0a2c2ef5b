package coupdoeil.editor.begin;

import coupdoeil.editor.begin.FormGrid.Row;
import coupdoeil.editor.edit.BattlePlan;
import coupdoeil.editor.edit.Starter;
import coupdoeil.editor.text.Messages;
import coupdoeil.editor.widget.TypeAhead;
import coupdoeil.model.rules.AttributeType;
import coupdoeil.model.rules.NewBattle;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.rules.RuleSystems;
import java.util.List;
import java.util.OptionalInt;
import javax.swing.JComboBox;
import javax.swing.JTextField;

/** Asks for the rules, the sides, the board and the hours of a new battle. */
public final class NewBattleForm extends StartForm {

    /** A side that may begin; without a number: nobody is said to. */
    private record Beginner(int side, String name) {
        @Override
        public String toString() {
            return name;
        }
    }

    private final JComboBox<RuleSystem> system = new JComboBox<>();
    private final JTextField date = new JTextField();
    private final JTextField north = new JTextField(Messages.text("new.first-side"));
    private final JTextField south = new JTextField(Messages.text("new.second-side"));
    private final JComboBox<Beginner> first = new JComboBox<>();
    private final BoardFields board;
    private final ClockFields clock;
    private final Row systemRow;
    private final Row titleRow;
    private final Row dateRow;
    private final Row northRow;
    private final Row southRow;
    private final Row firstRow;

    /** @param suggested id of the rule system to begin with */
    public NewBattleForm(String suggested) {
        RuleSystems.ids().forEach(id -> RuleSystems.load(id).ifPresent(system::addItem));
        RuleSystems.load(suggested).ifPresent(system::setSelectedItem);
        system.setRenderer(new NamedRenderer<>(RuleSystem.class, RuleSystem::name));
        TypeAhead.in(system);
        system.setName("new.system");
        title.setText(Messages.text("new.battle"));
        date.setName("new.date");
        north.setName("new.side.0");
        south.setName("new.side.1");
        first.setName("new.first");

        grid.heading(Messages.text("begin.battle"));
        titleRow = grid.row(Messages.text("begin.title"), title);
        dateRow = grid.row(Messages.text("begin.date"), date);
        systemRow = grid.row(Messages.text("begin.rules"), system);
        grid.heading(Messages.text("begin.sides"));
        northRow = grid.row("", north);
        southRow = grid.row("", south);
        firstRow = grid.row(Messages.text("begin.first"), first);
        grid.heading(Messages.text("begin.ground"));
        board = new BoardFields(grid, changes);
        grid.heading(Messages.text("begin.time"));
        clock = new ClockFields(grid, changes);

        changes.watch(title, date, north, south);
        system.addActionListener(event -> changes.quietly(this::showSystem));
        first.addActionListener(event -> changes.fire());
        changes.add(this::refresh);
        changes.quietly(this::showSystem);
    }

    /** Shows what the chosen system asks, with what it begins with; what is typed of the battle itself stays. */
    private void showSystem() {
        NewBattle fresh = system().newBattle();
        northRow.rename(fresh.sides().get(0).role());
        southRow.rename(fresh.sides().get(1).role());
        firstRow.show(!fresh.first().isEmpty());
        first.removeAllItems();
        first.addItem(new Beginner(0, north.getText()));
        first.addItem(new Beginner(1, south.getText()));
        if (!Starter.isRequired(system(), fresh.first())) {
            first.addItem(new Beginner(-1, Messages.text("begin.open")));
            first.setSelectedIndex(2);
        }
        board.show(fresh);
        clock.show(system().minutesPerTurn(), fresh.clock());
        grid.assignMnemonics();
    }

    private void refresh() {
        nameBeginners();
        BattleEntry entry = entry();
        RuleSystem rules = system();
        systemRow.tell(Messages.text(
                rules.newBattle().onHexes() ? "begin.on-hexes" : "begin.on-table", rules.minutesPerTurn()));
        titleRow.tell("", entry.titleFault());
        dateRow.tell(
                entry.usualYear().isEmpty() ? Messages.text("begin.optional") : entry.usualYear(), entry.dateFault());
        northRow.tell(Messages.text("begin.north"), entry.sideFault(0));
        southRow.tell(Messages.text("begin.south"), entry.sideFault(1));
        firstRow.tell(rules.attributesOf("scenario").stream()
                .filter(type -> type.id().equals(rules.newBattle().first()))
                .map(AttributeType::name)
                .findFirst()
                .orElse(""));
        board.tell();
        clock.tell();
    }

    /** Lets the choice of who begins say the names as they are typed. */
    private void nameBeginners() {
        List<String> names = List.of(north.getText().strip(), south.getText().strip());
        int chosen = first.getSelectedIndex();
        changes.quietly(() -> {
            for (int i = 0; i < names.size(); i++) {
                if (!first.getItemAt(i).name().equals(names.get(i))) {
                    first.removeItemAt(i);
                    first.insertItemAt(new Beginner(i, names.get(i)), i);
                }
            }
            first.setSelectedIndex(chosen);
        });
    }

    private RuleSystem system() {
        return (RuleSystem) system.getSelectedItem();
    }

    private BattleEntry entry() {
        int beginner = first.getSelectedItem() instanceof Beginner chosen ? chosen.side() : -1;
        return new BattleEntry(
                system(),
                title.getText(),
                date.getText(),
                List.of(north.getText(), south.getText()),
                board.entry(),
                clock.entry(),
                beginner < 0 ? OptionalInt.empty() : OptionalInt.of(beginner));
    }

    /** What is filled in. @throws java.util.NoSuchElementException if something is wrong */
    public BattlePlan plan() {
        return entry().plan();
    }
}
