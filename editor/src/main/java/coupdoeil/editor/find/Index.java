package coupdoeil.editor.find;

import coupdoeil.editor.document.Session;
import coupdoeil.model.oob.Unit;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/** Everything that can be found, as it is when the search is opened. Asking it is linear in that. */
final class Index {

    /** More than this nobody reads through. */
    static final int MOST = 200;

    private final Session session;
    private final List<Found> all = new ArrayList<>();
    private final Function<String, Optional<Found>> typed;

    /** @param typed what a text names by itself, which is found first */
    Index(Session session, List<Found> all, Function<String, Optional<Found>> typed) {
        this.typed = typed;
        this.session = session;
        this.all.addAll(all);
    }

    /** What a text asks for: units by a query, or anything whose words hold all of its own, the nearest first. */
    List<Found> matching(String text) {
        Optional<UnitQuery> query = UnitQuery.of(session, text);
        if (query.isPresent()) {
            List<Found> units = new ArrayList<>();
            for (Found found : all) {
                Optional<Unit> unit = found.unit().flatMap(session.roster()::unit);
                if (unit.filter(query.get()::matches).isPresent()) {
                    units.add(found);
                }
            }
            return units;
        }
        List<String> words = Arrays.stream(text.toLowerCase(Locale.ROOT).split("\\s+"))
                .filter(word -> !word.isEmpty())
                .toList();
        if (words.isEmpty()) {
            return List.of();
        }
        Stream<Found> known = all.stream()
                .filter(found -> words.stream().allMatch(words(found)::contains))
                .sorted(Comparator.comparingInt(found -> distance(found, words.get(0))));
        return Stream.concat(typed.apply(text.strip()).stream(), known).toList();
    }

    private static String words(Found found) {
        return (found.name() + " " + found.detail() + " " + found.kind()).toLowerCase(Locale.ROOT);
    }

    private static int distance(Found found, String word) {
        String name = found.name().toLowerCase(Locale.ROOT);
        return name.startsWith(word) ? 0 : name.contains(word) ? 1 : 2;
    }
}
