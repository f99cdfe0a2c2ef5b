package coupdoeil.editor.shell;

import coupdoeil.editor.paint.sheet.Contrast;
import java.awt.Color;
import java.awt.Component;
import java.awt.Container;
import java.util.Set;
import java.util.TreeSet;
import javax.swing.AbstractButton;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JEditorPane;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JMenu;
import javax.swing.JMenuItem;
import javax.swing.JTabbedPane;
import javax.swing.JTable;
import javax.swing.JTextField;
import javax.swing.JToolBar;
import javax.swing.JTree;
import javax.swing.UIManager;
import javax.swing.border.TitledBorder;
import javax.swing.text.AttributeSet;
import javax.swing.text.BadLocationException;
import javax.swing.text.JTextComponent;
import javax.swing.text.View;
import javax.swing.text.html.HTMLDocument;

/** Which texts of windows are too faint on the ground that they stand on: less than 4.5 : 1 (WCAG 2.1, 1.4.3). */
final class Readability {

    private static final double READABLE = 4.5;

    private final Set<String> faint = new TreeSet<>();
    private int texts;

    /** The texts that are too faint, each with its contrast and colours. */
    Set<String> faint() {
        return faint;
    }

    /** How many texts were looked at. */
    int texts() {
        return texts;
    }

    /** Looks at a component and at what is in it, as far as it is visible. Belongs to the event thread. */
    void walk(Component component) {
        if (component instanceof JTree tree) {
            for (int row = 0; row < tree.getRowCount(); row++) {
                Object node = tree.getPathForRow(row).getLastPathComponent();
                for (boolean chosen : new boolean[] {false, true}) {
                    cell(
                            tree,
                            tree.getCellRenderer()
                                    .getTreeCellRendererComponent(tree, node, chosen, true, true, row, false),
                            chosen ? "Tree.selectionBackground" : "");
                }
            }
        } else if (component instanceof JTable table) {
            table(table);
        } else if (component instanceof JList<?> list) {
            list(list);
        } else if (component instanceof JTabbedPane tabs) {
            tabs(tabs);
        } else if (component instanceof JLabel label) {
            look(label, label.getText(), label.getForeground(), ground(label));
        } else if (component instanceof JTextComponent text) {
            text(text);
        } else if (component instanceof JMenuItem item) {
            item(item);
        } else if (component instanceof AbstractButton button) {
            boolean bare = !(button instanceof JButton)
                    || button.getClientProperty("JButton.buttonType") != null
                    || button.getParent() instanceof JToolBar;
            look(
                    button,
                    button.getText(),
                    button.getForeground(),
                    bare ? ground(button) : UIManager.getColor("Button.background"));
        }
        if (component instanceof JComponent bordered && bordered.getBorder() instanceof TitledBorder border) {
            Color title = border.getTitleColor();
            look(
                    bordered,
                    border.getTitle(),
                    title == null ? UIManager.getColor("TitledBorder.titleColor") : title,
                    ground(bordered));
        }
        if (component instanceof Container container) {
            for (Component child : container.getComponents()) {
                if (child.isVisible()) {
                    walk(child);
                }
            }
        }
    }

    private void table(JTable table) {
        for (int row = 0; row < table.getRowCount(); row++) {
            for (int column = 0; column < table.getColumnCount(); column++) {
                cell(table, table.prepareRenderer(table.getCellRenderer(row, column), row, column), "");
            }
        }
        if (table.getTableHeader() != null) {
            Color ink = UIManager.getColor("TableHeader.foreground");
            for (int column = 0; column < table.getColumnCount(); column++) {
                look(table, table.getColumnName(column), ink, UIManager.getColor("TableHeader.background"));
            }
        }
    }

    private <T> void list(JList<T> list) {
        for (int i = 0; i < list.getModel().getSize(); i++) {
            T value = list.getModel().getElementAt(i);
            cell(list, list.getCellRenderer().getListCellRendererComponent(list, value, i, false, false), "");
            cell(
                    list,
                    list.getCellRenderer().getListCellRendererComponent(list, value, i, true, true),
                    "List.selectionBackground");
        }
    }

    private void tabs(JTabbedPane tabs) {
        Color chosen = UIManager.getColor("TabbedPane.selectedForeground");
        for (int i = 0; i < tabs.getTabCount(); i++) {
            Color ink = i == tabs.getSelectedIndex() && chosen != null ? chosen : tabs.getForegroundAt(i);
            look(tabs, tabs.getTitleAt(i), ink, ground(tabs));
        }
    }

