package coupdoeil.editor.oob;

import coupdoeil.editor.oob.ForceTableModel.Row;
import java.awt.datatransfer.Transferable;
import java.util.List;
import javax.swing.JComponent;
import javax.swing.JTable;
import javax.swing.TransferHandler;
import org.jspecify.annotations.Nullable;

/** Drags the selected forces onto a formation or army, to serve under it. */
final class ForceDrag extends TransferHandler {

    private static final long serialVersionUID = 1L;

    private final ForceTable table;
    private final ForceTableModel model;
    private final transient ForceCommands commands;

    ForceDrag(ForceTable table, ForceTableModel model, ForceCommands commands) {
        this.table = table;
        this.model = model;
        this.commands = commands;
    }

    @Override
    public int getSourceActions(JComponent component) {
        return COPY_OR_MOVE;
    }

    @Override
    @Nullable
    protected Transferable createTransferable(JComponent component) {
        return table.pressed().map(row -> PieceTransfer.of(row.node())).orElse(null);
    }

    @Override
    public boolean canImport(TransferSupport support) {
        return support.isDrop() && PieceTransfer.supports(support.getDataFlavors()) && row(support) >= 0;
    }

    @Override
    public boolean importData(TransferSupport support) {
        if (!canImport(support)) {
            return false;
        }
        ForceNode dragged = PieceTransfer.from(support.getTransferable()).orElse(null);
        int row = row(support);
        if (dragged == null || row < 0) {
            return false;
        }
        ForceNode target = model.row(row).node();
        List<ForceNode> selected =
                table.selectedForces().stream().map(Row::node).toList();
        boolean own = selected.stream().anyMatch(node -> node.key().equals(dragged.key()));
        commands.subordinate(own ? selected : List.of(dragged), target);
        return true;
    }

    private static int row(TransferSupport support) {
        return ((JTable.DropLocation) support.getDropLocation()).getRow();
    }
}
