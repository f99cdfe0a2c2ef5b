package coupdoeil.editor.imports;

import com.formdev.flatlaf.util.UIScale;
import coupdoeil.editor.action.Icons;
import coupdoeil.editor.text.Messages;
import coupdoeil.editor.widget.ThemeColour;
import java.awt.Component;
import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Rectangle;
import java.util.Collections;
import java.util.List;
import java.util.function.IntConsumer;
import javax.swing.BorderFactory;
import javax.swing.JTextArea;
import javax.swing.JTree;
import javax.swing.SwingUtilities;
import javax.swing.UIManager;
import javax.swing.tree.DefaultMutableTreeNode;
import javax.swing.tree.DefaultTreeCellRenderer;
import javax.swing.tree.DefaultTreeModel;
import javax.swing.tree.TreePath;
import javax.swing.tree.TreeSelectionModel;
import org.jspecify.annotations.Nullable;

/** The order of battle as it is read now: sides, formations, units. Doubt is a colour and a question mark. */
final class OrderTree extends JTree {

    private static final long serialVersionUID = 1L;

    /** So many nodes are all open at first; of more only the sides. */
    private static final int MOST_OPEN = 3_000;

    private static final int TIP_INDENT = 24;
    private static final int TIP_WIDTH = 380;

    private transient List<OrderNode> nodes = List.of();
    private boolean showing;
    private transient @Nullable TreePath announcedAt;
    private String announced = "";

    /** @param select is told of the physical line of what the designer selects */
    OrderTree(IntConsumer select) {
        super(new DefaultTreeModel(new DefaultMutableTreeNode("")));
        setName("import.tree");
        getAccessibleContext().setAccessibleName(Messages.text("import.tree"));
        setRootVisible(false);
        setShowsRootHandles(true);
        setLargeModel(true);
        getSelectionModel().setSelectionMode(TreeSelectionModel.DISCONTIGUOUS_TREE_SELECTION);
        setCellRenderer(new Renderer());
        addTreeSelectionListener(event -> {
            TreePath path = event.getNewLeadSelectionPath();
            if (!showing && path != null && node(path).line() > 0) {
                select.accept(node(path).line());
            }
        });
    }

    /** The entry at the end of a path. */
    static OrderNode node(TreePath path) {
        return (OrderNode) ((DefaultMutableTreeNode) path.getLastPathComponent()).getUserObject();
    }

    /** Shows an order of battle and selects what stands on a line. */
    void show(List<OrderNode> changed, int line) {
        showing = true;
        if (!changed.equals(nodes)) {
            nodes = List.copyOf(changed);
            DefaultMutableTreeNode root = new DefaultMutableTreeNode("");
            nodes.forEach(node -> root.add(made(node)));
            setModel(new DefaultTreeModel(root));
            open(root);
        }
        select(line);
        showing = false;
    }

    private static DefaultMutableTreeNode made(OrderNode node) {
        DefaultMutableTreeNode made = new DefaultMutableTreeNode(node);
        node.children().forEach(child -> made.add(made(child)));
        return made;
    }

    private void open(DefaultMutableTreeNode root) {
        List<?> all = Collections.list(root.preorderEnumeration());
        for (Object each : all) {
            DefaultMutableTreeNode known = (DefaultMutableTreeNode) each;
            if (!known.isLeaf() && (all.size() < MOST_OPEN || known.getLevel() <= 1)) {
                expandPath(new TreePath(known.getPath()));
            }
        }
    }

    private void select(int line) {
        TreePath lead = getSelectionPath();
        if (lead != null && node(lead).line() == line) {
            return;
        }
        clearSelection();
        DefaultMutableTreeNode root = (DefaultMutableTreeNode) getModel().getRoot();
        boolean first = true;
        for (Object each : Collections.list(root.preorderEnumeration())) {
            DefaultMutableTreeNode known = (DefaultMutableTreeNode) each;
            if (line > 0 && known.getUserObject() instanceof OrderNode node && node.line() == line) {
                TreePath path = new TreePath(known.getPath());
                addSelectionPath(path);
                if (first) {
                    scrollPathToVisible(path);
                }
                first = false;
            }
        }
    }

