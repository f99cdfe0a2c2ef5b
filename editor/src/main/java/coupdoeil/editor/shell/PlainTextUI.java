package coupdoeil.editor.shell;

import javax.swing.JComponent;
import javax.swing.UIDefaults;
import javax.swing.UIManager;
import javax.swing.plaf.ComponentUI;

/**
 * Stands before every delegate of the look, so that no component takes a text for HTML because it begins with
 * {@code <html>}: names come from packs, and HTML fetches pictures from anywhere. It hears of each component before it is
 * given its delegate, those that Swing makes itself included: renderers, tooltips, what dialogs say, the list of files.
 *
 * <p>A component that is to show HTML of ours sets the property to false; an editor pane of type {@code text/html} is not
 * concerned. The titles of a tabbed pane do not heed the property: they must be texts of the program.
 */
public final class PlainTextUI extends ComponentUI {

    /** The client property by which Swing knows. */
    static final String PLAIN = "html.disable";

    private PlainTextUI() {}

    /** Takes its place before the delegates of the present look; to be called again after another one is set. */
    static void install() {
        UIDefaults look = UIManager.getLookAndFeelDefaults();
        look.forEach((key, value) -> {
            if (key instanceof String id && id.endsWith("UI") && value instanceof String) {
                UIManager.put(id, PlainTextUI.class.getName());
            }
        });
    }

    /** Called by Swing for every component that asks for its delegate. */
    public static ComponentUI createUI(JComponent component) {
        if (component.getClientProperty(PLAIN) == null) {
            component.putClientProperty(PLAIN, Boolean.TRUE);
        }
        return UIManager.getLookAndFeelDefaults().getUI(component);
    }
}
