package coupdoeil.editor.data;

import com.formdev.flatlaf.util.UIScale;
import coupdoeil.editor.action.Command;
import coupdoeil.editor.data.Node.Step;
import coupdoeil.editor.document.Session;
import coupdoeil.editor.edit.Deletion;
import coupdoeil.editor.findings.LiveFindings;
import coupdoeil.editor.menu.ContextMenu;
import coupdoeil.editor.menu.Target;
import coupdoeil.editor.text.Messages;
import coupdoeil.editor.widget.EdgeSplit;
import coupdoeil.editor.widget.FilterField;
import coupdoeil.editor.widget.Keys;
import coupdoeil.editor.widget.Typing;
import coupdoeil.editor.widget.WrapPanel;
import coupdoeil.model.pack.Edit;
import coupdoeil.validator.check.Finding;
import java.awt.BorderLayout;
import java.awt.Dimension;
import java.awt.event.HierarchyEvent;
import java.awt.event.KeyAdapter;
import java.awt.event.KeyEvent;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import javax.swing.Action;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JTextField;

/**
 * The battle data: on the left everything of the pack that is a table or a text, on the right the form or grid of what
 * is chosen. It follows the document while it is in sight, and catches up when it comes back.
 */
public final class DataPanel extends JPanel {

    private static final long serialVersionUID = 1L;

    private final transient Session session;
    private final transient LiveFindings live;
    private transient DataProblems problems = DataProblems.NONE;
    private final DataTree tree = new DataTree();
    private final PageView page;
    private final JTextField filter = new FilterField("data.filter", 0, Messages.text("data.filter"));
    private final Command fresh =
            command("data.new", "INSERT", node -> node.commands().fresh());
    private final Command copy =
            command("data.duplicate", "ctrl D", node -> node.commands().copy());
    private final Command delete = command("data.delete", "DELETE", this::deleting);
    private final Command up =
            command("data.up", "alt UP", node -> node.commands().up());
    private final Command down =
            command("data.down", "alt DOWN", node -> node.commands().down());
    private final transient Function<Deletion, Optional<Edit>> asking;
    private boolean stale = true;
    private boolean filling;

    /** @param asking what of a deletion is meant, if any of it */
    public DataPanel(Session session, LiveFindings live, Function<Deletion, Optional<Edit>> asking) {
        super(new BorderLayout());
        this.asking = asking;
        this.session = session;
        this.live = live;
        this.page = new PageView(session::edit);
        setName("data");
        add(EdgeSplit.left("split.data", left(), page), BorderLayout.CENTER);
        tree.addTreeSelectionListener(event -> {
            if (!filling) {
                showPage();
            }
        });
        List.of(fresh, copy, delete, up, down).forEach(command -> command.bind(tree, WHEN_FOCUSED));
        findByTyping();
        session.document().addListener((before, after, cause) -> changed());
        live.addListener(this::showProblems);
        addHierarchyListener(event -> {
            if ((event.getChangeFlags() & HierarchyEvent.SHOWING_CHANGED) != 0 && isShowing()) {
                if (stale) {
                    refresh();
                }
                showProblems();
            }
        });
        refresh();
    }

    private JComponent left() {
        JPanel left = new JPanel(new BorderLayout());
        int gap = UIScale.scale(8);
        Typing.hear(filter, this::refresh);
        JPanel head = new JPanel(new BorderLayout());
        head.setBorder(BorderFactory.createEmptyBorder(gap, gap, gap, gap));
        head.add(filter);
        left.add(head, BorderLayout.NORTH);
        JScrollPane scroll = new JScrollPane(tree);
        scroll.setBorder(BorderFactory.createEmptyBorder());
        left.add(scroll, BorderLayout.CENTER);
        JPanel bar = new WrapPanel(UIScale.scale(2));
        bar.setName("data.bar");
        for (Command command : List.of(fresh, copy, delete, up, down)) {
            JButton button = command.button();
            button.putClientProperty("JButton.buttonType", "toolBarButton");
            bar.add(button);
        }
        left.add(bar, BorderLayout.SOUTH);
        left.setPreferredSize(UIScale.scale(new Dimension(310, 300)));
        left.setMinimumSize(UIScale.scale(new Dimension(160, 100)));
        return left;
    }

    private Command command(String key, String keys, Function<Node, Optional<Supplier<Step>>> command) {
        return new Command(key, keys, () -> tree.selected().flatMap(command).ifPresent(this::perform));
    }

