package coupdoeil.validator.imports.order;

import coupdoeil.validator.imports.token.Tag;
import coupdoeil.validator.imports.token.Token;
import coupdoeil.validator.imports.token.Tokenizer;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * An order of battle as a source gives it, with what is not certain about it.
 *
 * @param sides names of the parties in the order met; one nameless if the source names none
 * @param commanders of the sides, empty where unsaid
 * @param unread physical lines that seem to hold units but could not be read
 */
public record ImportedOrder(
        List<String> sides,
        List<String> commanders,
        List<ImportedFormation> formations,
        List<ImportedUnit> units,
        List<Integer> unread,
        List<ImportRemark> remarks) {

    public ImportedOrder {
        sides = List.copyOf(sides);
        commanders = List.copyOf(commanders);
        formations = List.copyOf(formations);
        units = List.copyOf(units);
        unread = List.copyOf(unread);
        remarks = List.copyOf(remarks);
    }

    public ImportedOrder withSides(List<String> names) {
        return new ImportedOrder(names, commanders, formations, units, unread, remarks);
    }

    /** The formations above something, from the top. */
    public List<ImportedFormation> path(int parent) {
        List<ImportedFormation> path = new ArrayList<>();
        for (int at = parent; at >= 0; at = formations.get(at).parent()) {
            path.add(formations.get(at));
        }
        Collections.reverse(path);
        return path;
    }

    /**
     * The names of the formations above each formation and itself, by id, from the top; a commander tells sisters of one
     * name apart.
     */
    public List<List<String>> pathNames() {
        Map<String, Integer> named = new HashMap<>();
        formations.forEach(formation -> named.merge(key(formation), 1, Integer::sum));
        List<String> names = formations.stream()
                .map(formation -> !formation.commander().isEmpty() && named.getOrDefault(key(formation), 0) > 1
                        ? formation.name() + " (" + unranked(formation.commander()) + ")"
                        : formation.name())
                .toList();
        return formations.stream()
                .map(formation -> path(formation.id()).stream()
                        .map(above -> names.get(above.id()))
                        .toList())
                .toList();
    }

    /** {@code General Peyri}: a name tells sisters apart, and ranks are printed in many ways. */
    private static String unranked(String commander) {
        List<Token> words = Tokenizer.words(commander);
        int from = 0;
        while (from < words.size()
                && (words.get(from).is(Tag.RANK) || words.get(from).isSign("."))) {
            from++;
        }
        return from == 0 || from == words.size()
                ? commander
                : commander.substring(words.get(from).start() - 1).strip();
    }

    private static String key(ImportedFormation formation) {
        return formation.side() + "/" + formation.parent() + "/"
                + formation.name().toLowerCase(Locale.ROOT);
    }
}
