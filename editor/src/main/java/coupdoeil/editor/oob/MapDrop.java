package coupdoeil.editor.oob;

import coupdoeil.editor.map.MapCanvas;
import coupdoeil.editor.tool.PieceCommands;
import coupdoeil.model.grid.Hex;
import java.awt.Point;
import java.util.Optional;
import javax.swing.TransferHandler;

/** Takes units, leaders and whole formations dropped onto the map. */
public final class MapDrop extends TransferHandler {

    private static final long serialVersionUID = 1L;

    private final MapCanvas canvas;
    private final transient PieceCommands pieces;

    public MapDrop(MapCanvas canvas, PieceCommands pieces) {
        this.canvas = canvas;
        this.pieces = pieces;
    }

    @Override
    public boolean canImport(TransferSupport support) {
        return support.isDrop()
                && PieceTransfer.supports(support.getDataFlavors())
                && hex(support).isPresent();
    }

    @Override
    public boolean importData(TransferSupport support) {
        Optional<ForceNode> node = PieceTransfer.from(support.getTransferable())
                .filter(force -> force.isPiece() || force.kind() == ForceNode.Kind.FORMATION);
        Optional<Hex> hex = hex(support);
        if (node.isEmpty() || hex.isEmpty()) {
            return false;
        }
        if (node.get().isPiece()) {
            pieces.put(node.get().id(), hex.get());
        } else {
            pieces.drawUp(node.get().id(), hex.get());
        }
        canvas.requestFocusInWindow();
        return true;
    }

    private Optional<Hex> hex(TransferSupport support) {
        Point at = support.getDropLocation().getDropPoint();
        return canvas.hexAt(at);
    }
}
