package coupdoeil.editor.shell;

import coupdoeil.editor.edit.Deletion;
import coupdoeil.editor.text.Messages;
import java.util.ArrayList;
import java.util.List;

/** What depends on a force that is to be deleted, in words. */
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
            lines.add(Messages.text("delete.uses", String.join("; ", deletion.uses())));
        }
        return String.join("\n\n", lines);
    }
}
