package coupdoeil.validator.export.vassal;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Somebody else's module, as far as an extension needs it.
 *
 * @param info what it says of itself
 * @param slots its counters, in its order
 * @param boards its boards with hexes that can be told by their labels
 * @param images names of the pictures in it
 */
record ForeignModule(ModuleInfo info, List<Slot> slots, List<Board> boards, Set<String> images) {

    ForeignModule {
        slots = List.copyOf(slots);
        boards = List.copyOf(boards);
        images = Set.copyOf(images);
    }

    /**
     * A counter that players take from the palette.
     *
     * @param gpid its number; an extension's has the extension before it
     * @param definition the command that makes it
     */
    record Slot(String gpid, String name, String definition) {

        /** It, put somewhere; as it is in the palette otherwise. */
        String on(String map, Spot spot, String id) {
            List<String> tokens = Sequence.tokens('/', definition.substring(2));
            List<String> states = PieceText.parts(tokens.get(2));
            List<String> state = Sequence.tokens(';', states.get(states.size() - 1));
            state.set(0, map);
            state.set(1, String.valueOf(spot.x()));
            state.set(2, String.valueOf(spot.y()));
            state.set(3, gpid);
            states.set(states.size() - 1, Sequence.of(';', state));
            return PieceText.add(id, tokens.get(1), PieceText.nested(states));
        }

        /** Whether it is written as VASSAL writes pieces. */
        boolean isPiece() {
            if (!definition.startsWith("+/")) {
                return false;
            }
            List<String> tokens = Sequence.tokens('/', definition.substring(2));
            if (tokens.size() != 3) {
                return false;
            }
            List<String> types = PieceText.parts(tokens.get(1));
            List<String> states = PieceText.parts(tokens.get(2));
            return types.size() == states.size()
                    && types.get(types.size() - 1).startsWith("piece;")
                    && Sequence.tokens(';', states.get(states.size() - 1)).size() >= 4;
        }

        /** The names of the pictures that it shows. */
        List<String> images() {
            List<String> types = PieceText.parts(
                    Sequence.tokens('/', definition.substring(2)).get(1));
            return types.stream()
                    .flatMap(type -> {
                        List<String> fields = Sequence.tokens(';', type);
                        String kind = fields.get(0);
                        int at = kind.equals("piece") ? 3 : kind.equals("emb2") ? 16 : fields.size();
                        return at < fields.size() ? Sequence.tokens(',', fields.get(at)).stream() : Stream.empty();
                    })
                    .filter(image -> !image.isEmpty())
                    .distinct()
                    .toList();
        }
    }

    /** A board of a map, in its upper left corner. @param image its picture */
    record Board(String map, String name, String image, HexLattice lattice, Numbering numbering) {

        /** Where the hex of a label lies; empty if none is called so. */
        Optional<Spot> spot(String label) {
            return numbering.find(label).map(cell -> lattice.centre(cell.line(), cell.place()));
        }
    }

    Optional<Slot> slot(String gpid) {
        return slots.stream().filter(slot -> slot.gpid().equals(gpid)).findFirst();
    }
}
