package coupdoeil.editor.inspector;

import coupdoeil.editor.document.Session;
import coupdoeil.editor.form.Form;
import coupdoeil.editor.form.FormView;
import coupdoeil.editor.text.Messages;
import java.awt.BorderLayout;
import java.util.Optional;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JTextArea;
import net.miginfocom.swing.MigLayout;

/** Shows the form of what is selected; of nothing, what the battle comes to. Rows stay while only values change, so that typing is not interrupted. */
public final class InspectorPanel extends JPanel {

    private static final long serialVersionUID = 1L;

    private final transient Session session;
    private final JLabel title = new JLabel();
    private final JLabel kind = new JLabel();
    private final FormView view;

    public InspectorPanel(Session session) {
        super(new BorderLayout());
        this.session = session;
        setName("inspector");
        title.setName("inspector.title");
        title.putClientProperty("FlatLaf.styleClass", "h3");
        kind.setName("inspector.kind");
        kind.putClientProperty("FlatLaf.style", "foreground: $Form.noteForeground");
        JPanel head = new JPanel(new MigLayout("insets 10 12 6 12, gap 0", "[grow, fill]"));
        head.add(title, "wrap, wmin 0");
        head.add(kind, "wmin 0");
        add(head, BorderLayout.NORTH);
        view = new FormView("inspector", session::edit);
        add(view, BorderLayout.CENTER);
        session.addViewListener(this::refresh);
        session.document().addListener((before, after, cause) -> refresh());
        refresh();
    }

    /** Puts the keyboard into the first field. */
    public void focusFirst() {
        view.focusFirst();
    }

    /** Puts the keyboard into a field, all of it selected, so that one can type something else; nothing if it is not there. */
    public void focus(String field) {
        view.focus(field);
    }

    /** Takes what has been typed but not confirmed yet, as before saving. */
    public void finishTyping() {
        view.finishTyping();
    }

    private void refresh() {
        Optional<Form> form = Forms.of(session);
        title.setText(form.map(Form::title).orElse(session.pack().info().name()));
        kind.setText(form.map(Form::kind).orElse(session.system().name()));
        form.ifPresentOrElse(view::show, () -> view.showNothing(hint()));
    }

    private JComponent hint() {
        JTextArea hint = new JTextArea(BattleSummary.of(session) + "\n\n" + Messages.text("inspector.hint"));
        hint.setName("inspector.hint");
        hint.setLineWrap(true);
        hint.setWrapStyleWord(true);
        hint.setEditable(false);
        hint.setFocusable(false);
        hint.setOpaque(false);
        hint.putClientProperty("FlatLaf.style", "foreground: $Form.noteForeground; border: null");
        JPanel empty = new JPanel(new MigLayout("insets 4 12 12 12", "[grow, fill]"));
        empty.add(hint, "wmin 0");
        return empty;
    }
}
