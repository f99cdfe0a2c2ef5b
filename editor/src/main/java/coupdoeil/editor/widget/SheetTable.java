package coupdoeil.editor.widget;

import com.formdev.flatlaf.FlatClientProperties;
import java.awt.event.KeyEvent;
import java.util.EventObject;
import javax.swing.JTable;
import javax.swing.JTextField;
import javax.swing.table.TableModel;

/**
 * A table that is typed into like a spreadsheet: the first letter replaces what a cell holds, F2 or a double click goes on with it,
 * and keys that are no letters begin nothing.
 */
public class SheetTable extends JTable {

    private static final long serialVersionUID = 1L;

    public SheetTable(TableModel model) {
        super(model);
        setSurrendersFocusOnKeystroke(true);
        putClientProperty("terminateEditOnFocusLost", Boolean.TRUE);
    }

    @Override
    public boolean editCellAt(int row, int column, EventObject event) {
        if (event instanceof KeyEvent key && isCommand(key)) {
            return false;
        }
        boolean editing = super.editCellAt(row, column, event);
        if (editing && getEditorComponent() instanceof JTextField text) {
            if (event instanceof KeyEvent) {
                text.setText("");
            } else {
                // A key that comes before the focus does is in the text by then, and is not to be replaced by the next.
                text.putClientProperty(
                        FlatClientProperties.SELECT_ALL_ON_FOCUS_POLICY,
                        FlatClientProperties.SELECT_ALL_ON_FOCUS_POLICY_NEVER);
                text.requestFocusInWindow();
                text.selectAll();
            }
        }
        return editing;
    }

    /** Whether a key is no letter to be written. */
    protected static boolean isCommand(KeyEvent key) {
        return key.isControlDown()
                || key.isAltDown()
                || key.isMetaDown()
                || key.isActionKey()
                || key.getKeyChar() == KeyEvent.CHAR_UNDEFINED
                || Character.isISOControl(key.getKeyChar());
    }
}
