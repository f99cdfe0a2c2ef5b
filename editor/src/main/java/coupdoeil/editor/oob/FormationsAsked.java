package coupdoeil.editor.oob;

import coupdoeil.editor.begin.FormationForm.Wish;
import coupdoeil.editor.document.Session;
import coupdoeil.editor.edit.ForceCopy;
import coupdoeil.editor.edit.FormationTemplate;
import coupdoeil.editor.text.Messages;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;

/** Formations made after a template, under what is selected. What was wished last is suggested next, with the next name. */
final class FormationsAsked {

    private final Session session;
    private final ForceCommands commands;
    private final BiFunction<List<FormationTemplate>, Wish, Optional<Wish>> asked;
    private @Nullable Wish last;

    FormationsAsked(
            Session session, ForceCommands commands, BiFunction<List<FormationTemplate>, Wish, Optional<Wish>> asked) {
        this.session = session;
        this.commands = commands;
        this.asked = asked;
    }

    /** The ids of what was made; empty if the designer thought better of it, or the rules have no templates. */
    Optional<List<String>> make() {
        List<FormationTemplate> templates = FormationTemplate.of(session.pack());
        if (templates.isEmpty()) {
            return Optional.empty();
        }
        return asked.apply(templates, begun(templates)).map(wish -> {
            last = wish;
            ForceCopy.Pasted made =
                    wish.template().make(session.pack(), session.system(), commands.under(), wish.name(), wish.count());
            session.edit(made.edit());
            return made.ids();
        });
    }

    private Wish begun(List<FormationTemplate> templates) {
        Wish before = last;
        return before == null || !templates.contains(before.template())
                ? new Wish(templates.get(0), Messages.text("new.formation"), 1)
                : new Wish(before.template(), ForceCopy.freeName(session.pack(), before.name()), before.count());
    }
}
