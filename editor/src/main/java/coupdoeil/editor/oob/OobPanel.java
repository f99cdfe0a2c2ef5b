package coupdoeil.editor.oob;

import com.formdev.flatlaf.util.UIScale;
import coupdoeil.editor.action.Command;
import coupdoeil.editor.begin.FormationForm.Wish;
import coupdoeil.editor.document.Selection;
import coupdoeil.editor.document.Session;
import coupdoeil.editor.edit.Deletion;
import coupdoeil.editor.edit.ForceCopy;
import coupdoeil.editor.edit.FormationTemplate;
import coupdoeil.editor.findings.LiveFindings;
import coupdoeil.editor.menu.ContextMenu;
import coupdoeil.editor.menu.Target;
import coupdoeil.editor.oob.ForceTable.Written;
import coupdoeil.editor.oob.ForceTableModel.Row;
import coupdoeil.editor.text.Messages;
import coupdoeil.editor.widget.FilterField;
import coupdoeil.editor.widget.Keys;
import coupdoeil.editor.widget.Typing;
import coupdoeil.editor.widget.WrapPanel;
import coupdoeil.model.oob.Belonging;
import coupdoeil.model.pack.Edit;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.validator.check.Finding;
import coupdoeil.validator.check.Severity;
import java.awt.BorderLayout;
import java.awt.GraphicsEnvironment;
import java.awt.event.ActionEvent;
import java.awt.event.HierarchyEvent;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javax.swing.AbstractAction;
import javax.swing.Action;
import javax.swing.BorderFactory;
import javax.swing.DropMode;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JTextField;
import javax.swing.KeyStroke;

/**
 * The order of battle as a table with a tree in it: names, ratings, sums and where everybody is, all of it edited in place,
 * several forces at a time, and copied to and from spreadsheets and other packs.
 */
public final class OobPanel extends JPanel {

    private static final long serialVersionUID = 1L;

    private final transient Session session;
    private final transient ForceCommands commands;
    private final transient LiveFindings live;
    private final transient Function<Deletion, Optional<Edit>> asking;
    private final transient Predicate<SheetPanel> sheets;
    private final transient FormationsAsked formations;
    private final ForceTableModel model;
    private final ForceTable table;
    private final JTextField filter = new FilterField("oob.filter", 18, Messages.text("forces.filter"));
    private final JLabel note = new JLabel(" ");
    private final transient Map<String, Severity> problems = new HashMap<>();
    /** Copies that wait for their names. */
    private final transient Deque<String> naming = new ArrayDeque<>();

    private final Command newUnit = new Command("oob.new-unit", "INSERT", this::newUnit);
    private final Command newFormation = new Command("oob.new-formation", "", this::newFormation);
    private final Command fromTemplate = new Command("oob.from-template", "", this::fromTemplate);
    private final Command newLeader = new Command("oob.new-leader", "", this::newLeader);
    private final Command duplicate = new Command("oob.duplicate", "ctrl D", this::duplicate);
    private final Command cut = new Command("oob.cut", "ctrl X", this::cut);
    private final Command copy = new Command("oob.copy", "ctrl C", this::copy);
    private final Command paste = new Command("oob.paste", "ctrl V", this::paste);
    private final Command delete = new Command("oob.delete", "DELETE", this::delete);
    private final Command columns = new Command("oob.columns", "", this::chooseColumns);
    private final JButton chooser = columns.button();
    private boolean filling;
    private boolean stale = true;
    /** Of which scenario it shows where everybody is. */
    private String filled = "";
    /** Whether something else is selected than the table shows. */
    private boolean elsewhere;

