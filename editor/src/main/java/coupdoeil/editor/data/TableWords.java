package coupdoeil.editor.data;

import coupdoeil.editor.document.Session;
import coupdoeil.editor.form.Choices;
import coupdoeil.editor.form.FieldType.Option;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/** What the keys of tables are called: the name of what has that id, else the key as words. */
final class TableWords {

    private final Map<String, String> names = new HashMap<>();

    TableWords(Session session) {
        Choices words = new Choices(session);
        for (String list : List.of("arm", "formation", "condition", "terrain")) {
            words.words(list).forEach(option -> name(option));
        }
    }

    private void name(Option option) {
        names.putIfAbsent(option.id(), option.name());
    }

    /** A name, an index counted from 1, or a way of those. */
    String name(Object key) {
        if (key instanceof List<?> way) {
            return way.stream().map(this::name).collect(Collectors.joining(" \u203A "));
        }
        if (key instanceof Integer index) {
            return Integer.toString(index + 1);
        }
        String id = key.toString();
        return names.getOrDefault(id, inWords(id));
    }

    /** {@code fieldOfFire} becomes {@code Field of fire}. */
    private static String inWords(String id) {
        String words = Choices.inWords(id);
        return words.isEmpty() ? id : words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1);
    }
}
