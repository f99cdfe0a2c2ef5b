package coupdoeil.editor.form;

import com.formdev.flatlaf.util.UIScale;
import coupdoeil.editor.widget.ThemeIcon;
import coupdoeil.model.pack.Edit;
import java.awt.Component;
import java.awt.Dimension;
import java.awt.Rectangle;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import javax.swing.BorderFactory;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JToggleButton;
import javax.swing.Scrollable;
import javax.swing.SwingConstants;

/** The rows of a form, in sections that can be folded; as wide as the view, so that only the height scrolls. */
final class FormBody extends JPanel implements Scrollable {

    private static final long serialVersionUID = 1L;

    /** Forms of more fields than this show at first only the sections that say something. */
    private static final int LONG = 9;

    private record Part(JToggleButton heading, List<FieldRow> rows, List<JLabel> labels) {

        void fold(boolean away) {
            labels.forEach(label -> label.setVisible(!away));
            for (FieldRow row : rows) {
                row.component().setVisible(!away);
                row.note().setVisible(!away && !row.note().getText().isEmpty());
            }
        }
    }

    private final String prefix;
    /** Whether a section is folded, by kind of form and title, if that was chosen. */
    private final transient Map<String, Boolean> folded;

    private final transient FormLayout layout = new FormLayout(UIScale.scale(5));
    private final transient List<FieldRow> rows = new ArrayList<>();
    private final transient List<Part> parts = new ArrayList<>();
    private transient Form form;

    FormBody(String prefix, Form form, Map<String, Boolean> folded, Consumer<Edit> edits) {
        this.prefix = prefix;
        this.form = form;
        this.folded = folded;
        setLayout(layout);
        int edge = UIScale.scale(12);
        setBorder(BorderFactory.createEmptyBorder(0, edge, edge, edge));
        for (Form.Section section : form.sections()) {
            Part part = new Part(new JToggleButton(section.title()), new ArrayList<>(), new ArrayList<>());
            parts.add(part);
            if (!section.title().isEmpty()) {
                head(part, section.title());
            }
            for (Field field : section.fields()) {
                add(part, FieldRow.of(prefix, field, edits), field);
            }
        }
        fold();
    }

    private void head(Part part, String title) {
        JToggleButton heading = part.heading();
        heading.setName(prefix + ".section." + title);
        heading.putClientProperty("JButton.buttonType", "borderless");
        heading.putClientProperty("FlatLaf.styleClass", "h4");
        heading.putClientProperty(
                "FlatLaf.style", "margin: 2,0,2,4; toolbar.selectedBackground: null; selectedBackground: null");
        heading.setHorizontalAlignment(SwingConstants.LEADING);
        heading.setIcon(new ThemeIcon("Tree.collapsedIcon"));
        heading.setSelectedIcon(new ThemeIcon("Tree.expandedIcon"));
        heading.addActionListener(event -> {
            heading.setFocusable(!heading.isSelected());
            folded.put(key(title), !heading.isSelected());
            part.fold(!heading.isSelected());
        });
        JLabel nothing = new JLabel();
        nothing.setVisible(false);
        add(new FormLayout.Line(new JLabel(), heading, nothing, true));
    }

    private void add(Part part, FieldRow row, Field field) {
        JLabel label = new JLabel(field.label());
        label.setLabelFor(row.control());
        label.setToolTipText(
                field.type().tip().isEmpty() ? field.label() : field.type().tip());
        rows.add(row);
        part.rows().add(row);
        part.labels().add(label);
        add(new FormLayout.Line(label, row.component(), row.note(), row.isWide()));
    }

    private void add(FormLayout.Line line) {
        layout.add(line);
        for (Component part : List.of(line.label(), line.control(), line.note())) {
            add(part);
        }
    }

    List<FieldRow> rows() {
        return rows;
    }

    Form form() {
        return form;
    }

    /** Shows the values of another form, which has the same rows; what is folded stays so. */
    void show(Form other) {
        List<Field> fields = other.fields();
        for (int i = 0; i < rows.size(); i++) {
            rows.get(i).show(fields.get(i));
        }
        form = other;
    }

    /** Folds sections as if the form were shown for the first time. */
    void fold() {
        for (int i = 0; i < parts.size(); i++) {
            Form.Section section = form.sections().get(i);
            boolean away = isFolded(section);
            parts.get(i).heading().setSelected(!away);
            parts.get(i).heading().setFocusable(away);
            parts.get(i).fold(away);
        }
    }

    /** A section nobody has touched is folded if it says nothing and the form is long. */
    private boolean isFolded(Form.Section section) {
        Boolean chosen = folded.get(key(section.title()));
        boolean silent = section.fields().stream()
                .allMatch(field -> field.value() == null && !field.type().required());
        boolean isLong = form.fields().size() > LONG;
        return chosen != null ? chosen : silent && isLong && form.sections().indexOf(section) > 0;
    }

    private String key(String title) {
        return form.kind() + "/" + title;
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
