package coupdoeil.editor.oob;

import coupdoeil.editor.map.MapCanvas;
import coupdoeil.editor.paint.MapPainter;
import coupdoeil.editor.paint.sheet.TableLayout;
import coupdoeil.editor.tool.Carried;
import coupdoeil.editor.tool.PieceCommands;
import coupdoeil.editor.tool.ToolKit;
import coupdoeil.model.grid.Hex;
import java.awt.Point;
import java.awt.geom.Point2D;
import java.util.Optional;
import java.util.function.Supplier;
import javax.swing.TransferHandler;

/** Takes units, leaders and whole formations dropped onto the map, and tells of them while they are over it. */
public final class MapDrop extends TransferHandler {

    private static final long serialVersionUID = 1L;

    private final MapCanvas canvas;
    private final transient PieceCommands pieces;
    private final transient Supplier<ToolKit> kit;

    private MapDrop(MapCanvas canvas, PieceCommands pieces, Supplier<ToolKit> kit) {
        this.canvas = canvas;
        this.pieces = pieces;
        this.kit = kit;
    }

    /** Lets a canvas take what is dropped onto it. @param kit of the battlefield that is open */
    public static void install(MapCanvas canvas, PieceCommands pieces, Supplier<ToolKit> kit) {
        canvas.setTransferHandler(new MapDrop(canvas, pieces, kit));
        CarriedOff.hear(canvas, () -> kit.get().carry(null));
    }

    @Override
    public boolean canImport(TransferSupport support) {
        boolean can = support.isDrop()
                && PieceTransfer.supports(support.getDataFlavors())
                && (hex(support).isPresent() || inches(support).isPresent());
        if (support.isDrop()) {
            Point2D at = canvas.mapPoint(support.getDropLocation().getDropPoint());
            kit.get()
                    .carry(force(support)
                            .filter(force -> can)
                            .map(force -> new Carried(force.id(), at))
                            .orElse(null));
        }
        return can;
    }

    private static Optional<ForceNode> force(TransferSupport support) {
        return PieceTransfer.from(support.getTransferable())
                .filter(force -> force.isPiece() || force.kind() == ForceNode.Kind.FORMATION);
    }

    @Override
    public boolean importData(TransferSupport support) {
        Optional<ForceNode> node = force(support);
        if (node.isEmpty() || !canImport(support)) {
            return false;
        }
        String id = node.get().id();
        boolean piece = node.get().isPiece();
        if (piece) {
            hex(support).ifPresent(hex -> pieces.put(id, hex));
            inches(support).ifPresent(point -> pieces.put(id, point));
        } else if (!kit.get()
                .drop(new Carried(id, canvas.mapPoint(support.getDropLocation().getDropPoint())))) {
            inches(support).ifPresent(point -> pieces.drawUp(id, point));
        }
        kit.get().carry(null);
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
