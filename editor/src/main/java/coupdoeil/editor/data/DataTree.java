package coupdoeil.editor.data;

import coupdoeil.editor.form.Mark;
import java.awt.Component;
import java.awt.Rectangle;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import javax.swing.JTree;
import javax.swing.ToolTipManager;
import javax.swing.text.Position;
import javax.swing.tree.DefaultMutableTreeNode;
import javax.swing.tree.DefaultTreeCellRenderer;
import javax.swing.tree.DefaultTreeModel;
import javax.swing.tree.TreePath;
import javax.swing.tree.TreeSelectionModel;
import org.jspecify.annotations.Nullable;

/** The things in the battle data. What is open and chosen stays so from one version of them to the next. */
final class DataTree extends JTree {

    private static final long serialVersionUID = 1L;

    private static final int LONGEST_DETAIL = 60;

    private String wanted = "";
    private String lastFilter = "";
    private transient DataProblems problems = DataProblems.NONE;

    DataTree() {
        super(new DefaultMutableTreeNode(""));
        setName("data.tree");
        setRootVisible(false);
        setShowsRootHandles(true);
        setLargeModel(true);
        getSelectionModel().setSelectionMode(TreeSelectionModel.SINGLE_TREE_SELECTION);
        setCellRenderer(new Renderer());
        ToolTipManager.sharedInstance().registerComponent(this);
    }

    void mark(DataProblems changed) {
        problems = changed;
        repaint();
    }

    /** Never moves sideways: what is chosen shows its beginning. */
    @Override
    public void scrollRectToVisible(Rectangle wantedArea) {
        super.scrollRectToVisible(new Rectangle(0, wantedArea.y, 1, wantedArea.height));
    }

    /** Letters go to the filter, which finds what is not open too. */
    @Override
    @Nullable
    public TreePath getNextMatch(String prefix, int startingRow, Position.Bias bias) {
        return null;
    }

    Optional<Node> selected() {
        TreePath path = getSelectionPath();
        return path == null ? Optional.empty() : node(path.getLastPathComponent());
    }

    private static Optional<Node> node(Object value) {
        return value instanceof DefaultMutableTreeNode known && known.getUserObject() instanceof Node node
                ? Optional.of(node)
                : Optional.empty();
    }

    /** @param words only what holds them is shown, with what is around it; what is being written stays though it lose them */
    void show(List<Node> nodes, String words) {
        Set<String> open = open();
        boolean first = getRowCount() == 0;
        String chosen = selected().map(Node::key).orElse(wanted);
        String filter = words.strip().toLowerCase(Locale.ROOT);
        boolean searched = !filter.equals(lastFilter);
        lastFilter = filter;
        String kept = searched ? "" : chosen;
        DefaultMutableTreeNode root = new DefaultMutableTreeNode("");
        nodes.forEach(node -> add(root, node, filter, kept));
        setModel(new DefaultTreeModel(root));
        for (Object each : Collections.list(root.breadthFirstEnumeration())) {
            DefaultMutableTreeNode known = (DefaultMutableTreeNode) each;
            boolean wasOpen =
                    node(known).filter(node -> open.contains(node.key())).isPresent();
            if (wasOpen || first && known.getLevel() <= 1 || !filter.isEmpty()) {
                expandPath(new TreePath(known.getPath()));
            }
        }
        if (!chosen.isEmpty()) {
            choose(chosen);
        }
        if (searched
                && !filter.isEmpty()
                && selected().filter(node -> holds(node, filter)).isEmpty()) {
            chooseFirst(root, filter);
        }
    }

    private void chooseFirst(DefaultMutableTreeNode root, String filter) {
        for (Object each : Collections.list(root.preorderEnumeration())) {
            DefaultMutableTreeNode known = (DefaultMutableTreeNode) each;
            if (node(known).filter(node -> holds(node, filter)).isPresent()) {
                TreePath path = new TreePath(known.getPath());
                setSelectionPath(path);
                scrollPathToVisible(path);
                return;
            }
        }
    }

    private static boolean holds(Node node, String filter) {
        return (node.name() + " " + node.detail()).toLowerCase(Locale.ROOT).contains(filter);
    }

    private static boolean add(DefaultMutableTreeNode parent, Node node, String filter, String kept) {
        DefaultMutableTreeNode made = new DefaultMutableTreeNode(node);
        boolean holds = holds(node, filter);
        boolean fits = holds || node.key().equals(kept);
        for (Node child : node.children()) {
            fits |= add(made, child, holds ? "" : filter, kept);
        }
        if (fits) {
            parent.add(made);
        }
        return fits;
    }

    private Set<String> open() {
        Set<String> open = new HashSet<>();
        for (int row = 0; row < getRowCount(); row++) {
            TreePath path = getPathForRow(row);
            if (isExpanded(path)) {
                node(path.getLastPathComponent()).ifPresent(node -> open.add(node.key()));
            }
        }
        return open;
    }

    /** Chooses what has a key, or the nearest thing around it that is there. */
    void choose(String key) {
        wanted = key;
        DefaultMutableTreeNode root = (DefaultMutableTreeNode) getModel().getRoot();
        for (String near = key; !near.isEmpty(); near = near.substring(0, Math.max(0, near.lastIndexOf('/')))) {
            for (Object each : Collections.list(root.preorderEnumeration())) {
                DefaultMutableTreeNode known = (DefaultMutableTreeNode) each;
                String searched = near;
                if (node(known).filter(node -> node.key().equals(searched)).isPresent()) {
                    TreePath path = new TreePath(known.getPath());
                    setSelectionPath(path);
                    scrollPathToVisible(path);
                    return;
                }
            }
        }
    }

    /** What is changed against the rule system has a dot before its name, what is wrong a mark. */
    private final class Renderer extends DefaultTreeCellRenderer {

        private static final long serialVersionUID = 1L;

        @Override
        public Component getTreeCellRendererComponent(
                JTree all, Object value, boolean isSelected, boolean open, boolean leaf, int row, boolean focused) {
            String text = node(value).map(this::text).orElse("");
            super.getTreeCellRendererComponent(all, text, isSelected, open, leaf, row, focused);
            Optional<Mark> mark = node(value).flatMap(known -> problems.mark(known.key()));
            setIcon(mark.map(Mark::icon).orElse(null));
            setToolTipText(mark.map(Mark::text).orElse(null));
            return this;
        }

        private String text(Node node) {
            String detail = node.detail().replace('\n', ' ');
            String shown =
                    detail.length() > LONGEST_DETAIL ? detail.substring(0, LONGEST_DETAIL - 1) + "\u2026" : detail;
            String mark = node.changed() ? "\u2022 " : "";
            return mark + node.name() + (shown.isEmpty() ? "" : "  \u00B7  " + shown);
        }
    }
}