    private void text(JTextComponent text) {
        if (text instanceof JEditorPane pane && pane.getDocument() instanceof HTMLDocument document) {
            runs(pane, document, pane.getUI().getRootView(pane), ground(pane));
        } else {
            look(text, text.getText(), text.getForeground(), field(text));
        }
        if (text.getClientProperty("JTextField.placeholderText") instanceof String hint) {
            look(text, hint, UIManager.getColor("TextField.placeholderForeground"), field(text));
        }
    }

    /** Fields paint their own ground, with round corners and so not opaque. */
    private static Color field(JTextComponent text) {
        return text instanceof JTextField ? text.getBackground() : ground(text);
    }

    /** The runs of a page, each in its own colour on its own ground: views know what follows from all style sheets. */
    private void runs(JEditorPane pane, HTMLDocument document, View view, Color around) {
        AttributeSet attributes = view.getAttributes();
        Color own = attributes == null ? null : document.getStyleSheet().getBackground(attributes);
        Color ground = own == null ? around : own;
        if (view.getViewCount() == 0 && attributes != null) {
            int end = Math.min(view.getEndOffset(), document.getLength());
            try {
                look(
                        pane,
                        document.getText(view.getStartOffset(), Math.max(0, end - view.getStartOffset())),
                        document.getStyleSheet().getForeground(attributes),
                        ground);
            } catch (BadLocationException e) {
                throw new IllegalStateException(e);
            }
        }
        for (int i = 0; i < view.getViewCount(); i++) {
            runs(pane, document, view.getView(i), ground);
        }
    }

    private void item(JMenuItem item) {
        boolean top = item instanceof JMenu menu && menu.isTopLevelMenu();
        Color ground = UIManager.getColor(top ? "MenuBar.background" : "MenuItem.background");
        look(item, item.getText(), item.getForeground(), ground);
        if (!top) {
            look(item, item.getText(), item.getForeground(), UIManager.getColor("PopupMenu.background"));
            look(
                    item,
                    item.getText(),
                    UIManager.getColor("MenuItem.selectionForeground"),
                    UIManager.getColor("MenuItem.selectionBackground"));
        }
        if (item.getAccelerator() != null) {
            look(
                    item,
                    item.getText() + " (keys)",
                    UIManager.getColor("MenuItem.acceleratorForeground"),
                    UIManager.getColor("PopupMenu.background"));
        }
        if (item instanceof JMenu menu) {
            walk(menu.getPopupMenu());
        }
    }

    /** @param selected key of the ground on which a renderer that is not opaque stands while it is selected; empty if it is not */
    private void cell(JComponent owner, Component cell, String selected) {
        Color behind = selected.isEmpty() ? owner.getBackground() : UIManager.getColor(selected);
        Color ground = cell.isOpaque() && cell.getBackground() != null ? cell.getBackground() : behind;
        if (cell instanceof JLabel label) {
            cell(owner, label, ground);
        } else if (cell instanceof Container container) {
            for (Component child : container.getComponents()) {
                if (child instanceof JLabel label) {
                    cell(owner, label, ground);
                }
            }
        }
    }

    private void cell(JComponent owner, JLabel label, Color ground) {
        Color own = label.isOpaque() && label.getBackground() != null ? label.getBackground() : ground;
        look(label, owner.getName() + " " + label.getText(), label.getForeground(), own);
    }

    private static Color ground(Component component) {
        Component around = component;
        while (!around.isOpaque() && around.getParent() != null) {
            around = around.getParent();
        }
        return around.getBackground();
    }

    /** What cannot be used may be fainter. */
    private void look(JComponent component, String text, Color ink, Color ground) {
        if (text == null || text.isBlank() || !component.isEnabled()) {
            return;
        }
        texts++;
        double contrast = Contrast.between(ink, ground);
        if (contrast < READABLE) {
            String line = text.strip().lines().findFirst().orElse("");
            faint.add(String.format(
                    "%.1f %s on %s: %s '%s'",
                    contrast,
                    hex(ink),
                    hex(ground),
                    component.getName(),
                    line.substring(0, Math.min(40, line.length()))));
        }
    }

    private static String hex(Color colour) {
        return String.format("#%06x", colour.getRGB() & 0xFFFFFF);
    }
}
