package coupdoeil.editor.help;

import com.formdev.flatlaf.util.UIScale;
import coupdoeil.editor.text.Messages;
import coupdoeil.editor.widget.Windows;
import java.awt.BorderLayout;
import java.awt.Component;
import java.awt.Desktop;
import java.awt.Dimension;
import java.io.IOException;
import java.net.URI;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JDialog;
import javax.swing.JEditorPane;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JToolBar;
import javax.swing.KeyStroke;
import javax.swing.SwingUtilities;
import javax.swing.event.HyperlinkEvent;
import javax.swing.text.html.HTMLDocument;
import org.jspecify.annotations.Nullable;

/** Shows pages of the manual beside the work; links lead from page to page, and back. */
public final class HelpWindow {

    private final JDialog dialog;
    private final JEditorPane text = new JEditorPane();
    private final JButton back = new JButton(Messages.text("help.back"));
    private final Deque<String> past = new ArrayDeque<>();
    private String shown = "";

    private HelpWindow(@Nullable Component owner) {
        dialog = new JDialog(Windows.of(owner), Messages.text("help.title"));
        dialog.setName("help");
        text.setName("help.text");
        text.getAccessibleContext().setAccessibleName(Messages.text("help.title"));
        text.setEditable(false);
        text.setContentType("text/html");
        text.putClientProperty(JEditorPane.HONOR_DISPLAY_PROPERTIES, Boolean.TRUE);
        text.addHyperlinkListener(event -> {
            if (event.getEventType() == HyperlinkEvent.EventType.ACTIVATED) {
                follow(event.getDescription());
            }
        });
        back.setName("help.back");
        back.addActionListener(event -> back());
        JButton home = new JButton(Messages.text("help.contents"));
        home.setName("help.contents");
        home.addActionListener(event -> go("README.md"));
        JToolBar bar = new JToolBar();
        bar.setFloatable(false);
        bar.add(back);
        bar.add(home);
        JScrollPane scroll = new JScrollPane(text);
        scroll.setBorder(BorderFactory.createEmptyBorder());
        JPanel content = new JPanel(new BorderLayout());
        content.add(bar, BorderLayout.NORTH);
        content.add(scroll, BorderLayout.CENTER);
        content.registerKeyboardAction(
                event -> dialog.dispose(),
                KeyStroke.getKeyStroke("ESCAPE"),
                JComponent.WHEN_ANCESTOR_OF_FOCUSED_COMPONENT);
        content.registerKeyboardAction(
                event -> back(), KeyStroke.getKeyStroke("alt LEFT"), JComponent.WHEN_ANCESTOR_OF_FOCUSED_COMPONENT);
        int gap = UIScale.scale(12);
        text.setBorder(BorderFactory.createEmptyBorder(gap, gap, gap, gap));
        dialog.setContentPane(content);
        dialog.setSize(UIScale.scale(new Dimension(760, 760)));
        Windows.fit(dialog);
        dialog.setLocationRelativeTo(owner);
    }

    /** Opens a page. @param page its path in the manual, {@code #heading} behind it or not */
    public static void open(@Nullable Component owner, String page) {
        HelpWindow window = new HelpWindow(owner);
        window.go(page);
        window.dialog.setVisible(true);
        window.text.requestFocusInWindow();
    }

    private void go(String page) {
        if (!shown.isEmpty()) {
            past.push(shown);
        }
        show(page);
    }

    private void back() {
        if (!past.isEmpty()) {
            show(past.pop());
        }
    }

    private void show(String page) {
        int hash = page.indexOf('#');
        String file = hash < 0 ? page : page.substring(0, hash);
        Optional<String> html = Manual.html(file);
        shown = page;
        back.setEnabled(!past.isEmpty());
        text.setText(html.orElseGet(() -> Messages.text("help.missing", file)));
        if (text.getDocument() instanceof HTMLDocument document) {
            document.setBase(Manual.resource(file));
            // Pictures are looked for from where the page is.
            text.setDocument(document);
        }
        text.setCaretPosition(0);
        if (hash >= 0) {
            SwingUtilities.invokeLater(() -> text.scrollToReference(page.substring(hash + 1)));
        }
    }

    private void follow(String link) {
        if (link.matches("[a-z]+:.*")) {
            browse(link);
        } else if (link.startsWith("#")) {
            text.scrollToReference(link.substring(1));
        } else {
            URI there = URI.create("/" + shown.replaceFirst("#.*", "")).resolve(link);
            String anchor = there.getFragment() == null ? "" : "#" + there.getFragment();
            go(there.getPath().substring(1) + anchor);
        }
    }

    private static void browse(String link) {
        try {
            if (Desktop.isDesktopSupported() && Desktop.getDesktop().isSupported(Desktop.Action.BROWSE)) {
                Desktop.getDesktop().browse(URI.create(link));
            }
        } catch (IOException unreachable) {
            System.getLogger(HelpWindow.class.getName()).log(System.Logger.Level.INFO, "no browser", unreachable);
        }
    }
}
