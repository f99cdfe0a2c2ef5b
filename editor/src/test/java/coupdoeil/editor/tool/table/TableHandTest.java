package coupdoeil.editor.tool.table;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.editor.document.Packs;
import coupdoeil.editor.document.Selection;
import coupdoeil.editor.document.Session;
import coupdoeil.editor.edit.table.PlacedPiece;
import coupdoeil.editor.paint.Battles;
import coupdoeil.editor.paint.MapPainter;
import coupdoeil.editor.paint.sheet.PaintTheme;
import coupdoeil.editor.paint.sheet.TableLayout;
import coupdoeil.editor.tool.PieceCommands;
import coupdoeil.model.scenario.Facing;
import coupdoeil.model.scenario.Placement;
import coupdoeil.model.scenario.Position;
import java.awt.geom.Point2D;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.locationtech.jts.geom.Coordinate;

/** Gestures on a table, without a canvas. */
class TableHandTest {

    private static final TableLayout LAYOUT = new TableLayout(72, 60);

    private final Session session = Packs.session(Battles.guilford());
    private final TableHand hand = new TableHand(
            session, () -> Optional.of(new MapPainter(Battles.scene(session.pack(), PaintTheme.LIGHT)).pieces()));

    @Test
    void aClickSelectsAndCtrlAdds() {
        click(13.5, 33.6, false);
        assertThat(session.selection()).isEqualTo(Selection.piece("foot-23"));
        click(13.5, 41.7, true);
        assertThat(session.selection().pieces()).containsExactly("foot-23", "foot-33");
        click(13.5, 33.6, true);
        assertThat(session.selection().pieces()).containsExactly("foot-33");
        click(24, 15, false);
        assertThat(session.selection()).isEqualTo(Selection.nothing());
        assertThat(session.document().depth()).isZero();
    }

    @Test
    void aDragMovesWhatIsSelectedByTheWay() {
        drag(13.5, 33.6, 16.25, 33.1, false);
        assertThat(at("foot-23")).isEqualTo(new Position.OnTable(16.75, 33.1));
        assertThat(at("foot-33")).isEqualTo(new Position.OnTable(14, 41.7));
        session.select(new Selection.OfPieces(List.of("foot-23", "foot-33")));
        drag(13.5, 41.7, 12.5, 41.7, false);
        assertThat(at("foot-23")).isEqualTo(new Position.OnTable(15.75, 33.1));
        assertThat(at("foot-33")).isEqualTo(new Position.OnTable(13, 41.7));
        assertThat(session.document().depth()).isEqualTo(2);
    }

    @Test
    void aDragThatBeginsByLettingTheOnlyOneGoMovesNothing() {
        click(13.5, 33.6, false);
        hand.press(point(13.5, 33.6), pointer(13.5, 33.6, false, true, false));
        hand.drag(pointer(20, 33.6, false, true, false));
        assertThat(hand.isBusy()).isFalse();
        assertThat(hand.sketch()).isEqualTo(Sketch.EMPTY);
        hand.release(pointer(20, 33.6, false, true, false));
        assertThat(session.document().depth()).isZero();
    }

    @Test
    void withShiftItTurnsToFaceThePointer() {
        session.select(Selection.piece("foot-23"));
        drag(20, 20, 14, 55, true);
        assertThat(placement("foot-23").facing()).isEqualTo(new Facing.Heading(90));
        assertThat(at("foot-23")).isEqualTo(new Position.OnTable(14, 33.6));
        session.select(Selection.piece("gen-webster"));
        drag(20, 20, 1, 41.7, true);
        assertThat(placement("gen-webster").facing()).isEqualTo(new Facing.Heading(180));
    }

    @Test
    void aDragFromEmptyGroundMovesNobody() {
        drag(24, 15, 24, 25, false);
        assertThat(session.document().depth()).isZero();
        assertThat(session.selection()).isEqualTo(Selection.nothing());
    }

    @Test
    void aGestureThatIsCalledOffChangesNothing() {
        hand.press(point(13.5, 33.6), pointer(13.5, 33.6, false, false, true));
        hand.drag(pointer(30, 30, false, false, true));
        assertThat(hand.sketch().marks()).as("where it would stand").isNotEmpty();
        hand.cancel();
        hand.release(pointer(30, 30, false, false, true));
        assertThat(session.document().depth()).isZero();
    }

    /** The 33rd stands at 14,41.7 and faces east, as does the 23rd at 14,33.6: each is eight bases wide. */
    @Test
    void aDragEndsInContactWithANeighbourUnlessAltIsDown() {
        PlacedPiece other = stand("foot-33");
        double touching = other.pose().y()
                - (other.extent().right() + stand("foot-23").extent().left());

        drag(13.5, 33.6, 13.7, 33.6 + touching - 33.6 - 0.2, false, false);
        assertThat(at("foot-23")).isEqualTo(new Position.OnTable(14, Math.rint(touching * 1000) / 1000));
        session.document().undo();
        drag(13.5, 33.6, 13.7, 33.6 + touching - 33.6 - 0.2, false, true);
        assertThat(at("foot-23")).isNotEqualTo(new Position.OnTable(14, Math.rint(touching * 1000) / 1000));
    }

    @Test
    void theHandleBeforeASinglePieceTurnsIt() {
        session.select(Selection.piece("foot-23"));
        drag(15.5, 33.6, 14, 50, false);
        assertThat(placement("foot-23").facing()).isEqualTo(new Facing.Heading(90));
        session.select(new Selection.OfPieces(List.of("foot-23", "foot-33")));
        assertThat(hand.sketch().marks()).as("several have none").isEmpty();
    }

    private PlacedPiece stand(String piece) {
        return PlacedPiece.of(
                        session.system(), session.roster(), session.scenario().orElseThrow(), List.of(piece))
                .get(0);
    }

    @Test
    void aLeaderTurnsByKeysToo() {
        session.select(Selection.piece("gen-webster"));
        new PieceCommands(session).turn(1);
        assertThat(placement("gen-webster").facing()).isEqualTo(new Facing.Heading(345));
    }

    private Placement placement(String piece) {
        return session.scenario().orElseThrow().setup().stream()
                .filter(placement -> placement.piece().equals(piece))
                .findFirst()
                .orElseThrow();
    }

    private Position at(String piece) {
        return placement(piece).position();
    }

    private void click(double x, double y, boolean add) {
        hand.press(point(x, y), pointer(x, y, false, add, true));
        hand.release(pointer(x, y, false, add, true));
    }

    private void drag(double fromX, double fromY, double toX, double toY, boolean turn) {
        drag(fromX, fromY, toX, toY, turn, true);
    }

    private void drag(double fromX, double fromY, double toX, double toY, boolean turn, boolean free) {
        hand.press(point(fromX, fromY), pointer(fromX, fromY, turn, false, free));
        hand.drag(pointer(toX, toY, turn, false, free));
        hand.release(pointer(toX, toY, turn, false, free));
    }

    private static TablePointer pointer(double x, double y, boolean extend, boolean add, boolean free) {
        return new TablePointer(new Coordinate(x, y), 0.2, extend, add, free, false);
    }

    private static Point2D point(double x, double y) {
        return LAYOUT.point(x, y);
    }
}