    /** Shows beside an entry what is about to happen to it; nothing if the text is empty. */
    void announce(@Nullable TreePath at, String text) {
        announcedAt = at;
        announced = text;
        getAccessibleContext().setAccessibleDescription(text);
        repaint();
    }

    @Override
    protected void paintComponent(Graphics g) {
        super.paintComponent(g);
        Rectangle entry = announcedAt == null ? null : getPathBounds(announcedAt);
        if (entry != null && !announced.isEmpty()) {
            Rectangle seen = getVisibleRect();
            JTextArea tip = tip(Math.min(UIScale.scale(TIP_WIDTH), seen.width));
            Dimension size = tip.getSize();
            int x = Math.max(seen.x, Math.min(entry.x + UIScale.scale(TIP_INDENT), seen.x + seen.width - size.width));
            boolean below = entry.y + entry.height + size.height <= seen.y + seen.height;
            int y = below ? entry.y + entry.height : entry.y - size.height;
            SwingUtilities.paintComponent(g, tip, this, x, y, size.width, size.height);
        }
    }

    /** As wide as its text, and at most so wide. */
    private JTextArea tip(int width) {
        JTextArea tip = new JTextArea(announced);
        tip.setFont(UIManager.getFont("ToolTip.font"));
        tip.setForeground(UIManager.getColor("ToolTip.foreground"));
        tip.setBackground(UIManager.getColor("ToolTip.background"));
        tip.setBorder(BorderFactory.createCompoundBorder(
                BorderFactory.createLineBorder(UIManager.getColor("Component.borderColor")),
                BorderFactory.createEmptyBorder(
                        UIScale.scale(4), UIScale.scale(6), UIScale.scale(4), UIScale.scale(6))));
        Dimension size = tip.getPreferredSize();
        if (size.width > width) {
            tip.setLineWrap(true);
            tip.setWrapStyleWord(true);
            tip.setSize(width, Short.MAX_VALUE);
            size = new Dimension(width, tip.getPreferredSize().height);
        }
        tip.setSize(size);
        return tip;
    }

    /** Never moves sideways: what is chosen shows its beginning. */
    @Override
    public void scrollRectToVisible(Rectangle area) {
        super.scrollRectToVisible(new Rectangle(0, area.y, 1, area.height));
    }

    private static final class Renderer extends DefaultTreeCellRenderer {

        private static final long serialVersionUID = 1L;

        @Override
        public Component getTreeCellRendererComponent(
                JTree tree, Object value, boolean isSelected, boolean open, boolean leaf, int row, boolean focused) {
            Object content = ((DefaultMutableTreeNode) value).getUserObject();
            OrderNode node = content instanceof OrderNode known ? known : null;
            setBackgroundNonSelectionColor(
                    node != null && node.doubted()
                            ? ThemeColour.DOUBTED.colour()
                            : UIManager.getColor("Tree.textBackground"));
            super.getTreeCellRendererComponent(
                    tree, node == null ? "" : text(node), isSelected, open, leaf, row, focused);
            if (node == null) {
                setIcon(null);
            } else {
                setIcon(
                        isSelected && tree.isFocusOwner()
                                ? Icons.icon(icon(node), getForeground())
                                : Icons.icon(icon(node)));
            }
            return this;
        }

        private static String icon(OrderNode node) {
            return switch (node.kind()) {
                case SIDE -> "army";
                case FORMATION -> "formation";
                case UNIT -> "unit";
            };
        }

        private static String text(OrderNode node) {
            String name = node.name().isEmpty() ? Messages.text("import.nameless") : node.name();
            String detail = node.detail().isEmpty() ? "" : "  \u00B7  " + node.detail();
            return name + (node.doubted() ? " ?" : "") + detail;
        }
    }
}
