package coupdoeil.editor.sight;

import com.formdev.flatlaf.FlatLaf;
import com.formdev.flatlaf.util.UIScale;
import coupdoeil.editor.paint.MapPainter;
import coupdoeil.editor.paint.sheet.PaintTheme;
import coupdoeil.editor.text.Messages;
import coupdoeil.validator.sight.hexes.Sightline;
import coupdoeil.validator.sight.table.Meeting;
import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.event.MouseEvent;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import javax.swing.JComponent;
import javax.swing.ToolTipManager;
import org.jspecify.annotations.Nullable;

/** Draws the profile of the line of sight; the two sides of a line that are judged apart beside each other. */
final class ProfileView extends JComponent {

    private static final long serialVersionUID = 1L;

    private final transient LiveLine line;

    ProfileView(LiveLine line) {
        this.line = line;
        setName("sight.profile");
        setPreferredSize(UIScale.scale(new Dimension(500, 150)));
        setMinimumSize(UIScale.scale(new Dimension(160, 100)));
        ToolTipManager.sharedInstance().registerComponent(this);
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        Graphics2D g = (Graphics2D) graphics.create();
        MapPainter.antialias(g);
        painters().forEach(painter -> painter.paint(g));
        table().ifPresent(painter -> painter.paint(g));
        g.dispose();
    }

    private List<ProfilePainter> painters() {
        List<ProfilePainter> painters = new ArrayList<>();
        if (line.view().map(LineView::profile).orElse(null) instanceof SightProfile profile) {
            int count = profile.lanes().size();
            for (int i = 0; i < count; i++) {
                int left = getWidth() * i / count;
                int right = getWidth() * (i + 1) / count;
                painters.add(new ProfilePainter(
                        profile,
                        profile.lanes().get(i),
                        title(profile.line(), i),
                        theme(),
                        left,
                        right - left,
                        getHeight()));
            }
        }
        return painters;
    }

    private Optional<TableProfilePainter> table() {
        return line.view()
                .map(LineView::profile)
                .filter(TableProfile.class::isInstance)
                .flatMap(profile -> ((TableProfile) profile).ray())
                .map(ray -> new TableProfilePainter(ray, theme(), getWidth(), getHeight()));
    }

    private static PaintTheme theme() {
        return FlatLaf.isLafDark() ? PaintTheme.DARK : PaintTheme.LIGHT;
    }

    private static String title(Sightline line, int lane) {
        String clear = Messages.text(line.paths().get(lane).clear() ? "sight.path-clear" : "sight.path-blocked");
        return line.forked() ? Messages.text(lane == 0 ? "sight.left" : "sight.right") + " " + clear : "";
    }

    @Override
    public @Nullable String getToolTipText(MouseEvent event) {
        String met = table().map(painter ->
                        painter.at(event.getX()).stream().map(Meeting::text).collect(Collectors.joining(" · ")))
                .orElse("");
        return painters().stream()
                .flatMap(painter -> painter.stepAt(event.getX()).stream())
                .map(ProfileView::text)
                .findFirst()
                .orElse(met.isEmpty() ? null : met);
    }

    private static String text(SightProfile.Step step) {
        StringBuilder text = new StringBuilder(Messages.text("sight.step", step.label(), step.level()));
        for (String what : List.of(step.terrain(), step.units(), step.wall())) {
            if (!what.isEmpty()) {
                text.append(" · ").append(what);
            }
        }
        return text.toString();
    }
}