    /**
     * @param asking what of a deletion is meant, if any of it
     * @param sheets whether lines from a spreadsheet are to become what the panel shows
     * @param asked after which template formations are to be made
     */
    public OobPanel(
            Session session,
            LiveFindings live,
            Function<Deletion, Optional<Edit>> asking,
            Predicate<SheetPanel> sheets,
            BiFunction<List<FormationTemplate>, Wish, Optional<Wish>> asked) {
        super(new BorderLayout());
        this.session = session;
        this.live = live;
        this.asking = asking;
        this.sheets = sheets;
        this.commands = new ForceCommands(session);
        this.formations = new FormationsAsked(session, commands, asked);
        this.model = new ForceTableModel(session);
        this.table = new ForceTable(model, this::write, this::named);
        setName("oob");
        ForceCells cells = new ForceCells(
                model, node -> Optional.ofNullable(problems.get(node.kind().subject() + ":" + node.id())));
        table.setDefaultRenderer(Object.class, cells);
        table.setRowHeight(UIScale.scale(24));
        table.getSelectionModel().addListSelectionListener(event -> {
            if (!filling && !event.getValueIsAdjusting()) {
                select();
            }
        });
        add(head(), BorderLayout.NORTH);
        JScrollPane scroll = new JScrollPane(table);
        scroll.setBorder(BorderFactory.createEmptyBorder());
        add(scroll, BorderLayout.CENTER);
        keys();
        table.addMouseListener(new MouseAdapter() {
            @Override
            public void mousePressed(MouseEvent event) {
                naming.clear();
            }
        });
        table.setDragEnabled(!GraphicsEnvironment.isHeadless());
        table.setDropMode(DropMode.ON);
        table.setTransferHandler(new ForceDrag(table, model, commands));
        session.document().addListener((before, after, cause) -> {
            if (before.orderOfBattle() != after.orderOfBattle()
                    || before.scenarios() != after.scenarios()
                    || before.info() != after.info()) {
                changed();
            } else {
                // Names of places and of what the tables hold: whoever is back from changing those sees them.
                stale = true;
            }
        });
        session.addViewListener(this::viewChanged);
        live.addListener(this::showProblems);
        addHierarchyListener(event -> {
            if ((event.getChangeFlags() & HierarchyEvent.SHOWING_CHANGED) != 0 && isShowing()) {
                refresh();
            }
        });
        fill();
    }

    private JComponent head() {
        JPanel bar = new WrapPanel(UIScale.scale(2));
        bar.setName("oob.bar");
        bar.setBorder(BorderFactory.createEmptyBorder(2, 6, 2, 6));
        Typing.hear(filter, this::fill);
        bar.add(filter);
        chooser.setFocusable(false);
        for (Command command : List.of(newUnit, newFormation, fromTemplate, newLeader, duplicate, delete, paste)) {
            JButton button = command.button();
            button.setFocusable(false);
            button.putClientProperty("JButton.buttonType", "toolBarButton");
            bar.add(button);
        }
        bar.add(chooser);
        bar.add(note);
        note.setName("oob.note");
        note.putClientProperty("FlatLaf.style", "foreground: $Form.errorForeground");
        return bar;
    }

    private void keys() {
        List.of(newUnit, newFormation, newLeader, duplicate, cut, copy, paste, delete)
                .forEach(command -> command.bind(table, WHEN_ANCESTOR_OF_FOCUSED_COMPONENT));
        Keys.bind(table, WHEN_ANCESTOR_OF_FOCUSED_COMPONENT, "TAB", () -> table.nextCell(1));
        Keys.bind(table, WHEN_ANCESTOR_OF_FOCUSED_COMPONENT, "shift TAB", () -> table.nextCell(-1));
        fold("LEFT", false);
        fold("RIGHT", true);
    }

    /** In the column of names an arrow opens or closes a group; otherwise it goes to the next cell. */
    private void fold(String keys, boolean open) {
        Object before = table.getInputMap(WHEN_ANCESTOR_OF_FOCUSED_COMPONENT).get(KeyStroke.getKeyStroke(keys));
        var usual = table.getActionMap().get(before);
        table.getInputMap(WHEN_ANCESTOR_OF_FOCUSED_COMPONENT).put(KeyStroke.getKeyStroke(keys), "oob." + keys);
        table.getActionMap().put("oob." + keys, new AbstractAction() {
            private static final long serialVersionUID = 1L;

            @Override
            public void actionPerformed(ActionEvent event) {
                int row = table.getSelectedRow();
                boolean group = row >= 0
                        && table.getSelectedColumn() == 0
                        && model.row(row).isGroup()
                        && model.isOpen(model.row(row)) != open;
                if (group) {
                    table.setOpen(row, open);
                } else if (usual != null) {
                    usual.actionPerformed(event);
                }
            }
        });
    }