    /** Gives its tree a context menu. @param others actions of the window that are about what is selected */
    public void offer(List<Action> others) {
        ContextMenu.on(
                tree, Target.of(tree), () -> List.of(List.of(fresh, copy), List.of(up, down), others, List.of(delete)));
    }

    /** Letters typed into the tree are words to find; from the filter Insert makes one of what was found. */
    private void findByTyping() {
        tree.addKeyListener(new KeyAdapter() {
            @Override
            public void keyTyped(KeyEvent event) {
                boolean letter = !event.isControlDown() && !event.isAltDown() && !event.isMetaDown();
                if (letter && Character.isLetterOrDigit(event.getKeyChar())) {
                    filter.setText(String.valueOf(event.getKeyChar()));
                    filter.requestFocusInWindow();
                    event.consume();
                }
            }
        });
        Keys.bind(filter, "INSERT", fresh::perform);
        Keys.bind(filter, "ENTER", tree::requestFocusInWindow);
        Keys.bind(filter, "DOWN", tree::requestFocusInWindow);
    }

    /** How a thing is deleted: asked first, where others depend on it. */
    private Optional<Supplier<Step>> deleting(Node node) {
        Optional<Supplier<Deletion>> deletion = node.commands().deletion();
        Optional<Supplier<Step>> delete = node.commands().delete();
        return deletion.isEmpty()
                ? delete
                : asking.apply(deletion.get().get())
                        .flatMap(edit -> delete.map(
                                step -> () -> new Step(edit, step.get().key())));
    }

    private void perform(Supplier<Step> command) {
        finishTyping();
        Step step = command.get();
        session.edit(step.edit());
        filter.setText("");
        tree.choose(step.key());
        if (tree.selected().filter(node -> node.commands().copy().isPresent()).isPresent()) {
            page.focusFirst();
        }
    }

    /** Puts the keyboard into the tree. */
    public void focusTree() {
        tree.requestFocusInWindow();
    }

    /** Puts the keyboard into the first field of what is shown. */
    public void focusPage() {
        page.focusFirst();
    }

    /** Takes what has been typed but not confirmed yet, as before saving. */
    public void finishTyping() {
        page.finishTyping();
    }

    /** Shows what a finding is about. @return whether that is in the battle data */
    public boolean open(Finding finding) {
        Optional<String> key = DataProblems.about(finding, session);
        key.ifPresent(this::open);
        return key.isPresent();
    }

    /** Is told of things in the battle data. */
    public interface Entries {
        /** @param key what {@link #open(String)} takes @param detail what stands behind the name */
        void entry(String key, String name, String detail);
    }

    /** Goes through all that is in the battle data, whether it is shown or not. */
    public void entries(Entries entries) {
        new DataOutline(session).nodes().forEach(node -> tell(node, entries));
    }

    private static void tell(Node node, Entries entries) {
        entries.entry(node.key(), node.name(), node.detail());
        node.children().forEach(child -> tell(child, entries));
    }

    /** Shows what has a key, as the outline names its things: {@code chart/hex}. */
    public void open(String key) {
        filter.setText("");
        tree.choose(key);
    }

    private void changed() {
        if (isShowing()) {
            refresh();
        } else {
            stale = true;
        }
    }

    private void refresh() {
        stale = false;
        filling = true;
        tree.show(new DataOutline(session).nodes(), filter.getText());
        filling = false;
        showPage();
    }

    /** Findings of an older pack may speak of what is somewhere else by now: until there are newer ones, marks stay. */
    private void showProblems() {
        if (!live.isStale() && isShowing()) {
            problems = DataProblems.of(live.current(), session);
            tree.mark(problems);
            page.mark(problems, tree.selected().map(Node::key).orElse(""));
        }
    }

    private void showPage() {
        Optional<Node> node = tree.selected();
        page.mark(problems, node.map(Node::key).orElse(""));
        page.show(node.map(known -> known.page().get())
                .orElseGet(() -> new Page.OfText(Messages.text("data.title"), Messages.text("data.about"))));
        fresh.setEnabled(
                node.filter(known -> known.commands().fresh().isPresent()).isPresent());
        copy.setEnabled(
                node.filter(known -> known.commands().copy().isPresent()).isPresent());
        delete.setEnabled(
                node.filter(known -> known.commands().delete().isPresent()).isPresent());
        up.setEnabled(node.filter(known -> known.commands().up().isPresent()).isPresent());
        down.setEnabled(
                node.filter(known -> known.commands().down().isPresent()).isPresent());
    }
}
