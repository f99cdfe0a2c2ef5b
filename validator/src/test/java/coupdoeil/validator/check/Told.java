package coupdoeil.validator.check;

import java.util.Set;

/** What a list of subjects tells the engine of an edit, for tests outside this package. */
public final class Told {

    private Told() {}

    public static Set<Object> changed(SubjectList list) {
        return list.changed();
    }

    public static Set<Object> gone(SubjectList list) {
        return list.gone();
    }
}
