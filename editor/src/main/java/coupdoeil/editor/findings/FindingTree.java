package coupdoeil.editor.findings;

import coupdoeil.editor.text.Messages;
import coupdoeil.validator.check.Finding;
import coupdoeil.validator.check.Severity;
import java.awt.Component;
import java.awt.Rectangle;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.UnaryOperator;
import javax.swing.JTree;
import javax.swing.ToolTipManager;
import javax.swing.UIManager;
import javax.swing.tree.DefaultMutableTreeNode;
import javax.swing.tree.DefaultTreeCellRenderer;
import javax.swing.tree.DefaultTreeModel;
import javax.swing.tree.TreePath;
import javax.swing.tree.TreeSelectionModel;
import org.jspecify.annotations.Nullable;

/** Findings by severity, then by rule or by what they are about. What is open and selected stays so when the findings change. */
final class FindingTree extends JTree {

    private static final long serialVersionUID = 1L;

    /** A severity or a rule with the number of findings under it. */
    private record Group(String key, String text, @Nullable Severity severity) {
        @Override
        public String toString() {
            return text;
        }
    }

    private final DefaultMutableTreeNode root = new DefaultMutableTreeNode("");
    private final DefaultTreeModel model = new DefaultTreeModel(root);
    private final transient Set<String> closed = new HashSet<>();
    private final transient List<DefaultMutableTreeNode> leaves = new ArrayList<>();
    private final transient UnaryOperator<String> scenarioName;
    private final transient SubjectNames names;
    private transient Set<Finding> silenced = Set.of();
    private boolean filling;
    private boolean stale;

    /**
     * @param scenarioName what a scenario is called
     * @param names what findings are about
     */
    FindingTree(UnaryOperator<String> scenarioName, SubjectNames names) {
        this.scenarioName = scenarioName;
        this.names = names;
        setModel(model);
        setName("findings.tree");
        setRootVisible(false);
        setShowsRootHandles(true);
        setToggleClickCount(1);
        getSelectionModel().setSelectionMode(TreeSelectionModel.SINGLE_TREE_SELECTION);
        setCellRenderer(new Renderer());
        setLargeModel(true);
        fixRows();
        ToolTipManager.sharedInstance().registerComponent(this);
    }

    @Override
    public void updateUI() {
        super.updateUI();
        fixRows();
    }

    /** All rows are one line with a mark, so none needs to be measured before it is seen. */
    private void fixRows() {
        if (getCellRenderer() instanceof Renderer renderer) {
            Object sample = new DefaultMutableTreeNode(new Group("", "X", Severity.ERROR));
            Component row = renderer.getTreeCellRendererComponent(this, sample, false, false, true, 0, false);
            setRowHeight(row.getPreferredSize().height);
        }
    }

    /** Whether the tree is being filled, so that selections mean nothing. */
    boolean isFilling() {
        return filling;
    }

    void setStale(boolean now) {
        if (stale != now) {
            stale = now;
            repaint();
        }
    }

    /** @param findings those that the profile leaves out */
    void setSilenced(Collection<Finding> findings) {
        silenced = Set.copyOf(findings);
    }

    /**
     * @param findings in the order of the grouping
     * @param title of the group of a finding, for how many findings are in it
     */
    void show(List<Finding> findings, Grouping grouping, BiFunction<Finding, Long, String> title) {
        filling = true;
        remember();
        Optional<String> selected = selected().map(Finding::fingerprint);
        int row = selected().map(leavesOf()::indexOf).orElse(-1);
        root.removeAllChildren();
        leaves.clear();
        Map<String, Long> counts = new HashMap<>();
        for (Finding finding : findings) {
            counts.merge(finding.severity().id(), 1L, Long::sum);
            counts.merge(key(finding, grouping), 1L, Long::sum);
        }
        DefaultMutableTreeNode severity = root;
        DefaultMutableTreeNode rule = root;
        for (Finding finding : findings) {
            if (severity == root || ((Group) severity.getUserObject()).severity() != finding.severity()) {
                long count = counts.getOrDefault(finding.severity().id(), 0L);
                String text = Messages.text(
                        "findings.group", SeverityMark.of(finding.severity()).plural(), count);
                severity =
                        new DefaultMutableTreeNode(new Group(finding.severity().id(), text, finding.severity()));
                root.add(severity);
                rule = root;
            }
            String key = key(finding, grouping);
            if (rule == root || !((Group) rule.getUserObject()).key().equals(key)) {
                rule = new DefaultMutableTreeNode(
                        new Group(key, title.apply(finding, counts.getOrDefault(key, 0L)), null));
                severity.add(rule);
            }
            DefaultMutableTreeNode leaf = new DefaultMutableTreeNode(finding);
            rule.add(leaf);
            leaves.add(leaf);
        }
        model.reload();
        reopen();
        selected.ifPresent(fingerprint -> reselect(fingerprint, row));
        filling = false;
    }