    /** Puts the keyboard into the table. */
    public void focusTable() {
        if (table.getSelectedRow() < 0 && table.getRowCount() > 0) {
            table.changeSelection(0, 0, false, false);
        }
        table.requestFocusInWindow();
    }

    /** Takes what has been typed into a cell but not confirmed yet. */
    public void finishTyping() {
        if (table.isEditing()) {
            table.getCellEditor().stopCellEditing();
        }
    }

    private void changed() {
        stale = true;
        if (isShowing()) {
            refresh();
        }
    }

    private void fill() {
        stale = false;
        filled = scenario();
        filling = true;
        table.endTyping();
        int columns = table.getColumnCount();
        int column = table.getSelectedColumn();
        model.fill(filter.getText());
        if (columns != table.getColumnCount() || columns == 0) {
            table.layOutColumns();
        }
        if (column >= 0 && column < table.getColumnCount()) {
            table.setColumnSelectionInterval(column, column);
        }
        filling = false;
        reselect();
    }

    /** Whatever is selected, the same forces show; only another scenario has them elsewhere. */
    private void viewChanged() {
        stale |= !filled.equals(scenario());
        elsewhere = true;
        if (isShowing()) {
            refresh();
        }
    }

    private void refresh() {
        if (stale) {
            fill();
        } else if (elsewhere) {
            filling = true;
            table.endTyping();
            table.chooseNothing();
            filling = false;
            reselect();
        }
    }

    private String scenario() {
        return session.scenario().map(Scenario::id).orElse("");
    }

    private void reselect() {
        elsewhere = false;
        Selection selection = session.selection();
        List<String> keys = new ArrayList<>();
        for (int i = 0; i < model.getRowCount(); i++) {
            ForceNode node = model.row(i).node();
            boolean chosen = node.isPiece()
                    ? selection.pieces().contains(node.id())
                    : !(node.selection() instanceof Selection.Nothing)
                            && node.selection().equals(selection);
            if (chosen) {
                keys.add(node.key());
            }
        }
        filling = true;
        if (!keys.isEmpty()) {
            table.choose(keys);
        }
        filling = false;
    }

    /** What is selected in the table is what the inspector shows. */
    private void select() {
        say("");
        List<Row> rows = table.selectedForces();
        List<String> pieces = rows.stream()
                .map(Row::node)
                .filter(ForceNode::isPiece)
                .map(ForceNode::id)
                .toList();
        filling = true;
        if (rows.size() == 1) {
            session.select(rows.get(0).node().selection());
        } else if (!pieces.isEmpty()) {
            session.select(new Selection.OfPieces(pieces));
        }
        filling = false;
    }

    private void showProblems() {
        problems.clear();
        for (Finding finding : live.current().open()) {
            finding.subjects()
                    .forEach(subject -> problems.merge(
                            subject.text(),
                            finding.severity(),
                            (one, other) -> one.compareTo(other) > 0 ? one : other));
        }
        table.repaint();
    }

    private void say(String text) {
        note.setText(text.isEmpty() ? " " : text);
    }

    private void write(Written what) {
        try {
            say("");
            session.edit(model.write(what.rows(), what.column(), what.text()));
        } catch (IllegalArgumentException refused) {
            say(String.valueOf(refused.getMessage()));
        }
    }

    /** Gives its table a context menu. @param others actions of the window that are about what is selected */
    public void offer(List<Action> others) {
        ContextMenu.on(
                table,
                Target.of(table),
                () -> List.of(
                        List.of(newUnit, newFormation, fromTemplate, newLeader),
                        List.of(cut, copy, paste, duplicate),
                        others,
                        List.of(delete)));
    }

    private void chooseColumns() {
        new ColumnMenu(session.system(), model.columns(), this::fill).show(chooser, 0, chooser.getHeight());
    }

