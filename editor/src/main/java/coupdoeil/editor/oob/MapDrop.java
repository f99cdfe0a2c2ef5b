package coupdoeil.editor.oob;

import coupdoeil.editor.map.MapCanvas;
import coupdoeil.editor.paint.MapPainter;
import coupdoeil.editor.paint.sheet.TableLayout;
import coupdoeil.editor.tool.PieceCommands;
import coupdoeil.model.grid.Hex;
import java.awt.Point;
import java.awt.geom.Point2D;
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
                && (hex(support).isPresent() || inches(support).isPresent());
    }

    @Override
    public boolean importData(TransferSupport support) {
        Optional<ForceNode> node = PieceTransfer.from(support.getTransferable())
                .filter(force -> force.isPiece() || force.kind() == ForceNode.Kind.FORMATION);
        if (node.isEmpty() || !canImport(support)) {
            return false;
        }
        String id = node.get().id();
        boolean piece = node.get().isPiece();
        hex(support).ifPresent(hex -> {
            if (piece) {
                pieces.put(id, hex);
            } else {
                pieces.drawUp(id, hex);
            }
        });
        inches(support).ifPresent(point -> {
            if (piece) {
                pieces.put(id, point);
            } else {
                pieces.drawUp(id, point);
            }
        });
        canvas.requestFocusInWindow();
        return true;
    }

    /** Where on a table it is dropped; empty beside it, or where there is none. */
    private Optional<Point2D> inches(TransferSupport support) {
        Point2D at = canvas.mapPoint(support.getDropLocation().getDropPoint());
        return canvas.painter()
                .map(MapPainter::layout)
                .filter(layout -> layout.bounds().contains(at))
                .filter(TableLayout.class::isInstance)
                .map(layout -> ((TableLayout) layout).inches(at));
    }

    private Optional<Hex> hex(TransferSupport support) {
        Point at = support.getDropLocation().getDropPoint();
        return canvas.hexAt(at);
    }
}
