package coupdoeil.validator.export.vassal;

import coupdoeil.model.oob.Piece;
import coupdoeil.validator.export.ExportFailure;
import coupdoeil.validator.export.TableFiles;
import java.text.Normalizer;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Which counter of somebody else's module stands for which piece. */
final class Matches {

    private static final List<String> HEAD = List.of("piece", "name", "slot", "counter");

    private final Map<String, ForeignModule.Slot> slots = new LinkedHashMap<>();

    private Matches() {}

    /**
     * Matches pieces by what a table says, and those that it does not name by their names, alike but for capitals, accents and
     * signs: to each counter one piece, in order.
     *
     * @param table as {@link #table} writes it; null for none
     * @throws ExportFailure if the table names pieces or slots that there are not
     */
    static Matches of(List<Piece> pieces, ForeignModule module, @Nullable List<List<String>> table) {
        Matches matches = new Matches();
        Set<String> said = table == null ? Set.of() : matches.read(table, pieces, module);
        Map<String, Deque<ForeignModule.Slot>> byName = new HashMap<>();
        for (ForeignModule.Slot slot : module.slots()) {
            if (!matches.slots.containsValue(slot)) {
                byName.computeIfAbsent(key(slot.name()), none -> new ArrayDeque<>())
                        .add(slot);
            }
        }
        for (Piece piece : pieces) {
            Deque<ForeignModule.Slot> alike = byName.getOrDefault(key(piece.name()), new ArrayDeque<>());
            if (!said.contains(piece.id()) && !alike.isEmpty()) {
                matches.slots.put(piece.id(), alike.remove());
            }
        }
        return matches;
    }

    private Set<String> read(List<List<String>> table, List<Piece> pieces, ForeignModule module) {
        Set<String> known = new HashSet<>();
        pieces.forEach(piece -> known.add(piece.id()));
        Set<String> said = new HashSet<>();
        for (List<String> row : table) {
            String id = row.get(0);
            String gpid = row.size() > 2 ? row.get(2) : "";
            if (!known.contains(id)) {
                throw new ExportFailure(stale("the pack has no piece", id));
            }
            said.add(id);
            if (!gpid.isEmpty()) {
                slots.put(
                        id,
                        module.slot(gpid).orElseThrow(() -> new ExportFailure(stale("the module has no slot", gpid))));
            }
        }
        return said;
    }

    private static String stale(String what, String id) {
        return "the table of matches belongs to another pack or module: " + what + " '" + id + "'";
    }

    private static String key(String name) {
        String letters = Normalizer.normalize(name, Normalizer.Form.NFKD).toLowerCase(Locale.ROOT);
        return letters.codePoints()
                .filter(Character::isLetterOrDigit)
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                .toString();
    }

    Optional<ForeignModule.Slot> of(String piece) {
        return Optional.ofNullable(slots.get(piece));
    }

    /** The table, to be edited: a row for each piece, without a slot if none is like it. */
    byte[] table(List<Piece> pieces) {
        List<List<String>> rows = new ArrayList<>(List.of(HEAD));
        for (Piece piece : pieces) {
            Optional<ForeignModule.Slot> slot = of(piece.id());
            rows.add(List.of(
                    piece.id(),
                    Words.clean(piece.name()),
                    slot.map(ForeignModule.Slot::gpid).orElse(""),
                    slot.map(ForeignModule.Slot::name).orElse("")));
        }
        return TableFiles.csv(rows);
    }

    /** The rows of a table without its head. @throws IllegalArgumentException if the text is none */
    static List<List<String>> parse(String text) {
        List<List<String>> rows = new ArrayList<>();
        List<String> row = new ArrayList<>();
        StringBuilder cell = new StringBuilder();
        boolean quoted = false;
        for (char c : (text.endsWith("\n") ? text : text + "\n").toCharArray()) {
            if (c == '"') {
                // Two quotes within quotes close and open again, and leave one.
                if (!quoted && !cell.isEmpty()) {
                    cell.append(c);
                }
                quoted = !quoted;
            } else if (!quoted && (c == ',' || c == '\n')) {
                row.add(cell.toString());
                cell.setLength(0);
                if (c == '\n') {
                    rows.add(row);
                    row = new ArrayList<>();
                }
            } else if (c != '\r') {
                cell.append(c);
            }
        }
        rows.removeIf(each -> each.equals(List.of("")));
        if (rows.isEmpty() || !rows.get(0).get(0).replace("\uFEFF", "").equals(HEAD.get(0))) {
            throw new IllegalArgumentException("must be a table of matches, of which the first column is 'piece'");
        }
        return rows.subList(1, rows.size());
    }
}