    private void newUnit() {
        named(commands::newUnit);
    }

    private void newFormation() {
        named(commands::newFormation);
    }

    private void fromTemplate() {
        finishTyping();
        naming.clear();
        filter.setText("");
        formations.make().ifPresent(this::choose);
        table.requestFocusInWindow();
    }

    private void newLeader() {
        named(commands::newLeader);
    }

    /** Makes a force whose name is typed at once. */
    private void named(Runnable making) {
        finishTyping();
        naming.clear();
        filter.setText("");
        making.run();
        table.requestFocusInWindow();
        int row = table.getSelectedRow();
        if (row >= 0) {
            table.editName(row);
        }
    }

    private Set<String> selectedIds() {
        return table.selectedForces().stream()
                .map(Row::node)
                .filter(node -> node.kind() != ForceNode.Kind.STRAYS)
                .map(ForceNode::id)
                .collect(Collectors.toCollection(LinkedHashSet::new));
    }

    private void duplicate() {
        paste(ForceCopy.of(session.pack().orderOfBattle(), selectedIds()), Belonging.NOWHERE);
    }

    private void paste(ForceCopy copy, Belonging under) {
        if (copy.size() > 0) {
            ForceCopy.Pasted made = copy.into(session.pack(), session.system(), under);
            session.edit(made.edit());
            List<String> pasted = choose(made.ids());
            naming.clear();
            naming.addAll(pasted);
            table.requestFocusInWindow();
            nameNext();
        }
    }

    /** Selects forces by their ids, and yields the keys of those that show. */
    private List<String> choose(List<String> ids) {
        List<String> keys = IntStream.range(0, model.getRowCount())
                .mapToObj(row -> model.row(row).node())
                .filter(node -> ids.contains(node.id()))
                .map(ForceNode::key)
                .toList();
        filling = true;
        table.choose(keys);
        filling = false;
        select();
        return keys;
    }

    private void named(boolean entered) {
        if (entered) {
            nameNext();
        } else {
            naming.clear();
        }
    }

    /** Copies are to be called something: their names are typed one after the other, each with Enter. */
    private void nameNext() {
        int row = naming.isEmpty() ? -1 : model.indexOf(naming.remove());
        if (row >= 0) {
            table.editName(row);
        }
    }

    private void copy() {
        Set<String> ids = selectedIds();
        if (!ids.isEmpty() && !GraphicsEnvironment.isHeadless()) {
            ForceCopy copy = ForceCopy.of(session.pack().orderOfBattle(), ids);
            ForceClipboard.put(copy.json(session.pack()), model.cells(table.getSelectedRows()));
            say("");
        }
    }

    private void cut() {
        copy();
        Set<String> ids = selectedIds();
        if (!ids.isEmpty()) {
            session.edit(deletion(ids).all());
        }
    }

    private Deletion deletion(Set<String> ids) {
        String name =
                ids.size() == 1 ? table.selectedForces().get(0).node().name() : Messages.text("oob.forces", ids.size());
        return Deletion.of(session.pack(), session.system(), ids, name);
    }

    private void delete() {
        Set<String> ids = selectedIds();
        if (!ids.isEmpty()) {
            asking.apply(deletion(ids)).ifPresent(session::edit);
        }
    }

    /** Puts what is on the clipboard under what is selected: forces at once, lines of cells after a look at them. */
    private void paste() {
        if (GraphicsEnvironment.isHeadless()) {
            return;
        }
        finishTyping();
        Optional<ForceCopy> forces = ForceClipboard.forces().flatMap(json -> ForceCopy.parse(session.pack(), json));
        if (forces.isPresent()) {
            paste(forces.get(), commands.under());
            return;
        }
        SheetReading reading = new SheetReading(session, ForceClipboard.text().orElse(""));
        if (reading.lines().isEmpty()) {
            say(Messages.text("grid.no-text"));
            return;
        }
        Belonging under = commands.under();
        SheetPanel panel = new SheetPanel(reading);
        if (sheets.test(panel) && panel.isUseful()) {
            session.edit(reading.edit(under));
        }
    }
}
