package coupdoeil.editor.tool;

import coupdoeil.editor.document.Selection;
import coupdoeil.editor.document.Session;
import coupdoeil.editor.edit.Facings;
import coupdoeil.editor.edit.Front;
import coupdoeil.editor.edit.Members;
import coupdoeil.editor.edit.SetupEdits;
import coupdoeil.editor.edit.table.DrawingUp;
import coupdoeil.editor.edit.table.Dressing;
import coupdoeil.editor.edit.table.LineOrder;
import coupdoeil.editor.edit.table.PlacedPiece;
import coupdoeil.editor.edit.table.TableFront;
import coupdoeil.editor.text.Messages;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.oob.Formation;
import coupdoeil.model.oob.Piece;
import coupdoeil.model.pack.Edit;
import coupdoeil.model.scenario.Facing;
import coupdoeil.model.scenario.Placement;
import coupdoeil.model.scenario.Position;
import coupdoeil.model.scenario.Scenario;
import java.awt.geom.Point2D;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** What can be done to the selected pieces from menu and keyboard. Without a scenario nothing happens. */
public final class PieceCommands {

    private final Session session;

    public PieceCommands(Session session) {
        this.session = session;
    }

    /** Whether pieces are selected that stand on the map. */
    public boolean canAct() {
        return !selected().isEmpty();
    }

    private List<Placement> selected() {
        List<String> ids = session.selection().pieces();
        return session.scenario().stream()
                .flatMap(scenario -> scenario.setup().stream())
                .filter(placement -> ids.contains(placement.piece()))
                .toList();
    }

    /** The hex of the first selected piece. */
    public Optional<Hex> hex() {
        return selected().stream()
                .flatMap(placement -> placement.hex().stream())
                .findFirst();
    }

    public void turn(int steps) {
        change(
                Messages.text("edit.turn", selected().size()),
                placement -> Facings.turned(session.system(), placement, steps));
    }

    /** Puts each piece in the next formation its arm can take, or the one before. */
    public void changeFormation(int step) {
        change(
                Messages.text("edit.formation", selected().size()),
                placement -> session.roster()
                        .unit(placement.piece())
                        .flatMap(unit -> Facings.next(session.system(), unit.arm(), placement.formation(), step))
                        .map(formation -> Facings.inFormation(placement, formation))
                        .orElse(placement));
    }

    private void change(String name, UnaryOperator<Placement> change) {
        scenario()
                .ifPresent(id ->
                        session.edit(SetupEdits.change(id, session.selection().pieces(), name, change)));
    }

    /** Moves the selected pieces by the way from one hex to another. */
    public void move(Hex from, Hex to, @Nullable Object gesture) {
        scenario()
                .ifPresent(id ->
                        session.edit(SetupEdits.move(id, session.selection().pieces(), from, to), gesture));
    }

    /** Moves the selected pieces on a table. */
    public void shift(double eastInches, double northInches, @Nullable Object gesture) {
        scenario()
                .ifPresent(id -> session.edit(
                        SetupEdits.shift(id, session.selection().pieces(), eastInches, northInches), gesture));
    }

    /** Moves the first selected unit up or down in its stack. */
    public void restack(boolean up) {
        scenario()
                .ifPresent(id -> session.selection().pieces().stream()
                        .findFirst()
                        .ifPresent(piece -> session.edit(SetupEdits.restack(id, piece, up))));
    }

    /** Takes the selected pieces off the map. */
    public void remove() {
        scenario()
                .ifPresent(id ->
                        session.edit(SetupEdits.remove(id, session.selection().pieces())));
    }

    /** Selects every piece that stands with the first selected one. */
    public void selectStack() {
        hex().or(this::selectedHex)
                .map(hex -> PieceStack.at(session, hex))
                .filter(pieces -> !pieces.isEmpty())
                .ifPresent(pieces -> session.select(new Selection.OfPieces(pieces)));
    }

