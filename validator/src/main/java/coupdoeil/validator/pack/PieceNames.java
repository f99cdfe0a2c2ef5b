package coupdoeil.validator.pack;

import coupdoeil.model.oob.Piece;
import coupdoeil.model.oob.Roster;
import coupdoeil.model.scenario.ArrivalGroup;
import coupdoeil.model.scenario.Placement;
import coupdoeil.validator.check.subject.Item;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.Stream;

/** What units and leaders are called in messages: by their names, and where several bear one by their ids too. A fact. */
public final class PieceNames {

    private final Map<String, String> names = new HashMap<>();

    public PieceNames(Roster roster) {
        Map<String, String> bearers = new HashMap<>();
        Stream.concat(roster.units().stream(), roster.leaders().stream()).forEach(piece -> {
            String other = bearers.putIfAbsent(piece.name(), piece.id());
            names.putIfAbsent(piece.id(), other == null ? piece.name() : full(piece));
            if (other != null) {
                roster.piece(other).ifPresent(first -> names.put(other, full(first)));
            }
        });
    }

    /** An item by its name for people: a placement and a marcher have that of their piece. */
    Item named(Item item) {
        return new Item(item.kind(), item.key(), item.id(), of(item), item.occurrence(), item.entry(), item.places());
    }

    /** The name of an item for people. */
    String of(Item item) {
        return item.entry() instanceof Placement placement
                ? names.getOrDefault(placement.piece(), item.name())
                : item.entry() instanceof ArrivalGroup.Marcher marcher
                        ? names.getOrDefault(marcher.piece(), item.name())
                        : item.name();
    }

    private static String full(Piece piece) {
        return piece.name() + " (" + piece.id() + ")";
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof PieceNames known && names.equals(known.names);
    }

    @Override
    public int hashCode() {
        return names.hashCode();
    }
}
