package coupdoeil.editor.form;

import com.formdev.flatlaf.util.UIScale;
import coupdoeil.editor.widget.ThemeIcon;
import coupdoeil.model.pack.Edit;
import java.awt.Component;
import java.awt.Dimension;
import java.awt.Rectangle;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import javax.swing.BorderFactory;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JToggleButton;
import javax.swing.ScrollPaneConstants;
import javax.swing.Scrollable;
import javax.swing.SwingConstants;
import javax.swing.text.JTextComponent;
import org.jspecify.annotations.Nullable;

/** Shows a form. Rows stay while only values change, so that typing is not interrupted. */
public final class FormView extends JScrollPane {

    private static final long serialVersionUID = 1L;

    /** Forms of more fields than this show at first only the sections that say something. */
    private static final int LONG = 9;

    private final String prefix;
    private final transient Consumer<Edit> edits;
    private final transient List<FieldRow> rows = new ArrayList<>();
    private final transient Map<String, Boolean> folded = new HashMap<>();
    private transient @Nullable Form shown;

    /**
     * @param prefix begins the names of the controls
     * @param edits takes what is changed
     */
    public FormView(String prefix, Consumer<Edit> edits) {
        this.prefix = prefix;
        this.edits = edits;
        setBorder(BorderFactory.createEmptyBorder());
        setHorizontalScrollBarPolicy(ScrollPaneConstants.HORIZONTAL_SCROLLBAR_NEVER);
        getVerticalScrollBar().setUnitIncrement(16);
    }

    /** Puts the keyboard into the first field, with all its text selected. */
    public void focusFirst() {
        rows.stream().findFirst().ifPresent(FormView::focus);
    }

    /** Puts the keyboard into a field, with all its text selected; nothing happens if there is none of that key. */
    public void focus(String key) {
        rows.stream().filter(row -> row.field().key().equals(key)).findFirst().ifPresent(FormView::focus);
    }

    private static void focus(FieldRow row) {
        JComponent control = row.control();
        control.requestFocusInWindow();
        control.scrollRectToVisible(new Rectangle(0, 0, 1, control.getHeight()));
        if (control instanceof JTextComponent text) {
            text.selectAll();
        }
    }

    /** Takes what has been typed but not confirmed yet. */
    public void finishTyping() {
        List.copyOf(rows).forEach(FieldRow::finish);
    }

    /** Shows a form, or something else where there is none. */
    public void show(Form form) {
        Form before = shown;
        if (before != null && before.hasRowsOf(form)) {
            List<Field> fields = form.fields();
            for (int i = 0; i < rows.size(); i++) {
                rows.get(i).show(fields.get(i));
            }
        } else {
            Optional<String> typed = rows.stream()
                    .filter(row -> row.control().isFocusOwner())
                    .map(row -> row.field().key())
                    .findFirst();
            boolean same = before != null && before.kind().equals(form.kind());
            rows.clear();
            setViewportView(body(form));
            typed.filter(key -> same).ifPresent(this::goOn);
        }
        shown = form;
    }

    /** Puts the keyboard into the first field that must be filled and is empty, or else back to where it was. */
    private void goOn(String typed) {
        String wanted = rows.stream()
                .map(FieldRow::field)
                .filter(field -> field.type().required() && field.value() == null)
                .map(Field::key)
                .findFirst()
                .orElse(typed);
        focus(wanted);
    }

    public void showNothing(JComponent instead) {
        rows.clear();
        shown = null;
        setViewportView(instead);
    }

    private Body body(Form form) {
        FormLayout layout = new FormLayout(UIScale.scale(5));
        Body body = new Body(layout);
        for (Form.Section section : form.sections()) {
            List<FieldRow> inside = new ArrayList<>();
            List<JLabel> labels = new ArrayList<>();
            if (!section.title().isEmpty()) {
                heading(body, layout, form, section, inside, labels);
            }
            for (Field field : section.fields()) {
                FieldRow row = FieldRow.of(prefix, field, edits);
                rows.add(row);
                JLabel label = new JLabel(field.label());
                label.setLabelFor(row.control());
                label.setToolTipText(
                        field.type().tip().isEmpty()
                                ? field.label()
                                : field.type().tip());
                inside.add(row);
                labels.add(label);
                add(body, layout, new FormLayout.Line(label, row.component(), row.note(), row.isWide()));
            }
            if (isFolded(form, section)) {
                fold(inside, labels, true);
            }
        }
        return body;
    }

    private static void add(Body body, FormLayout layout, FormLayout.Line line) {
        layout.add(line);
        for (Component part : List.of(line.label(), line.control(), line.note())) {
            body.add(part);
        }
    }

    private void heading(
            Body body, FormLayout layout, Form form, Form.Section section, List<FieldRow> inside, List<JLabel> labels) {
        JToggleButton heading = new JToggleButton(section.title(), !isFolded(form, section));
        heading.setName(prefix + ".section." + section.title());
        heading.putClientProperty("JButton.buttonType", "borderless");
        heading.putClientProperty("FlatLaf.styleClass", "h4");
        heading.putClientProperty(
                "FlatLaf.style", "margin: 2,0,2,4; toolbar.selectedBackground: null; selectedBackground: null");
        heading.setHorizontalAlignment(SwingConstants.LEADING);
        heading.setIcon(new ThemeIcon("Tree.collapsedIcon"));
        heading.setSelectedIcon(new ThemeIcon("Tree.expandedIcon"));
        heading.setFocusable(isFolded(form, section));
        heading.addActionListener(event -> {
            heading.setFocusable(!heading.isSelected());
            folded.put(form.kind() + "/" + section.title(), !heading.isSelected());
            fold(inside, labels, !heading.isSelected());
        });
        JLabel nothing = new JLabel();
        nothing.setVisible(false);
        add(body, layout, new FormLayout.Line(new JLabel(), heading, nothing, true));
    }

    private static void fold(List<FieldRow> rows, List<JLabel> labels, boolean away) {
        labels.forEach(label -> label.setVisible(!away));
        for (FieldRow row : rows) {
            row.component().setVisible(!away);
            row.note().setVisible(!away && !row.note().getText().isEmpty());
        }
    }

    /** A section nobody has touched is folded if it says nothing and the form is long. */
    private boolean isFolded(Form form, Form.Section section) {
        Boolean chosen = folded.get(form.kind() + "/" + section.title());
        boolean silent = section.fields().stream()
                .allMatch(field -> field.value() == null && !field.type().required());
        boolean isLong = form.fields().size() > LONG;
        return chosen != null ? chosen : silent && isLong && form.sections().indexOf(section) > 0;
    }

    /** As wide as the view, so that only the height scrolls. */
    private static final class Body extends JPanel implements Scrollable {

        private static final long serialVersionUID = 1L;

        Body(FormLayout layout) {
            super(layout);
            int edge = UIScale.scale(12);
            setBorder(BorderFactory.createEmptyBorder(0, edge, edge, edge));
        }

        @Override
        public Dimension getPreferredScrollableViewportSize() {
            return getPreferredSize();
        }

        @Override
        public int getScrollableUnitIncrement(Rectangle visible, int orientation, int direction) {
            return 16;
        }

        @Override
        public int getScrollableBlockIncrement(Rectangle visible, int orientation, int direction) {
            return visible.height;
        }

        @Override
        public boolean getScrollableTracksViewportWidth() {
            return true;
        }

        @Override
        public boolean getScrollableTracksViewportHeight() {
            return false;
        }
    }
}
