package coupdoeil.editor.findings;

import coupdoeil.editor.document.Session;
import coupdoeil.editor.text.Messages;
import coupdoeil.model.pack.Edit;
import coupdoeil.model.rules.Profile;
import java.awt.Component;
import java.util.List;
import javax.swing.DefaultComboBoxModel;
import javax.swing.DefaultListCellRenderer;
import javax.swing.JButton;
import javax.swing.JComboBox;
import javax.swing.JList;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;

/**
 * By which profile the findings are shown. To choose one changes nothing but what is shown; a button then lets the pack
 * name it, so that it holds for everybody.
 */
final class ProfileChooser extends JPanel {

    private static final long serialVersionUID = 1L;

    private final transient Session session;
    private final transient LiveFindings live;
    private final JComboBox<Profile> profiles = new JComboBox<>();
    private final JButton keep = new JButton(Messages.text("findings.keep-profile"));
    private transient List<Profile> offered = List.of();
    private boolean filling;

    ProfileChooser(Session session, LiveFindings live) {
        super(new MigLayout("insets 0, gap 4, hidemode 3"));
        this.session = session;
        this.live = live;
        profiles.setName("findings.profile");
        profiles.getAccessibleContext().setAccessibleName(Messages.text("findings.profile"));
        profiles.setRenderer(new Renderer());
        profiles.addActionListener(event -> {
            if (!filling && profiles.getSelectedItem() instanceof Profile profile) {
                live.judgeBy(profile.equals(named()) ? "" : profile.id());
            }
        });
        keep.setName("findings.keep-profile");
        keep.setToolTipText(Messages.text("findings.keep-profile-tip"));
        keep.addActionListener(event -> keep());
        add(profiles);
        add(keep);
        refresh();
    }

    /** The profile that the pack names, or that holds because it names none. */
    private Profile named() {
        return session.system().profileOrFirst(session.pack().info().profile());
    }

    private void keep() {
        Profile profile = live.profile();
        String id = profile.equals(session.system().profileOrFirst("")) ? "" : profile.id();
        session.edit(new Edit(
                Messages.text(
                        "edit.set",
                        Messages.text("field.profile"),
                        session.pack().info().name()),
                pack -> pack.withInfo(pack.info().withProfile(id))));
        live.judgeBy("");
    }

    /** Shows what is offered and holds now. */
    void refresh() {
        filling = true;
        List<Profile> now = session.system().profiles();
        if (!now.equals(offered)) {
            offered = now;
            profiles.setModel(new DefaultComboBoxModel<>(now.toArray(Profile[]::new)));
        }
        profiles.setSelectedItem(live.profile());
        profiles.setToolTipText(live.profile().description());
        keep.setVisible(!live.profile().equals(named()));
        filling = false;
        profiles.repaint();
    }

    private final class Renderer extends DefaultListCellRenderer {

        private static final long serialVersionUID = 1L;

        @Override
        public Component getListCellRendererComponent(
                JList<?> list, Object value, int index, boolean isSelected, boolean focused) {
            super.getListCellRendererComponent(list, value, index, isSelected, focused);
            if (value instanceof Profile profile) {
                setText(
                        index >= 0 && profile.equals(named())
                                ? Messages.text("findings.profile-of-pack", profile.name())
                                : profile.name());
                setToolTipText(profile.description());
            }
            return this;
        }
    }
}
