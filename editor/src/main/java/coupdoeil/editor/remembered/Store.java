package coupdoeil.editor.remembered;

import java.util.prefs.BackingStoreException;
import java.util.prefs.Preferences;

/** A named part of what is remembered. What cannot be read or kept is as if it had never been. */
final class Store {

    private Store() {}

    static Preferences of(String part) {
        return Preferences.userNodeForPackage(Store.class).node(part);
    }

    /** Forgets a part. */
    static void forget(String part) {
        try {
            of(part).clear();
        } catch (BackingStoreException unreachable) {
            System.getLogger(Store.class.getName())
                    .log(System.Logger.Level.WARNING, "nothing is forgotten", unreachable);
        }
    }
}
