package coupdoeil.validator.export.vassal;

import java.util.ArrayList;
import java.util.List;

/**
 * A piece as VASSAL writes it: its traits, the outermost first, and in the midst what it is.
 *
 * @param image of what lies under all traits; empty for none
 * @param name what it is called
 * @param gpid number of the slot that it is from
 */
record PieceText(List<Trait> traits, String image, String name, String gpid) implements PieceOnMap {

    /** @param type what it can do @param state how it is at the moment */
    record Trait(String type, String state) {}

    PieceText {
        traits = List.copyOf(traits);
    }

    /** As it lies in a slot, or is defined as a prototype. */
    String inSlot() {
        return text("null", "null", 0, 0);
    }

    @Override
    public String on(String map, Spot spot, String id) {
        return text(id, map, spot.x(), spot.y());
    }

    private String text(String id, String map, int x, int y) {
        List<String> types = new ArrayList<>();
        List<String> states = new ArrayList<>();
        traits.forEach(trait -> {
            types.add(trait.type());
            states.add(trait.state());
        });
        types.add(Sequence.of(';', "piece", "", "", image, name));
        states.add(Sequence.of(';', map, x, y, gpid, 0));
        return add(id, nested(types), nested(states));
    }

    /** The command that adds a piece or stack. */
    static String add(String id, String type, String state) {
        return "+/" + Sequence.of('/', id, type, state);
    }

    /** Each inside the one before it. */
    static String nested(List<String> parts) {
        String nested = parts.get(parts.size() - 1);
        for (int i = parts.size() - 2; i >= 0; i--) {
            nested = Sequence.of('\t', parts.get(i), nested);
        }
        return nested;
    }

    /** What {@link #nested} was made of. */
    static List<String> parts(String nested) {
        List<String> parts = new ArrayList<>();
        String rest = nested;
        while (true) {
            List<String> tokens = Sequence.tokens('\t', rest);
            parts.add(tokens.get(0));
            if (tokens.size() == 1) {
                return parts;
            }
            rest = tokens.get(1);
        }
    }
}
