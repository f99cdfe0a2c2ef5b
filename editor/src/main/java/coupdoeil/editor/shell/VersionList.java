package coupdoeil.editor.shell;

import com.formdev.flatlaf.util.UIScale;
import coupdoeil.editor.text.Messages;
import coupdoeil.model.pack.PackVersions.Version;
import java.awt.Dimension;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.util.List;
import java.util.Optional;
import javax.swing.JList;
import javax.swing.JScrollPane;
import javax.swing.ListSelectionModel;

/** The earlier versions of a pack to choose one from: when each was replaced, and what that changed. */
final class VersionList extends JScrollPane {

    private static final long serialVersionUID = 1L;

    private final transient List<Version> versions;
    private final JList<String> list;

    VersionList(List<Version> versions) {
        this.versions = List.copyOf(versions);
        this.list = new JList<>(versions.stream().map(VersionList::line).toArray(String[]::new));
        list.setName("versions");
        list.putClientProperty("html.disable", Boolean.TRUE);
        list.setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
        list.setSelectedIndex(0);
        setViewportView(list);
        setPreferredSize(new Dimension(UIScale.scale(620), UIScale.scale(260)));
    }

    private static String line(Version version) {
        String when = DateTimeFormatter.ofLocalizedDateTime(FormatStyle.MEDIUM)
                .format(version.time().atZone(ZoneId.systemDefault()));
        return Messages.text("dialog.version", when, String.join(", ", version.files()));
    }

    Optional<Version> chosen() {
        int index = list.getSelectedIndex();
        return index < 0 ? Optional.empty() : Optional.of(versions.get(index));
    }
}
