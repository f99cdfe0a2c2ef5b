package coupdoeil.editor.shell;

import coupdoeil.editor.edit.Deletion;
import coupdoeil.editor.edit.Deletion.What;
import coupdoeil.editor.text.Messages;
import java.util.ArrayList;
import java.util.List;

/** What depends on a force or place that is to be deleted, in words. */
final class DeletionText {

    /** Of the dialog, in columns. */
    static final int WIDTH = 44;

    private static final int MOST_NAMES = 8;

    private DeletionText() {}

    static String of(Deletion deletion) {
        List<String> lines = new ArrayList<>();
        List<String> below = deletion.below();
        if (!below.isEmpty()) {
            String names = String.join(", ", below.subList(0, Math.min(MOST_NAMES, below.size())));
            lines.add(
                    below.size() > MOST_NAMES
                            ? Messages.text("delete.below-more", names, below.size() - MOST_NAMES)
                            : Messages.text("delete.below", names));
        }
        if (!deletion.uses().isEmpty()) {
            String key = deletion.what() == What.PLACE ? "delete.place-uses" : "delete.uses";
            List<String> uses = deletion.uses();
            String names = String.join("; ", uses.subList(0, Math.min(MOST_NAMES, uses.size())));
            lines.add(Messages.text(
                    key,
                    uses.size() > MOST_NAMES
                            ? Messages.text("delete.uses-more", names, uses.size() - MOST_NAMES)
                            : names));
        }
        return String.join("\n\n", lines);
    }
}
