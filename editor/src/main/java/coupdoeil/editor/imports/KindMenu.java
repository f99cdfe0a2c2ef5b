package coupdoeil.editor.imports;

import coupdoeil.editor.text.Messages;
import coupdoeil.validator.imports.grammar.LineRole;
import coupdoeil.validator.imports.grammar.SlotField;
import coupdoeil.validator.imports.lines.ListLine;
import coupdoeil.validator.imports.lines.SlotPlace;
import coupdoeil.validator.imports.question.Question;
import java.util.List;
import java.util.Optional;
import javax.swing.JComponent;
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

    /** A menu for a line as it is shown; empty if that is of no kind. */
    static Optional<JPopupMenu> of(ImportDraft draft, int line, String shown) {
        return about(draft, line, shown).map(KindMenu::menu);
    }

    /**
     * A menu for a part of a line: what the figure or the text may be that is meant, or why none is.
     *
     * @param shown the line as it is shown
     * @param from first character of the part, from 0
     * @param to the character behind it
     */
    static JPopupMenu of(ImportDraft draft, int line, String shown, int from, int to) {
        JPopupMenu menu = new JPopupMenu();
        menu.setName("import.selected");
        about(draft, line, shown)
                .ifPresentOrElse(
                        known -> known.selected(menu, PrintedPlaces.of(known.line, shown), from, to),
                        () -> title(menu, Messages.text("import.no-kind")));
        return menu;
    }

    private static Optional<KindMenu> about(ImportDraft draft, int line, String shown) {
        return draft.shown()
                .flatMap(read -> KindRow.on(KindRow.of(read.reading()), line, shown))
                .map(found -> new KindMenu(draft, found.row(), found.line()));
    }

    private JPopupMenu menu() {
        JPopupMenu menu = new JPopupMenu();
        menu.setName("import.figures");
        PrintedPlaces places = PrintedPlaces.of(line, line.text());
        places.all().forEach(place -> menu.add(slot(place, places.text(place))));
        JMenu role = new JMenu(Messages.text("import.kind-role"));
        for (LineRole one : LineRole.values()) {
            add(role, Question.ROLE, one.key(), one.key(), one == row.rule().role());
        }
        JMenu parted = new JMenu(Messages.text("import.parted"));
        SIGNS.forEach(sign -> add(parted, Question.SPLITS, sign, sign, false));
        menu.addSeparator();
        title(menu, ofKind());
        menu.add(role);
        menu.add(parted);
        JRadioButtonMenuItem joined = new JRadioButtonMenuItem(Messages.text("import.joined"));
        joined.addActionListener(event -> say(Question.JOINS, Question.YES));
        menu.add(joined);
        return menu;
    }

    private void selected(JPopupMenu menu, PrintedPlaces places, int from, int to) {
        List<SlotPlace> meant = places.meant(from, to);
        if (meant.size() > 1) {
            meant.forEach(place -> menu.add(slot(place, places.text(place))));
        } else if (meant.size() == 1) {
            SlotPlace place = meant.get(0);
            title(menu, Messages.text("import.text-is", quoted(places.text(place))));
            fields(menu, place);
        } else {
            String part = quoted(places.shown().substring(from, to).strip());
            title(
                    menu,
                    places.around(from, to)
                            .map(place -> Messages.text("import.only-part", part, quoted(places.text(place))))
                            .orElseGet(() -> Messages.text("import.no-place", part)));
        }
        menu.addSeparator();
        title(menu, ofKind());
    }

    private String ofKind() {
        return Messages.text("import.kind-of-lines", row.kind().lines().size());
    }

    private static void title(JPopupMenu menu, String text) {
        menu.add(text).setEnabled(false);
    }

    private JMenu slot(SlotPlace place, String text) {
        SlotField now = row.rule().slots().get(place.name());
        JMenu menu = new JMenu(place.name() + " " + quoted(text) + (now == null ? "" : ": " + now.key()));
        fields(menu, place);
        return menu;
    }

    private void fields(JComponent menu, SlotPlace place) {
        SlotField now = row.rule().slots().get(place.name());
        for (SlotField field : SlotField.values()) {
            if (field.fits(place.name())) {
                add(menu, Question.SLOT + place.name(), field.key(), field.key(), field == now);
            }
        }
    }

    private static String quoted(String text) {
        return "\u201C" + (text.length() > LONGEST ? text.substring(0, LONGEST) + "\u2026" : text) + "\u201D";
    }

    private void add(JComponent to, String property, String value, String text, boolean now) {
        JRadioButtonMenuItem item = new JRadioButtonMenuItem(text, now);
        item.addActionListener(event -> say(property, value));
        to.add(item);
    }

    private void say(String property, String value) {
        draft.say(row.kind().id(), property, value);
    }
}
