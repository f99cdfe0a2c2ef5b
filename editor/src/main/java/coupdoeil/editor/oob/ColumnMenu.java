package coupdoeil.editor.oob;

import coupdoeil.editor.oob.ForceColumn.What;
import coupdoeil.editor.remembered.Columns;
import coupdoeil.model.rules.RuleSystem;
import java.util.List;
import javax.swing.JCheckBoxMenuItem;
import javax.swing.JPopupMenu;

/** All columns that the order of battle can have, to be shown or not. It stays open until it is clicked away. */
final class ColumnMenu extends JPopupMenu {

    private static final long serialVersionUID = 1L;

    /** @param changed is told whenever another column is shown or hidden */
    ColumnMenu(RuleSystem system, List<ForceColumn> shown, Runnable changed) {
        setName("oob.columns-menu");
        for (ForceColumn column : ForceColumn.all(system)) {
            if (column.what() != What.NAME) {
                JCheckBoxMenuItem item = new JCheckBoxMenuItem(column.name(), shown.contains(column));
                item.putClientProperty("CheckBoxMenuItem.doNotCloseOnMouseClick", true);
                item.addActionListener(event -> {
                    Columns.turn(ForceColumn.TABLE, column.name());
                    changed.run();
                });
                add(item);
            }
        }
    }
}
