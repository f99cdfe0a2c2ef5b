package coupdoeil.validator.export.vassal;

import coupdoeil.model.battlefield.Labels;
import coupdoeil.model.oob.Piece;
import coupdoeil.model.scenario.Placement;
import coupdoeil.model.scenario.Position;
import coupdoeil.validator.check.Situation;
import coupdoeil.validator.export.PieceProperties;
import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.Map;

/** What VASSAL's players and their macros can ask a piece for: what the order of battle says of it, and how it is set up. */
final class Marks {

    /** Where it is set up, as the map labels it, whatever VASSAL calls that place. */
    static final String PLACE = "place";
    /** What of its ratings is otherwise at the start. */
    static final String CHANGED = "changed";

    private final Situation situation;
    private final Labels labels;

    Marks(Situation situation) {
        this.situation = situation;
        this.labels = situation.pack().battlefield().labels();
    }

    /** Of the order of battle alone: texts that VASSAL can keep, by name. */
    Map<String, String> of(Piece piece) {
        Map<String, String> marks = new LinkedHashMap<>();
        Placement nowhere = Placement.of(piece.id(), new Position.OffMap(""));
        PieceProperties.of(situation, piece, nowhere)
                .forEach((name, value) -> marks.putIfAbsent(Words.clean(name), text(value)));
        return marks;
    }

    /** With what a placement adds. */
    Map<String, String> of(Piece piece, Placement placement) {
        Map<String, String> marks = of(piece);
        marks.put(PLACE, Words.clean(labels.position(placement.position())));
        marks.put(CHANGED, Words.clean(Words.of(placement.attributes())));
        return marks;
    }

    private static String text(Object value) {
        return value instanceof BigDecimal number ? number.toPlainString() : Words.clean(value.toString());
    }
}