    private static String key(Finding finding, Grouping grouping) {
        return finding.severity().id() + "/" + grouping.key(finding);
    }

    private List<Finding> leavesOf() {
        return leaves.stream().map(leaf -> (Finding) leaf.getUserObject()).toList();
    }

    private void remember() {
        closed.clear();
        for (Object node : Collections.list(root.breadthFirstEnumeration())) {
            DefaultMutableTreeNode known = (DefaultMutableTreeNode) node;
            if (known.getUserObject() instanceof Group group && !isExpanded(new TreePath(known.getPath()))) {
                closed.add(group.key());
            }
        }
    }

    private void reopen() {
        for (Object node : Collections.list(root.breadthFirstEnumeration())) {
            DefaultMutableTreeNode known = (DefaultMutableTreeNode) node;
            if (known.getUserObject() instanceof Group group && !closed.contains(group.key())) {
                expandPath(new TreePath(known.getPath()));
            }
        }
    }

    /** Selects the same finding, or the one that took its place in the list. */
    private void reselect(String fingerprint, int row) {
        for (DefaultMutableTreeNode leaf : leaves) {
            if (((Finding) leaf.getUserObject()).fingerprint().equals(fingerprint)) {
                setSelectionPath(new TreePath(leaf.getPath()));
                return;
            }
        }
        if (row >= 0 && row < leaves.size()) {
            setLeadSelectionPath(new TreePath(leaves.get(row).getPath()));
        }
    }

    /** Selects a finding, if it is listed, and shows it. */
    void choose(Finding finding) {
        leaves.stream()
                .filter(leaf -> finding.equals(leaf.getUserObject()))
                .findFirst()
                .map(leaf -> new TreePath(leaf.getPath()))
                .ifPresent(path -> {
                    setSelectionPath(path);
                    scrollPathToVisible(path);
                });
    }

    /** The finding selected; empty if none or a group is. */
    Optional<Finding> selected() {
        TreePath path = getSelectionPath();
        return path != null
                        && path.getLastPathComponent() instanceof DefaultMutableTreeNode node
                        && node.getUserObject() instanceof Finding finding
                ? Optional.of(finding)
                : Optional.empty();
    }

    /** Scrolls up and down only: the beginning of a line says most. */
    @Override
    public void scrollRectToVisible(Rectangle area) {
        super.scrollRectToVisible(new Rectangle(0, area.y, 1, area.height));
    }

    /** Selects the next finding, or the one before; from the last it goes on to the first. */
    void step(int by) {
        if (leaves.isEmpty()) {
            return;
        }
        int now = selected().map(leavesOf()::indexOf).orElse(by > 0 ? -1 : 0);
        DefaultMutableTreeNode leaf = leaves.get(Math.floorMod(now + by, leaves.size()));
        TreePath path = new TreePath(leaf.getPath());
        setSelectionPath(path);
        scrollPathToVisible(path);
    }

    private final class Renderer extends DefaultTreeCellRenderer {

        private static final long serialVersionUID = 1L;

        @Override
        public Component getTreeCellRendererComponent(
                JTree tree, Object value, boolean isSelected, boolean open, boolean leaf, int row, boolean focused) {
            Object content = ((DefaultMutableTreeNode) value).getUserObject();
            String text = content instanceof Finding finding ? text(finding) : String.valueOf(content);
            super.getTreeCellRendererComponent(tree, text, isSelected, open, leaf, row, focused);
            setIcon(null);
            setToolTipText(content instanceof Finding finding ? finding.message() : null);
            if (content instanceof Group group && group.severity() != null) {
                setIcon(SeverityMark.of(group.severity()).icon());
            } else if (content instanceof Finding finding) {
                setIcon(SeverityMark.of(finding.severity()).icon());
                setEnabled(finding.suppressedBy().isEmpty() && !silenced.contains(finding));
            }
            if (stale && !isSelected) {
                setForeground(UIManager.getColor("Form.noteForeground"));
            }
            return this;
        }

        private String text(Finding finding) {
            String message = finding.message().lines().findFirst().orElse("");
            StringBuilder text = new StringBuilder(names.before(finding)).append(message);
            if (!finding.moment().isEmpty()) {
                text.append("  \u00B7  ").append(finding.moment());
            }
            if (!finding.scenario().isEmpty()) {
                text.append("  \u00B7  ").append(scenarioName.apply(finding.scenario()));
            }
            return text.toString();
        }
    }
}
