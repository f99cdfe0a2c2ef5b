package coupdoeil.editor.shell;

import coupdoeil.editor.document.Session;
import coupdoeil.editor.text.Messages;
import coupdoeil.model.scenario.Scenario;
import java.awt.BorderLayout;
import java.awt.Component;
import java.awt.Dimension;
import java.util.List;
import javax.swing.DefaultListCellRenderer;
import javax.swing.JComboBox;
import javax.swing.JList;
import javax.swing.JPanel;
import javax.swing.JToolBar;
import org.jspecify.annotations.Nullable;

/** Which scenario of the pack is shown. */
final class ScenarioChooser extends JComboBox<Scenario> {

    private static final long serialVersionUID = 1L;

    private final transient Session session;
    private transient List<Scenario> listed = List.of();
    private boolean showing;

    ScenarioChooser(Session session) {
        this.session = session;
        setName("scenario");
        setFocusable(false);
        setToolTipText(Messages.text("scenario.tip"));
        getAccessibleContext().setAccessibleName(Messages.text("scenario.tip"));
        setRenderer(new DefaultListCellRenderer() {
            private static final long serialVersionUID = 1L;

            @Override
            public Component getListCellRendererComponent(
                    JList<?> list, @Nullable Object value, int index, boolean selected, boolean focused) {
                String name = value instanceof Scenario scenario ? scenario.name() : Messages.text("scenario.none");
                return super.getListCellRendererComponent(list, name, index, selected, focused);
            }
        });
        addActionListener(event -> {
            if (!showing && getSelectedItem() instanceof Scenario scenario) {
                session.showScenario(scenario.id());
            }
        });
        session.document().addListener((before, after, cause) -> refresh());
        session.addViewListener(this::refresh);
        refresh();
    }

    private void refresh() {
        showing = true;
        List<Scenario> now = session.pack().scenarios();
        if (!now.equals(listed)) {
            listed = now;
            removeAllItems();
            now.forEach(this::addItem);
        }
        setSelectedItem(session.scenario().orElse(null));
        setEnabled(now.size() > 1);
        showing = false;
    }

    @Override
    public Dimension getMaximumSize() {
        return getPreferredSize();
    }

    /** A bar with the chooser, which stays in sight where there is too little room for all buttons: they have menu items. */
    static JPanel beside(JToolBar buttons, Session session) {
        JToolBar scenarios = new JToolBar();
        scenarios.setFloatable(false);
        scenarios.add(new ScenarioChooser(session));
        JPanel bar = new JPanel(new BorderLayout());
        bar.add(buttons, BorderLayout.CENTER);
        bar.add(scenarios, BorderLayout.EAST);
        return bar;
    }
}
