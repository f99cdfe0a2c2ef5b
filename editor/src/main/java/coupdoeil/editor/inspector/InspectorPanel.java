package coupdoeil.editor.inspector;

import coupdoeil.editor.document.Session;
import coupdoeil.editor.text.Messages;
import java.awt.BorderLayout;
import java.awt.Component;
import java.awt.Dimension;
import java.awt.Rectangle;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.swing.BorderFactory;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JTextArea;
import javax.swing.JToggleButton;
import javax.swing.ScrollPaneConstants;
import javax.swing.Scrollable;
import javax.swing.SwingConstants;
import javax.swing.UIManager;
import net.miginfocom.swing.MigLayout;
import org.jspecify.annotations.Nullable;

/** Shows the form of what is selected. Rows stay while only values change, so that typing is not interrupted. */
public final class InspectorPanel extends JPanel {

    private static final long serialVersionUID = 1L;

    private final transient Session session;
    private final JLabel title = new JLabel();
    private final JLabel kind = new JLabel();
    private final JScrollPane scroll = new JScrollPane();
    private final transient List<FieldRow> rows = new ArrayList<>();
    private final transient Map<String, Boolean> folded = new HashMap<>();
    private transient @Nullable Form shown;

    public InspectorPanel(Session session) {
        super(new BorderLayout());
        this.session = session;
        setName("inspector");
        title.setName("inspector.title");
        title.putClientProperty("FlatLaf.styleClass", "h3");
        kind.setName("inspector.kind");
        kind.putClientProperty("FlatLaf.style", "foreground: $Label.disabledForeground");
        JPanel head = new JPanel(new MigLayout("insets 10 12 6 12, gap 0", "[grow, fill]"));
        head.add(title, "wrap, wmin 0");
        head.add(kind, "wmin 0");
        add(head, BorderLayout.NORTH);
        scroll.setBorder(BorderFactory.createEmptyBorder());
        scroll.setHorizontalScrollBarPolicy(ScrollPaneConstants.HORIZONTAL_SCROLLBAR_NEVER);
        scroll.getVerticalScrollBar().setUnitIncrement(16);
        add(scroll, BorderLayout.CENTER);
        session.addViewListener(this::refresh);
        session.document().addListener((before, after, cause) -> refresh());
        refresh();
    }

    /** Puts the keyboard into the first field. */
    public void focusFirst() {
        if (!rows.isEmpty()) {
            rows.get(0).component().requestFocusInWindow();
        }
    }

    /** Takes what has been typed but not confirmed yet, as before saving. */
    public void finishTyping() {
        List.copyOf(rows).forEach(FieldRow::finish);
    }

    private void refresh() {
        Optional<Form> form = Forms.of(session);
        Form before = shown;
        if (form.isPresent() && before != null && before.hasRowsOf(form.get())) {
            title.setText(form.get().title());
            List<Field> fields = form.get().sections().stream()
                    .flatMap(section -> section.fields().stream())
                    .toList();
            for (int i = 0; i < rows.size(); i++) {
                rows.get(i).show(fields.get(i));
            }
        } else if (form.isPresent() || before != null || title.getText().isEmpty()) {
            rebuild(form.orElse(null));
        }
        shown = form.orElse(null);
    }

    private void rebuild(@Nullable Form form) {
        rows.clear();
        title.setText(form == null ? Messages.text("inspector.nothing") : form.title());
        kind.setText(form == null ? " " : form.kind());
        if (form == null) {
            JTextArea hint = new JTextArea(Messages.text("inspector.hint"));
            hint.setName("inspector.hint");
            hint.setLineWrap(true);
            hint.setWrapStyleWord(true);
            hint.setEditable(false);
            hint.setFocusable(false);
            hint.setOpaque(false);
            hint.putClientProperty("FlatLaf.style", "foreground: $Label.disabledForeground; border: null");
            JPanel empty = new JPanel(new MigLayout("insets 4 12 12 12", "[grow, fill]"));
            empty.add(hint, "wmin 0");
            scroll.setViewportView(empty);
        } else {
            scroll.setViewportView(panel(form));
        }
    }

    private JPanel panel(Form form) {
        FormBody body = new FormBody();
        for (Form.Section section : form.sections()) {
            List<Component> shown = new ArrayList<>();
            if (!section.title().isEmpty()) {
                body.add(heading(form, section, shown), "span 2, growx, gaptop 6, wrap");
            }
            for (Field field : section.fields()) {
                FieldRow row = FieldRow.of(field, session::edit);
                rows.add(row);
                JLabel label = new JLabel(field.label());
                label.setLabelFor(row.component());
                label.setToolTipText(field.tip().isEmpty() ? field.label() : field.tip());
                body.add(label, "wmin 0");
                body.add(row.component(), "growx, wmin 60, wrap");
                shown.add(label);
                shown.add(row.component());
            }
            if (isFolded(form, section)) {
                shown.forEach(component -> component.setVisible(false));
            }
        }
        return body;
    }

    /** The heading of a section, which folds it away and out again. */
    private JToggleButton heading(Form form, Form.Section section, List<Component> shown) {
        JToggleButton heading = new JToggleButton(section.title(), !isFolded(form, section));
        heading.setName("inspector.section." + section.title());
        heading.putClientProperty("JButton.buttonType", "borderless");
        heading.putClientProperty("FlatLaf.styleClass", "h4");
        heading.putClientProperty(
                "FlatLaf.style", "margin: 2,0,2,4; toolbar.selectedBackground: null; selectedBackground: null");
        heading.setHorizontalAlignment(SwingConstants.LEADING);
        heading.setIcon(UIManager.getIcon("Tree.collapsedIcon"));
        heading.setSelectedIcon(UIManager.getIcon("Tree.expandedIcon"));
        heading.addActionListener(event -> {
            folded.put(form.kind() + "/" + section.title(), !heading.isSelected());
            shown.forEach(component -> component.setVisible(heading.isSelected()));
        });
        return heading;
    }

    /** A section nobody has touched is folded if it is one of many and says nothing. */
    private boolean isFolded(Form form, Form.Section section) {
        Boolean chosen = folded.get(form.kind() + "/" + section.title());
        boolean silent = section.fields().stream().allMatch(field -> field.value() == null && !field.required());
        return chosen != null ? chosen : silent && form.sections().indexOf(section) > 0;
    }

    /** As wide as the view, so that only the height scrolls. */
    private static final class FormBody extends JPanel implements Scrollable {

        private static final long serialVersionUID = 1L;

        FormBody() {
            super(new MigLayout("insets 0 12 12 12, gap 6 4, hidemode 3", "[48%, fill][52%, grow, fill]"));
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
