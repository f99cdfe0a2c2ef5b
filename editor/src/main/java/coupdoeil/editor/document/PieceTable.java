package coupdoeil.editor.document;

import coupdoeil.editor.text.Messages;
import coupdoeil.model.battlefield.Labels;
import coupdoeil.model.oob.Piece;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.rules.Arm;
import coupdoeil.model.scenario.Placement;
import coupdoeil.model.scenario.Position;
import coupdoeil.validator.export.ReducedFace;
import java.util.Collection;
import java.util.List;
import java.util.stream.Collectors;

/** Pieces of a set-up as lines of cells between tabs, for a mail or a spreadsheet: name, arm, strength, place. */
public final class PieceTable {

    private final Session session;

    public PieceTable(Session session) {
        this.session = session;
    }

    /** The lines, a heading first; an empty text if there are no pieces. */
    public String of(Collection<Placement> setup) {
        return setup.isEmpty()
                ? ""
                : line(List.of(
                                Messages.text("field.name"),
                                Messages.text("field.arm"),
                                Messages.text("copy.strength"),
                                Messages.text("copy.place")))
                        + setup.stream().map(this::row).collect(Collectors.joining());
    }

    private String row(Placement placement) {
        return session.roster()
                .piece(placement.piece())
                .map(piece -> line(List.of(
                        piece.name(),
                        arm(piece),
                        strength(piece, placement),
                        place(placement.position().standing()))))
                .orElse("");
    }

    private static String line(List<String> cells) {
        return cells.stream()
                .map(cell -> cell.replace('\t', ' ').replace('\n', ' '))
                .collect(Collectors.joining("\t", "", "\n"));
    }

    private String arm(Piece piece) {
        return piece instanceof Unit unit
                ? session.system().vocabulary().arm(unit.arm()).map(Arm::name).orElse(unit.arm())
                : Messages.text("form.leader");
    }

    private String strength(Piece piece, Placement placement) {
        return piece instanceof Unit unit
                ? new ReducedFace(session.system())
                        .strength(unit.arm())
                        .flatMap(id -> placement
                                .attributes()
                                .number(id)
                                .or(() -> unit.attributes().number(id)))
                        .map(number -> number.toPlainString())
                        .orElse("")
                : "";
    }

    private String place(Position standing) {
        if (standing instanceof Position.OnTable on) {
            return Labels.inches(on.x()) + ", " + Labels.inches(on.y());
        }
        return standing.inHex()
                .map(session.pack().battlefield().labels()::hex)
                .orElseGet(() -> standing instanceof Position.OffMap off ? off.box() : "");
    }
}
