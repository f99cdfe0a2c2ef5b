package coupdoeil.editor.layer;

import com.formdev.flatlaf.FlatClientProperties;
import coupdoeil.editor.action.Icons;
import coupdoeil.editor.document.Session;
import coupdoeil.editor.text.Messages;
import coupdoeil.model.battlefield.Battlefield;
import coupdoeil.validator.picture.LayerId;
import java.awt.BorderLayout;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Predicate;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JSlider;
import javax.swing.JToggleButton;
import javax.swing.Timer;
import net.miginfocom.swing.MigLayout;

/** The layers of the battlefield, the uppermost first: each shown or hidden, locked or open, and more or less opaque. */
public final class LayersPanel extends JPanel {

    private static final long serialVersionUID = 1L;

    /** While a slider is dragged the map is painted no more often. */
    private static final int PAUSE_MILLIS = 60;

    private final transient Session session;
    private final transient MapLayers layers;
    private final JPanel rows = new JPanel(new MigLayout("insets 8 6 8 10, gap 2 4", "[][grow, fill][][80lp, fill]"));
    private final transient List<Runnable> showing = new ArrayList<>();
    private transient List<LayerId> filled = List.of();
    private boolean updating;

    public LayersPanel(Session session, MapLayers layers) {
        super(new BorderLayout());
        this.session = session;
        this.layers = layers;
        setName("layers");
        JPanel top = new JPanel(new BorderLayout());
        top.add(rows, BorderLayout.NORTH);
        JScrollPane scroll = new JScrollPane(top);
        scroll.setBorder(BorderFactory.createEmptyBorder());
        add(scroll, BorderLayout.CENTER);
        JButton usual = new JButton(Messages.text("layers.reset"));
        usual.setName("layers.reset");
        usual.addActionListener(event -> layers.reset());
        JPanel foot = new JPanel(new MigLayout("insets 6 10 8 10"));
        foot.add(usual);
        add(foot, BorderLayout.SOUTH);
        layers.addListener(this::update);
        session.document().addListener((before, after, cause) -> fill());
        fill();
    }

    /** Puts the keyboard to the first layer. */
    public void focusFirst() {
        if (rows.getComponentCount() > 0) {
            rows.getComponent(0).requestFocusInWindow();
        }
    }

    private void fill() {
        Battlefield battlefield = session.pack().battlefield();
        List<LayerId> all = MapLayers.of(battlefield);
        if (all.equals(filled)) {
            return;
        }
        filled = all;
        rows.removeAll();
        showing.clear();
        all.forEach(layer -> row(layer, battlefield));
        rows.revalidate();
        rows.repaint();
        update();
    }

    private void row(LayerId layer, Battlefield battlefield) {
        String name = MapLayers.name(layer, battlefield);
        rows.add(button(
                layer, Messages.text("layers.show", name), "show", "eye", "eye-off", LayerState::shown, layers::show));
        JLabel label = new JLabel(name);
        rows.add(label, "wmin 0");
        JToggleButton lock = button(
                layer,
                Messages.text("layers.lock", name),
                "lock",
                "lock",
                "lock-open",
                LayerState::locked,
                layers::lock);
        lock.setEnabled(MapLayers.canLock(layer, battlefield));
        lock.setVisible(lock.isEnabled());
        rows.add(lock);
        JSlider opacity = opacity(layer, name);
        label.setLabelFor(opacity);
        rows.add(opacity, "wrap");
        showing.add(() -> {
            label.setEnabled(layers.state(layer).shown());
            opacity.setEnabled(layers.state(layer).shown());
        });
    }

    private JToggleButton button(
            LayerId layer,
            String tip,
            String what,
            String on,
            String off,
            Predicate<LayerState> isOn,
            BiConsumer<LayerId, Boolean> turn) {
        JToggleButton button = new JToggleButton(Icons.icon(off));
        button.setSelectedIcon(Icons.icon(on));
        button.putClientProperty(FlatClientProperties.BUTTON_TYPE, FlatClientProperties.BUTTON_TYPE_BORDERLESS);
        // The sign alone says it: a ground of its own under most of them would shout.
        button.putClientProperty("FlatLaf.style", "selectedBackground: null; toolbar.selectedBackground: null");
        button.setName("layers." + what + "." + layer.key());
        button.setToolTipText(tip);
        button.getAccessibleContext().setAccessibleName(tip);
        button.addActionListener(event -> turn.accept(layer, button.isSelected()));
        showing.add(() -> button.setSelected(isOn.test(layers.state(layer))));
        return button;
    }

    private JSlider opacity(LayerId layer, String name) {
        JSlider slider = new JSlider(LayerState.LEAST, 100, 100);
        slider.setName("layers.opacity." + layer.key());
        slider.setMajorTickSpacing(10);
        slider.getAccessibleContext().setAccessibleName(Messages.text("layers.opacity", name));
        Timer pause = new Timer(PAUSE_MILLIS, event -> layers.setOpacity(layer, slider.getValue()));
        pause.setRepeats(false);
        slider.addChangeListener(event -> {
            slider.setToolTipText(Messages.text("layers.percent", slider.getValue()));
            if (!updating && !pause.isRunning()) {
                pause.start();
            }
        });
        showing.add(() -> {
            if (!slider.getValueIsAdjusting()) {
                slider.setValue(layers.state(layer).percent());
            }
        });
        return slider;
    }

    private void update() {
        updating = true;
        showing.forEach(Runnable::run);
        updating = false;
    }
}
