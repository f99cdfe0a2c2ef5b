package coupdoeil.editor.oob;

import com.formdev.flatlaf.util.UIScale;
import coupdoeil.editor.document.DocumentListener.Cause;
import coupdoeil.editor.document.PieceTable;
import coupdoeil.editor.document.Selection;
import coupdoeil.editor.document.Session;
import coupdoeil.editor.edit.Deletion;
import coupdoeil.editor.menu.ContextMenu;
import coupdoeil.editor.menu.Target;
import coupdoeil.editor.text.Messages;
import coupdoeil.editor.tool.PieceCommands;
import coupdoeil.editor.widget.FilterField;
import coupdoeil.editor.widget.Typing;
import coupdoeil.model.pack.Edit;
import coupdoeil.model.scenario.Scenario;
import java.awt.BorderLayout;
import java.awt.Component;
import java.awt.GraphicsEnvironment;
import java.awt.Rectangle;
import java.awt.datatransfer.Transferable;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import javax.swing.Action;
import javax.swing.BorderFactory;
import javax.swing.DropMode;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JTextField;
import javax.swing.JTree;
import javax.swing.KeyStroke;
import javax.swing.TransferHandler;
import javax.swing.UIManager;
import javax.swing.tree.DefaultMutableTreeNode;
import javax.swing.tree.DefaultTreeCellRenderer;
import javax.swing.tree.DefaultTreeModel;
import javax.swing.tree.TreePath;
import javax.swing.tree.TreeSelectionModel;
import org.jspecify.annotations.Nullable;

/** The forces in a tree. Entries can be dragged onto the map, and onto formations and armies to serve under them. */
public final class ForcesPanel extends JPanel {

    private static final long serialVersionUID = 1L;

    private final transient Session session;
    private final transient ForceCommands commands;
    private final transient PieceCommands pieces;
    private final JTextField filter = new FilterField("forces.filter", 0, Messages.text("forces.filter"));
    private final JTree tree = new JTree(new DefaultMutableTreeNode("")) {
        private static final long serialVersionUID = 1L;

        /** Never moves sideways: what is chosen shows its beginning. */
        @Override
        public void scrollRectToVisible(Rectangle wanted) {
            super.scrollRectToVisible(new Rectangle(0, wanted.y, 1, wanted.height));
        }
    };
    private final transient Function<Deletion, Optional<Edit>> asking;
    private boolean filling;
    private String lastScenario = "";

    /** @param asking what of a deletion is meant, if any of it */
    public ForcesPanel(Session session, Function<Deletion, Optional<Edit>> asking) {
        super(new BorderLayout());
        this.asking = asking;
        this.session = session;
        this.commands = new ForceCommands(session);
        this.pieces = new PieceCommands(session);
        setName("forces");
        Typing.hear(filter, this::fill);
        JPanel head = new JPanel(new BorderLayout());
        int gap = UIScale.scale(8);
        head.setBorder(BorderFactory.createEmptyBorder(gap, gap, gap, gap));
        head.add(filter);
        add(head, BorderLayout.NORTH);
        tree.setName("forces.tree");
        tree.setRootVisible(false);
        tree.setShowsRootHandles(true);
        tree.setLargeModel(true);
        tree.getSelectionModel().setSelectionMode(TreeSelectionModel.SINGLE_TREE_SELECTION);
        tree.setCellRenderer(new Renderer());
        tree.setDragEnabled(!GraphicsEnvironment.isHeadless());
        tree.setDropMode(DropMode.ON);
        tree.setTransferHandler(new TreeTransfer());
        tree.addTreeSelectionListener(event -> {
            if (!filling) {
                selected().ifPresent(node -> session.select(node.selection()));
            }
        });
        JScrollPane scroll = new JScrollPane(tree);
        scroll.setBorder(BorderFactory.createEmptyBorder());
        add(scroll, BorderLayout.CENTER);
        session.document().addListener((before, after, cause) -> {
            if (cause == Cause.LOAD) {
                tree.setModel(new DefaultTreeModel(new DefaultMutableTreeNode("")));
            }
            if (before.orderOfBattle() != after.orderOfBattle() || before.scenarios() != after.scenarios()) {
                fill();
            }
        });
        session.addViewListener(this::viewChanged);
        fill();
    }

    /** Puts the keyboard into the tree. */
    public void focusTree() {
        tree.requestFocusInWindow();
    }

    /** Whether the tree has the keyboard. */
    public boolean hasKeyboard() {
        return tree.isFocusOwner();
    }

    /** The id of the selected unit or leader. */
    public Optional<String> piece() {
        return selected().filter(ForceNode::isPiece).map(ForceNode::id);
    }

    /** Gives its tree a context menu. @param groups what is in it */
    public void offer(List<List<Action>> groups) {
        ContextMenu.on(tree, Target.of(tree), () -> groups);
    }

    /** Lets keys that work on the map work in the tree too. */
    public void bind(KeyStroke keys, Action action) {
        String name = "forces." + keys;
        tree.getInputMap().put(keys, name);
        tree.getActionMap().put(name, action);
    }

    /** Deletes the selected side, army, formation, unit or leader, if that is what the designer wants. */
    public void delete() {
        selected()
                .filter(node -> node.kind() != ForceNode.Kind.STRAYS)
                .map(node -> commands.deletion(node.id(), node.name()))
                .flatMap(asking)
                .ifPresent(session::edit);
    }

    private Optional<ForceNode> selected() {
        TreePath path = tree.getSelectionPath();
        return path == null ? Optional.empty() : node(path.getLastPathComponent());
    }

    private static Optional<ForceNode> node(Object value) {
        return value instanceof DefaultMutableTreeNode known && known.getUserObject() instanceof ForceNode node
                ? Optional.of(node)
                : Optional.empty();
    }

