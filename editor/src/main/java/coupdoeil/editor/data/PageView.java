package coupdoeil.editor.data;

import com.formdev.flatlaf.util.UIScale;
import coupdoeil.editor.form.FormView;
import coupdoeil.editor.form.GridView;
import coupdoeil.editor.form.Mark;
import coupdoeil.model.pack.Edit;
import java.awt.BorderLayout;
import java.awt.CardLayout;
import java.awt.Dimension;
import java.util.Optional;
import java.util.function.Consumer;
import javax.swing.BorderFactory;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JTextArea;

/** Shows a page of the battle data: its heading, its explanation, and its form or grid. */
final class PageView extends JPanel {

    private static final long serialVersionUID = 1L;

    private static final String FORM = "form";
    private static final String GRID = "grid";
    private static final String NOTHING = "nothing";

    private final JLabel title = new JLabel();
    private final JLabel kind = new JLabel();
    private final JTextArea about = new JTextArea();
    private final JLabel problem = new JLabel(" ");
    private final CardLayout cards = new CardLayout();
    private final JPanel body = new JPanel(cards);
    private final FormView form;
    private final GridView grid;

    PageView(Consumer<Edit> edits) {
        super(new BorderLayout());
        form = new FormView("data.form", edits);
        grid = new GridView(edits);
        grid.setName("data.grid");
        title.setName("data.page");
        title.putClientProperty("FlatLaf.styleClass", "h3");
        kind.putClientProperty("FlatLaf.style", "foreground: $Form.noteForeground");
        about.setName("data.about");
        about.setLineWrap(true);
        about.setWrapStyleWord(true);
        about.setEditable(false);
        about.setFocusable(false);
        about.setOpaque(false);
        about.putClientProperty("FlatLaf.style", "foreground: $Form.noteForeground; border: null");
        problem.setName("data.problem");
        int gap = UIScale.scale(12);
        JPanel head = new JPanel(new BorderLayout(0, UIScale.scale(4)));
        head.setBorder(BorderFactory.createEmptyBorder(gap, gap, UIScale.scale(8), gap));
        head.add(title, BorderLayout.NORTH);
        head.add(kind, BorderLayout.CENTER);
        JPanel words = new JPanel(new BorderLayout(0, UIScale.scale(4)));
        words.add(about, BorderLayout.NORTH);
        words.add(problem, BorderLayout.SOUTH);
        head.add(words, BorderLayout.SOUTH);
        add(head, BorderLayout.NORTH);
        JPanel framed = new JPanel(new BorderLayout());
        framed.setBorder(BorderFactory.createEmptyBorder(0, gap, gap, gap));
        framed.add(grid);
        body.add(new JPanel(), NOTHING);
        body.add(form, FORM);
        body.add(framed, GRID);
        add(body, BorderLayout.CENTER);
        setMinimumSize(UIScale.scale(new Dimension(200, 100)));
    }

    void show(Page page) {
        if (page instanceof Page.OfForm of) {
            head(of.form().title(), of.form().kind(), of.form().about());
            form.show(of.form());
            cards.show(body, FORM);
        } else if (page instanceof Page.OfGrid of) {
            head(of.title(), "", of.about());
            grid.show(of.grid());
            cards.show(body, GRID);
        } else if (page instanceof Page.OfText of) {
            head(of.title(), "", of.text());
            cards.show(body, NOTHING);
        }
    }

    /**
     * Says what is wrong with the thing shown. The line for it is always there, so that the form does not move under the
     * pointer when a finding comes or goes.
     *
     * @param key of the thing shown; empty if none is
     */
    void mark(DataProblems problems, String key) {
        Optional<Mark> mark = problems.mark(key);
        problem.setIcon(mark.map(Mark::icon).orElse(null));
        problem.setText(mark.map(Mark::text).orElse(" "));
        problem.setToolTipText(mark.map(Mark::text).orElse(null));
        grid.mark(problems::mark);
    }

    private void head(String name, String what, String words) {
        title.setText(name.isEmpty() ? " " : name);
        kind.setText(what);
        kind.setVisible(!what.isEmpty() && !what.equals(name));
        about.setText(words);
        about.setVisible(!words.isEmpty());
    }

    /** Puts the keyboard into the first field of a form. */
    void focusFirst() {
        form.focusFirst();
    }

    /** Takes what has been typed but not confirmed yet. */
    void finishTyping() {
        form.finishTyping();
        grid.finishTyping();
    }
}
