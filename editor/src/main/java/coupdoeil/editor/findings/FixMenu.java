package coupdoeil.editor.findings;

import coupdoeil.editor.text.Messages;
import coupdoeil.validator.check.Finding;
import coupdoeil.validator.check.Fix;
import java.util.ArrayList;
import java.util.List;

/** What can be done about a finding, flat and best first. */
final class FixMenu {

    /** Something that can be done. @param primary whether it cures the finding at once */
    record Entry(String name, boolean primary, Runnable action) {}

    /** A finding that the profile leaves out can only be listed again, by another one. */
    static Entry broughtBack(String profile, Runnable action) {
        return new Entry(Messages.text("fix.bring-back", profile), false, action);
    }

    /** How things are done. */
    interface Doing {
        void apply(Fix.Change change);

        void ask(Fix.Question question);

        void show(Fix.Show show);

        void accept();

        void withdraw();
    }

    private FixMenu() {}

    static List<Entry> of(Finding finding, Doing doing) {
        List<Entry> entries = new ArrayList<>();
        for (Fix fix : finding.fixes()) {
            if (fix instanceof Fix.Change change) {
                entries.add(new Entry(change.name(), true, () -> doing.apply(change)));
            } else if (fix instanceof Fix.Choose choose) {
                for (Fix.Change option : choose.options()) {
                    String name = Messages.text("fix.option", choose.name(), option.name());
                    entries.add(new Entry(name, true, () -> doing.apply(option)));
                }
            } else if (fix instanceof Fix.Question ask) {
                // It changes nothing: it leads to where the designer can.
                entries.add(new Entry(Messages.text("fix.show", ask.name()), false, () -> doing.ask(ask)));
            } else if (fix instanceof Fix.Show show) {
                entries.add(new Entry(Messages.text("fix.show", show.name()), false, () -> doing.show(show)));
            }
        }
        entries.add(
                finding.suppressedBy().isEmpty()
                        ? new Entry(Messages.text("fix.accept"), false, doing::accept)
                        : new Entry(Messages.text("fix.withdraw"), false, doing::withdraw));
        return entries;
    }
}