    private void viewChanged() {
        String scenario = session.scenario().map(known -> known.id()).orElse("");
        if (scenario.equals(lastScenario)) {
            reselect();
        } else {
            lastScenario = scenario;
            fill();
        }
    }

    private void fill() {
        filling = true;
        Set<String> open = open();
        boolean first = tree.getRowCount() == 0;
        DefaultMutableTreeNode root = ForceTreeModel.build(session);
        String wanted = filter.getText().strip().toLowerCase(Locale.ROOT);
        if (!wanted.isEmpty()) {
            prune(root, wanted);
        }
        tree.setModel(new DefaultTreeModel(root));
        for (Object each : Collections.list(root.breadthFirstEnumeration())) {
            DefaultMutableTreeNode node = (DefaultMutableTreeNode) each;
            boolean top = node.getLevel() <= 2;
            if (!wanted.isEmpty()
                    || first && top
                    || node(node).filter(known -> open.contains(known.key())).isPresent()) {
                tree.expandPath(new TreePath(node.getPath()));
            }
        }
        filling = false;
        reselect();
    }

    private Set<String> open() {
        Set<String> open = new HashSet<>();
        for (int row = 0; row < tree.getRowCount(); row++) {
            TreePath path = tree.getPathForRow(row);
            if (tree.isExpanded(path)) {
                node(path.getLastPathComponent()).ifPresent(node -> open.add(node.key()));
            }
        }
        return open;
    }

    /** Leaves only what holds the words, and what is above it. */
    private static boolean prune(DefaultMutableTreeNode node, String wanted) {
        for (Object child : Collections.list(node.children())) {
            if (!prune((DefaultMutableTreeNode) child, wanted)) {
                node.remove((DefaultMutableTreeNode) child);
            }
        }
        return node.getChildCount() > 0
                || node(node)
                        .filter(known -> known.name().toLowerCase(Locale.ROOT).contains(wanted)
                                || known.id().contains(wanted))
                        .isPresent();
    }

    private void reselect() {
        Selection selection = session.selection();
        filling = true;
        TreePath found = null;
        DefaultMutableTreeNode root = (DefaultMutableTreeNode) tree.getModel().getRoot();
        if (!(selection instanceof Selection.Nothing)) {
            for (Object each : Collections.list(root.preorderEnumeration())) {
                DefaultMutableTreeNode node = (DefaultMutableTreeNode) each;
                if (node(node).filter(known -> matches(known, selection)).isPresent()) {
                    found = new TreePath(node.getPath());
                    break;
                }
            }
        }
        if (found == null) {
            tree.clearSelection();
        } else if (!found.equals(tree.getSelectionPath())) {
            tree.setSelectionPath(found);
            tree.scrollPathToVisible(found);
        }
        filling = false;
    }

    private static boolean matches(ForceNode node, Selection selection) {
        List<String> ids = selection.pieces();
        return node.isPiece()
                ? !ids.isEmpty() && ids.get(0).equals(node.id())
                : !(node.selection() instanceof Selection.Nothing)
                        && node.selection().equals(selection);
    }

    private final class TreeTransfer extends TransferHandler {

        private static final long serialVersionUID = 1L;

        @Override
        public int getSourceActions(JComponent component) {
            return COPY_OR_MOVE;
        }

        @Override
        @Nullable
        protected Transferable createTransferable(JComponent component) {
            return selected().map(node -> PieceTransfer.of(node, words(node))).orElse(null);
        }

        /** A piece with its arm, strength and place if it stands somewhere; else the name. */
        private String words(ForceNode node) {
            String table = new PieceTable(session)
                    .of(session.scenario().map(Scenario::setup).orElse(List.of()).stream()
                            .filter(placement -> placement.piece().equals(node.id()))
                            .toList());
            return table.isEmpty() ? node.name() : table;
        }

        @Override
        public boolean canImport(TransferSupport support) {
            return support.isDrop()
                    && PieceTransfer.supports(support.getDataFlavors())
                    && target(support).isPresent();
        }

        @Override
        public boolean importData(TransferSupport support) {
            // Pasting comes here too, without having been asked.
            if (!canImport(support)) {
                return false;
            }
            Optional<ForceNode> force = PieceTransfer.from(support.getTransferable());
            Optional<ForceNode> target = target(support);
            if (force.isEmpty() || target.isEmpty()) {
                return false;
            }
            commands.subordinate(force.get(), target.get());
            return true;
        }

        private Optional<ForceNode> target(TransferSupport support) {
            TreePath path = ((JTree.DropLocation) support.getDropLocation()).getPath();
            return path == null ? Optional.empty() : node(path.getLastPathComponent());
        }
    }

    private static final class Renderer extends DefaultTreeCellRenderer {

        private static final long serialVersionUID = 1L;

        private final transient Symbols symbols = new Symbols();

        @Override
        public void updateUI() {
            super.updateUI();
            if (symbols != null) {
                symbols.forget();
            }
        }

        @Override
        public Component getTreeCellRendererComponent(
                JTree all, Object value, boolean isSelected, boolean open, boolean leaf, int row, boolean focused) {
            ForceNode node = node(value).orElse(new ForceNode(ForceNode.Kind.STRAYS, "", "", "", true, ""));
            String text = node.detail().isEmpty() ? node.name() : node.name() + "  \u00B7  " + node.detail();
            super.getTreeCellRendererComponent(all, text, isSelected, open, leaf, row, focused);
            boolean lit = isSelected && all.isFocusOwner();
            setIcon(lit ? symbols.of(node.icon(), getForeground()) : symbols.of(node.icon()));
            if (!node.onMap() && !isSelected) {
                setForeground(UIManager.getColor("Form.noteForeground"));
            }
            return this;
        }
    }
}