    private Optional<Hex> selectedHex() {
        return session.selection() instanceof Selection.OfHex selected ? Optional.of(selected.hex()) : Optional.empty();
    }

    /** Puts a unit or leader into a hex, drawn up against the enemy if it was not on the map, and selects it. */
    public void put(String id, Hex hex) {
        Optional<Piece> found = session.roster().piece(id);
        Optional<String> scenario = scenario();
        if (found.isEmpty() || scenario.isEmpty()) {
            return;
        }
        Piece piece = found.get();
        Scenario shown = session.scenario().get();
        Placement placement = shown.setup().stream()
                .filter(old -> old.piece().equals(id))
                .findFirst()
                .map(old -> old.withPosition(new Position.OnHex(hex)).withParts(List.of()))
                .orElseGet(() -> new Front(session.pack(), session.system(), shown, session.roster()).in(hex, piece));
        session.edit(SetupEdits.put(scenario.get(), placement, piece.name()));
        session.select(Selection.piece(id));
    }

    /** Puts a unit or leader at a point of a table, facing the enemy if it was not on it, and selects it. */
    public void put(String id, Point2D inches) {
        Optional<Piece> found = session.roster().piece(id);
        Optional<String> scenario = scenario();
        if (found.isEmpty() || scenario.isEmpty()) {
            return;
        }
        Piece piece = found.get();
        Placement placement = front().at(inches.getX(), inches.getY(), piece);
        session.edit(SetupEdits.put(scenario.get(), placement, piece.name()));
        session.select(Selection.piece(id));
    }

    private TableFront front() {
        return new TableFront(
                session.pack(), session.system(), session.scenario().orElseThrow(), session.roster());
    }

    /** Where a piece, or all of a formation, would come to stand at a point of a table. */
    public List<PlacedPiece> standing(String id, Point2D inches) {
        if (session.scenario().isEmpty()) {
            return List.of();
        }
        return session.roster()
                .piece(id)
                .map(piece -> List.of(front().stand(inches.getX(), inches.getY(), piece)))
                .or(() -> session.roster().formation(id).map(formation -> {
                    List<Piece> pieces = members(formation);
                    return across(inches, pieces).stands(pieces, LineOrder.LINE);
                }))
                .orElse(List.of());
    }

    /** Draws up all of a formation side by side about a point of a table, facing the enemy. */
    public void drawUp(String formation, Point2D inches) {
        Optional<Formation> known = session.roster().formation(formation);
        if (known.isPresent() && session.scenario().isPresent()) {
            List<Piece> pieces = members(known.get());
            across(inches, pieces)
                    .of(pieces, LineOrder.LINE, known.get().name())
                    .ifPresent(session::edit);
        }
    }

    private List<Piece> members(Formation formation) {
        return new Members(session.roster(), formation).pieces();
    }

    private DrawingUp across(Point2D inches, List<Piece> pieces) {
        return new DrawingUp(
                session.pack(),
                session.system(),
                session.scenario().orElseThrow(),
                session.roster(),
                front().across(inches, pieces));
    }

    /** Sets the selected pieces in order among themselves; one that gives nothing to do does nothing. */
    public void dress(Function<Dressing, Optional<Edit>> order) {
        session.scenario()
                .map(scenario -> new Dressing(
                        scenario.id(),
                        PlacedPiece.of(
                                session.system(),
                                session.roster(),
                                scenario,
                                session.selection().pieces())))
                .flatMap(order)
                .ifPresent(session::edit);
    }

    /** Turns each of the selected pieces on a table about the middle of its front. @param degrees anticlockwise */
    public void turnBy(double degrees) {
        change(
                Messages.text("edit.turn", selected().size()),
                placement -> placement.facing() instanceof Facing.Heading heading
                        ? placement.withFacing(new Facing.Heading((heading.degrees() + degrees + 360) % 360))
                        : placement);
    }

    private Optional<String> scenario() {
        return session.scenario().map(Scenario::id);
    }
}
