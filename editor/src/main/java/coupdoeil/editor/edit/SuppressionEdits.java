package coupdoeil.editor.edit;

import coupdoeil.editor.text.Messages;
import coupdoeil.model.pack.Edit;
import coupdoeil.model.pack.Suppression;
import java.util.ArrayList;
import java.util.List;

/** Edits of what the designer accepts. */
public final class SuppressionEdits {

    private SuppressionEdits() {}

    public static Edit accept(Suppression suppression) {
        return new Edit(Messages.text("edit.accept", suppression.rule()), pack -> {
            List<Suppression> changed = new ArrayList<>(pack.suppressions());
            changed.removeIf(old -> old.rule().equals(suppression.rule())
                    && old.subject().equals(suppression.subject())
                    && old.scenario().equals(suppression.scenario()));
            changed.add(suppression);
            return pack.withSuppressions(changed);
        });
    }

    public static Edit withdraw(Suppression suppression) {
        return new Edit(
                Messages.text("edit.withdraw", suppression.rule()),
                pack -> pack.withSuppressions(pack.suppressions().stream()
                        .filter(old -> !old.equals(suppression))
                        .toList()));
    }
}
