package coupdoeil.editor.remembered;

import coupdoeil.model.PlainText;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.prefs.Preferences;

/** The packs opened or saved last, the newest first, and the folder they were in. */
public final class RecentPacks {

    private static final String PART = "recent";
    private static final int MOST = 10;

    /** A pack and what its battle is called. */
    public record Recent(Path path, String name) {}

    private RecentPacks() {}

    /** Those remembered, whether they are still there or not; at most ten. */
    public static List<Recent> list() {
        Preferences kept = Store.of(PART);
        List<Recent> found = new ArrayList<>();
        for (int i = 0; i < MOST; i++) {
            String name = kept.get("name." + i, "");
            path(kept.get("path." + i, "")).ifPresent(path -> found.add(new Recent(path, name)));
        }
        return found;
    }

    private static Optional<Path> path(String text) {
        try {
            return text.isEmpty() ? Optional.empty() : Optional.of(Path.of(text));
        } catch (InvalidPathException unreadable) {
            return Optional.empty();
        }
    }

    /**
     * Puts a pack first. One whose path or name is too long for the preferences is not remembered, nor one whose path has
     * control characters: a file of preferences with one of them cannot be read any more.
     */
    public static void add(Path path, String name) {
        Recent first = new Recent(path.toAbsolutePath().normalize(), PlainText.line(name));
        if (!PlainText.line(first.path().toString()).equals(first.path().toString())) {
            return;
        }
        List<Recent> all = new ArrayList<>(list());
        all.removeIf(known -> known.path().equals(first.path()));
        all.add(0, first);
        Preferences kept = Store.of(PART);
        for (int i = 0; i < Math.min(MOST, all.size()); i++) {
            String text = all.get(i).path().toString();
            if (Math.max(text.length(), all.get(i).name().length()) < Preferences.MAX_VALUE_LENGTH) {
                kept.put("path." + i, text);
                kept.put("name." + i, all.get(i).name());
            }
        }
    }

    /** The folder of the newest pack, where a dialog may begin. */
    public static Optional<Path> folder() {
        return list().stream().findFirst().map(Recent::path).map(Path::getParent);
    }

    public static void forget() {
        Store.forget(PART);
    }
}
