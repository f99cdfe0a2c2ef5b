package coupdoeil.editor.sight;

import com.formdev.flatlaf.util.UIScale;
import coupdoeil.editor.text.Messages;
import coupdoeil.editor.widget.EdgeSplit;
import java.awt.BorderLayout;
import java.awt.Dimension;
import javax.swing.BorderFactory;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JTextArea;
import javax.swing.UIManager;

/** The profile of the line of sight, and beside it in words all that is known of it. */
public final class SightPanel extends JPanel {

    private static final long serialVersionUID = 1L;

    private final transient LiveLine line;
    private final ProfileView profile;
    private final JLabel heading = new JLabel();
    private final JTextArea details = new JTextArea();

    public SightPanel(LiveLine line) {
        super(new BorderLayout());
        this.line = line;
        this.profile = new ProfileView(line);
        setName("sight");
        heading.setName("sight.heading");
        heading.putClientProperty("FlatLaf.styleClass", "h4");
        heading.setBorder(BorderFactory.createEmptyBorder(8, 10, 2, 10));
        details.setName("sight.details");
        details.setEditable(false);
        details.setLineWrap(true);
        details.setWrapStyleWord(true);
        details.setBorder(BorderFactory.createEmptyBorder(2, 10, 8, 10));
        JScrollPane scroll = new JScrollPane(details);
        scroll.setBorder(BorderFactory.createEmptyBorder());
        JPanel words = new JPanel(new BorderLayout());
        words.add(heading, BorderLayout.NORTH);
        words.add(scroll, BorderLayout.CENTER);
        words.setPreferredSize(UIScale.scale(new Dimension(310, 150)));
        add(EdgeSplit.right("sight.split", profile, words), BorderLayout.CENTER);
        line.addListener(this::refresh);
        refresh();
    }

    /** Puts the keyboard into the words. */
    public void focusDetails() {
        details.requestFocusInWindow();
    }

    private void refresh() {
        LineView view = line.view().orElse(null);
        heading.setText(view == null ? Messages.text("sight.no-line") : view.heading());
        String text = view == null
                ? Messages.text(line.leadsSomewhere() ? "sight.none" : "sight.how")
                : String.join("\n", view.details());
        if (!text.equals(details.getText())) {
            details.setText(text);
            details.setCaretPosition(0);
        }
        profile.repaint();
    }

    @Override
    public void updateUI() {
        super.updateUI();
        if (details != null) {
            details.setBackground(UIManager.getColor("Panel.background"));
            details.setFont(UIManager.getFont("Label.font"));
        }
    }
}
