package coupdoeil.editor.inspector;

import com.formdev.flatlaf.util.UIScale;
import coupdoeil.editor.document.Selection;
import coupdoeil.editor.document.Session;
import coupdoeil.editor.form.Form;
import coupdoeil.editor.form.FormView;
import coupdoeil.editor.text.Messages;
import coupdoeil.editor.widget.WrapPanel;
import java.awt.BorderLayout;
import java.util.List;
import java.util.Optional;
import javax.swing.Action;
import javax.swing.JButton;
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
    private final JTextArea about = words("inspector.about");
    private final JPanel commands = new WrapPanel(UIScale.scale(4));
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
        head.add(kind, "wrap, wmin 0");
        head.add(about, "wrap, wmin 0, hidemode 3, gaptop 4");
        commands.setName("inspector.commands");
        head.add(commands, "wmin 0, hidemode 3, gaptop 4");
        add(head, BorderLayout.NORTH);
        view = new FormView("inspector", session::edit);
        add(view, BorderLayout.CENTER);
        session.addViewListener(this::refresh);
        session.document().addListener((before, after, cause) -> refresh());
        refresh();
    }

    /** What can be done with a region of the map: buttons beside what it comes to. */
    public void offerForRegions(List<Action> actions) {
        for (Action action : actions) {
            JButton button = new JButton(action);
            button.setName("inspector.command." + commands.getComponentCount());
            commands.add(button);
        }
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
        about.setText(form.map(Form::about).orElse(""));
        about.setVisible(!about.getText().isEmpty());
        commands.setVisible(
                session.selection() instanceof Selection.OfHexes || session.selection() instanceof Selection.OfGround);
        form.ifPresentOrElse(view::show, () -> view.showNothing(hint()));
    }

    private JComponent hint() {
        JTextArea hint = words("inspector.hint");
        hint.setText(BattleSummary.of(session) + "\n\n" + Messages.text("inspector.hint"));
        JPanel empty = new JPanel(new MigLayout("insets 4 12 12 12", "[grow, fill]"));
        empty.add(hint, "wmin 0");
        return empty;
    }

    private static JTextArea words(String name) {
        JTextArea words = new JTextArea();
        words.setName(name);
        words.setLineWrap(true);
        words.setWrapStyleWord(true);
        words.setEditable(false);
        words.setFocusable(false);
        words.setOpaque(false);
        words.putClientProperty("FlatLaf.style", "foreground: $Form.noteForeground; border: null");
        return words;
    }
}
