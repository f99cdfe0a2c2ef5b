package coupdoeil.validator.table;

import java.util.Locale;

/** Words for people of what the data write otherwise. */
public final class Words {

    private Words() {}

    /** Of an id or a name: {@code old guard} of {@code OLD_GUARD}. */
    public static String plain(String id) {
        return id.toLowerCase(Locale.ROOT).replace('_', ' ');
    }
}
