package coupdoeil.editor.shell;

import coupdoeil.editor.text.Messages;
import coupdoeil.model.pack.problem.Problem;
import java.nio.file.Path;
import java.util.List;
import javax.swing.JLabel;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;

/** What reading a pack found wrong: first what is not in the battle, though kept, then the rest. */
final class ProblemPanel extends JPanel {

    private static final long serialVersionUID = 1L;

    ProblemPanel(Path path, List<Problem> problems, boolean loaded) {
        super(new MigLayout("insets 0, flowy", "[grow, fill]"));
        List<Problem> leftOut = problems.stream().filter(Problem::leftOut).toList();
        List<Problem> others =
                problems.stream().filter(problem -> !problem.leftOut()).toList();
        say("problems.head", Messages.text(loaded ? "problems.loaded" : "problems.unreadable", path));
        if (!leftOut.isEmpty()) {
            say("problems.left-out", Messages.text("problems.left-out", leftOut.size()));
            add(new ProblemTable(leftOut), "growy, pushy");
        }
        if (!leftOut.isEmpty() && !others.isEmpty()) {
            say("problems.others", Messages.text("problems.others"));
        }
        if (!others.isEmpty()) {
            add(new ProblemTable(others), "growy, pushy");
        }
    }

    private void say(String name, String text) {
        JLabel label = new JLabel(text);
        label.setName(name);
        label.putClientProperty("html.disable", Boolean.TRUE);
        add(label);
    }
}
