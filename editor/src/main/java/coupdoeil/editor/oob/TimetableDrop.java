package coupdoeil.editor.oob;

import coupdoeil.editor.document.Session;
import coupdoeil.editor.edit.Force;
import coupdoeil.editor.timetable.TimeChart;
import coupdoeil.model.oob.Piece;
import java.awt.Point;
import java.util.List;
import java.util.Optional;
import javax.swing.TransferHandler;

/** Takes units, leaders, formations and armies dropped onto the chart of the turns: they come then. */
public final class TimetableDrop extends TransferHandler {

    private static final long serialVersionUID = 1L;

    private final TimeChart chart;
    private final transient Session session;

    private TimetableDrop(TimeChart chart, Session session) {
        this.chart = chart;
        this.session = session;
    }

    /** Lets the chart of a window take what is dropped onto it. */
    public static void install(TimeChart chart, Session session) {
        chart.setTransferHandler(new TimetableDrop(chart, session));
        CarriedOff.hear(chart, () -> chart.carry(null));
    }

    @Override
    public boolean canImport(TransferSupport support) {
        boolean can = support.isDrop()
                && PieceTransfer.supports(support.getDataFlavors())
                && session.scenario().isPresent();
        if (support.isDrop()) {
            chart.carry(can ? support.getDropLocation().getDropPoint() : null);
        }
        return can;
    }

    @Override
    public boolean importData(TransferSupport support) {
        Optional<Force> force = canImport(support)
                ? PieceTransfer.from(support.getTransferable()).map(this::force)
                : Optional.empty();
        Point at = support.getDropLocation().getDropPoint();
        chart.carry(null);
        force.ifPresent(known -> chart.drop(known, at));
        return force.isPresent();
    }

    private Force force(ForceNode node) {
        return switch (node.kind()) {
            case FORMATION ->
                session.roster()
                        .formation(node.id())
                        .map(formation -> Force.of(session.roster(), formation))
                        .orElse(new Force("", "", List.of()));
            case ARMY -> Force.ofArmy(session.roster(), node.id());
            default -> {
                Force alone = Force.of(session.roster(), List.of(node.id()));
                String name = session.roster().piece(node.id()).map(Piece::name).orElse("");
                yield new Force(name, alone.side(), alone.pieces());
            }
        };
    }
}
