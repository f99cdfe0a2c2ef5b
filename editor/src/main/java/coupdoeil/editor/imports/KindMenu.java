package coupdoeil.editor.imports;

import coupdoeil.editor.text.Messages;
import coupdoeil.validator.imports.grammar.GrammarReading;
import coupdoeil.validator.imports.grammar.LineRole;
import coupdoeil.validator.imports.grammar.SlotField;
import coupdoeil.validator.imports.lines.ListLine;
import coupdoeil.validator.imports.lines.SlotPlace;
import coupdoeil.validator.imports.question.Question;
import java.util.List;
import java.util.Optional;
import javax.swing.JMenu;
import javax.swing.JPopupMenu;
import javax.swing.JRadioButtonMenuItem;

/** What may be said of the kind of a line, by the words and figures of that line; all lines of its kind follow. */
final class KindMenu {

    private static final List<String> SIGNS = List.of("comma", "semicolon", "colon", "slash");
    private static final int LONGEST = 40;

    private final ImportDraft draft;
    private final KindRow row;
    private final ListLine line;

    private KindMenu(ImportDraft draft, KindRow row, ListLine line) {
        this.draft = draft;
        this.row = row;
        this.line = line;
    }

    /** A menu for a physical line of the list that is shown; empty if that is of no kind. */
    static Optional<JPopupMenu> of(ImportDraft draft, int line) {
        GrammarReading reading = draft.shown().map(shown -> shown.reading()).orElse(null);
        if (reading == null) {
            return Optional.empty();
        }
        for (KindRow row : KindRow.of(reading)) {
            for (ListLine own : row.kind().lines()) {
                if (own.line() == line) {
                    return Optional.of(new KindMenu(draft, row, own).menu());
                }
            }
        }
        return Optional.empty();
    }

    private JPopupMenu menu() {
        JPopupMenu menu = new JPopupMenu();
        menu.setName("import.figures");
        SlotPlace.of(line).forEach(place -> menu.add(slot(place)));
        JMenu role = new JMenu(Messages.text("import.kind-role"));
        for (LineRole one : LineRole.values()) {
            add(role, Question.ROLE, one.key(), one.key(), one == row.rule().role());
        }
        JMenu parted = new JMenu(Messages.text("import.parted"));
        SIGNS.forEach(sign -> add(parted, Question.SPLITS, sign, sign, false));
        menu.addSeparator();
        menu.add(Messages.text("import.kind-of-lines", row.kind().lines().size()))
                .setEnabled(false);
        menu.add(role);
        menu.add(parted);
        JRadioButtonMenuItem joined = new JRadioButtonMenuItem(Messages.text("import.joined"));
        joined.addActionListener(event -> say(Question.JOINS, Question.YES));
        menu.add(joined);
        return menu;
    }

    private JMenu slot(SlotPlace place) {
        SlotField now = row.rule().slots().get(place.name());
        String text = line.text()
                .substring(
                        Math.max(0, place.from()),
                        Math.min(place.to(), line.text().length()));
        String shown = text.length() > LONGEST ? text.substring(0, LONGEST) + "\u2026" : text;
        JMenu menu = new JMenu(place.name() + " \u201C" + shown + "\u201D" + (now == null ? "" : ": " + now.key()));
        for (SlotField field : SlotField.values()) {
            if (field.fits(place.name())) {
                add(menu, Question.SLOT + place.name(), field.key(), field.key(), field == now);
            }
        }
        return menu;
    }

    private void add(JMenu to, String property, String value, String text, boolean now) {
        JRadioButtonMenuItem item = new JRadioButtonMenuItem(text, now);
        item.addActionListener(event -> say(property, value));
        to.add(item);
    }

    private void say(String property, String value) {
        draft.say(row.kind().id(), property, value);
    }
}
