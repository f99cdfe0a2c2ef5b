package coupdoeil.editor.widget;

import java.awt.Component;
import java.awt.Container;
import javax.swing.JList;
import javax.swing.JTable;
import javax.swing.JTree;

/** Names that are read out to those who do not see what is on the screen. */
public final class SpokenNames {

    private SpokenNames() {}

    /** Gives the trees, tables and lists in a panel that have no name the one of the panel. */
    public static void give(Container panel, String name) {
        for (Component child : panel.getComponents()) {
            if (child instanceof JTree || child instanceof JTable || child instanceof JList) {
                String own = child.getAccessibleContext().getAccessibleName();
                if (own == null || own.isBlank()) {
                    child.getAccessibleContext().setAccessibleName(name);
                }
            } else if (child instanceof Container inner) {
                give(inner, name);
            }
        }
    }
}
