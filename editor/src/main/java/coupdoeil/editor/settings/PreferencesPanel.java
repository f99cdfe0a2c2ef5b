package coupdoeil.editor.settings;

import coupdoeil.editor.remembered.Scale;
import coupdoeil.editor.text.Messages;
import java.util.List;
import java.util.function.Consumer;
import javax.swing.JComboBox;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JTabbedPane;
import javax.swing.SwingUtilities;
import net.miginfocom.swing.MigLayout;

/** What a designer sets for all battles. Everything holds at once and is remembered, but for the size. */
public final class PreferencesPanel extends JPanel {

    private static final long serialVersionUID = 1L;

    private static final List<Integer> PERCENTS = List.of(0, 75, 100, 125, 150, 175, 200, 250, 300);

    /** @param turn is told whether the look shall be dark */
    public PreferencesPanel(boolean dark, Consumer<Boolean> turn) {
        super(new MigLayout("insets 0", "[grow, fill]", "[grow, fill]"));
        setName("preferences");
        JTabbedPane tabs = new JTabbedPane();
        tabs.setName("preferences.tabs");
        tabs.addTab(Messages.text("preferences.look"), look(dark, turn));
        tabs.addTab(Messages.text("preferences.keys"), new KeysPanel());
        add(tabs, "w 560lp, h 460lp");
    }

    private static JPanel look(boolean dark, Consumer<Boolean> turn) {
        JPanel look = new JPanel(new MigLayout("insets 16, wrap 3, gap 12 10", "[][fill, 220lp!][]"));
        JComboBox<String> theme =
                new JComboBox<>(new String[] {Messages.text("preferences.light"), Messages.text("preferences.dark")});
        theme.setName("preferences.theme");
        theme.setSelectedIndex(dark ? 1 : 0);
        // Later: a box that is in the middle of a key has no use for a new look.
        theme.addActionListener(event -> SwingUtilities.invokeLater(() -> turn.accept(theme.getSelectedIndex() == 1)));
        row(look, "preferences.theme", theme, "");
        JComboBox<String> scale = new JComboBox<>(PERCENTS.stream()
                .map(percent -> percent == 0
                        ? Messages.text("preferences.scale-system")
                        : Messages.text("preferences.scale-percent", percent))
                .toArray(String[]::new));
        scale.setName("preferences.scale");
        scale.setSelectedIndex(Math.max(0, PERCENTS.indexOf(Scale.percent())));
        scale.addActionListener(event -> Scale.remember(PERCENTS.get(scale.getSelectedIndex())));
        row(look, "preferences.scale", scale, Messages.text("preferences.scale-note"));
        return look;
    }

    private static void row(JPanel look, String key, JComboBox<String> box, String note) {
        JLabel label = new JLabel(Messages.text(key));
        label.setLabelFor(box);
        look.add(label);
        look.add(box);
        JLabel told = new JLabel(note);
        told.putClientProperty("FlatLaf.style", "foreground: $Form.noteForeground");
        look.add(told);
    }
}
