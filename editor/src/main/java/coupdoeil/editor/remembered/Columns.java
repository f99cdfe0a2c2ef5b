package coupdoeil.editor.remembered;

import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.prefs.Preferences;

/** Which columns of a table show otherwise than they do by themselves. */
public final class Columns {

    private static final String PART = "columns";
    private static final String BETWEEN = "\n";

    private Columns() {}

    /** The names of the columns that are hidden, or shown, against what is usual. @param table a short name of it */
    public static Set<String> turned(String table) {
        Set<String> names =
                new LinkedHashSet<>(Arrays.asList(Store.of(PART).get(table, "").split(BETWEEN)));
        names.remove("");
        return names;
    }

    /** Turns a column round, for good. */
    public static void turn(String table, String name) {
        Set<String> names = turned(table);
        if (!names.remove(name)) {
            names.add(name);
        }
        String text = String.join(BETWEEN, names);
        if (text.length() < Preferences.MAX_VALUE_LENGTH) {
            Store.of(PART).put(table, text);
        }
    }

    public static void forget() {
        Store.forget(PART);
    }
}
