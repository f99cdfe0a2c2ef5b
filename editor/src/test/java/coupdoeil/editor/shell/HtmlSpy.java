package coupdoeil.editor.shell;

import java.awt.AWTEvent;
import java.awt.Component;
import java.awt.Container;
import java.awt.Toolkit;
import java.awt.Window;
import java.awt.event.AWTEventListener;
import java.awt.event.ContainerEvent;
import java.awt.image.BufferedImage;
import java.util.Set;
import java.util.TreeSet;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JList;
import javax.swing.JMenu;
import javax.swing.JTabbedPane;
import javax.swing.JTable;
import javax.swing.JToolTip;
import javax.swing.JTree;
import javax.swing.ListCellRenderer;
import javax.swing.plaf.basic.BasicHTML;

/**
 * Finds every component that took its text for HTML: those it walks over, with their tooltips, cells and menus, and those
 * that are added anywhere, as renderers are when they paint. To be used on the event thread.
 */
final class HtmlSpy implements AWTEventListener, AutoCloseable {

    private final Set<String> found = new TreeSet<>();
    private int components;

    HtmlSpy() {
        Toolkit.getDefaultToolkit().addAWTEventListener(this, AWTEvent.CONTAINER_EVENT_MASK);
    }

    /** What took its text for HTML so far, each kind once. */
    Set<String> found() {
        return found;
    }

    /** How many components were looked at. */
    int components() {
        return components;
    }

    @Override
    public void eventDispatched(AWTEvent event) {
        if (event.getID() == ContainerEvent.COMPONENT_ADDED) {
            look(((ContainerEvent) event).getChild(), "added");
        }
    }

    /** Looks at every window that shows, paints it and looks again. */
    void windows() {
        for (Window window : Window.getWindows()) {
            if (window.isShowing()) {
                walk(window);
                BufferedImage page =
                        new BufferedImage(window.getWidth(), window.getHeight(), BufferedImage.TYPE_INT_RGB);
                window.paint(page.createGraphics());
            }
        }
    }

    void walk(Component component) {
        look(component, "shown");
        if (component instanceof JComponent known && known.getToolTipText() != null) {
            tip(known, known.getToolTipText());
        }
        if (component instanceof JList<?> list) {
            list(list);
        } else if (component instanceof JComboBox<?> box) {
            box(box);
        } else if (component instanceof JTree tree) {
            tree(tree);
        } else if (component instanceof JTable table) {
            table(table);
        } else if (component instanceof JTabbedPane tabs) {
            for (int i = 0; i < tabs.getTabCount(); i++) {
                if (BasicHTML.isHTMLString(tabs.getTitleAt(i))) {
                    found.add("a tab's title " + tabs.getName());
                }
            }
        } else if (component instanceof JMenu menu) {
            for (Component item : menu.getMenuComponents()) {
                walk(item);
            }
        }
        if (component instanceof Container container) {
            for (Component child : container.getComponents()) {
                walk(child);
            }
        }
    }

    private <T> void list(JList<T> list) {
        for (int i = 0; i < list.getModel().getSize(); i++) {
            T value = list.getModel().getElementAt(i);
            cell(list, list.getCellRenderer().getListCellRendererComponent(list, value, i, i == 0, false));
        }
    }

    private <T> void box(JComboBox<T> box) {
        ListCellRenderer<? super T> renderer = box.getRenderer();
        for (int i = 0; i < box.getItemCount(); i++) {
            cell(box, renderer.getListCellRendererComponent(new JList<>(), box.getItemAt(i), i, i == 0, false));
        }
    }

    private void tree(JTree tree) {
        for (int row = 0; row < tree.getRowCount(); row++) {
            tree.expandRow(row);
            Object node = tree.getPathForRow(row).getLastPathComponent();
            cell(tree, tree.getCellRenderer().getTreeCellRendererComponent(tree, node, false, true, false, row, false));
        }
    }

    private void table(JTable table) {
        for (int column = 0; column < table.getColumnCount(); column++) {
            for (int row = 0; row < table.getRowCount(); row++) {
                cell(table, table.prepareRenderer(table.getCellRenderer(row, column), row, column));
            }
        }
    }

    private void cell(JComponent owner, Component cell) {
        look(cell, "a cell of " + owner.getName());
        if (cell instanceof JComponent known && known.getToolTipText() != null) {
            tip(owner, known.getToolTipText());
        }
    }

    private void tip(JComponent owner, String text) {
        JToolTip tip = owner.createToolTip();
        tip.setTipText(text);
        look(tip, "the tooltip of " + owner.getName());
    }

    private void look(Component component, String how) {
        components++;
        if (component instanceof JComponent known && known.getClientProperty(BasicHTML.propertyKey) != null) {
            found.add(how + ": " + known.getClass().getName() + " " + known.getName());
        }
        if (component instanceof Container container) {
            for (Component child : container.getComponents()) {
                if (child instanceof JComponent known && known.getClientProperty(BasicHTML.propertyKey) != null) {
                    found.add(how + ": " + known.getClass().getName() + " in " + component.getName());
                }
            }
        }
    }

    @Override
    public void close() {
        Toolkit.getDefaultToolkit().removeAWTEventListener(this);
    }
}
