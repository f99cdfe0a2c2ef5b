package coupdoeil.editor.sight;

import coupdoeil.editor.text.Messages;
import coupdoeil.model.pack.Pack;
import coupdoeil.validator.report.Moment;
import coupdoeil.validator.sight.SightStory;
import coupdoeil.validator.sight.Viewpoint;
import coupdoeil.validator.sight.table.TableLook;
import coupdoeil.validator.sight.table.TableScene;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Lines of sight over a table as they are told. */
final class TableLines {

    private TableLines() {}

    /** Empty if an end is no piece that is set up, nor a point. */
    static Optional<LineView> of(Pack pack, TableScene scene, LineEnd from, LineEnd to) {
        return viewpoint(scene, from)
                .flatMap(start -> viewpoint(scene, to).map(end -> view(pack, scene.look(start, end))));
    }

    private static Optional<Viewpoint> viewpoint(TableScene scene, LineEnd end) {
        if (end instanceof LineEnd.AtPoint at) {
            return Optional.of(Viewpoint.ofPoint(at.x(), at.y(), Moment.inches(at.x()) + "," + Moment.inches(at.y())));
        }
        return end instanceof LineEnd.OfPiece piece
                ? scene.viewpoints().pieces().stream()
                        .filter(known -> known.id().equals(piece.id()))
                        .findFirst()
                : Optional.empty();
    }

    private static LineView view(Pack pack, TableLook look) {
        String heading = Messages.text(
                look.visible() ? "sight.sees" : "sight.sees-not",
                look.from().name(),
                look.to().name());
        List<String> details = look.story().text().lines().toList();
        return new LineView(pack, new TableProfile(look), heading, reason(look), details);
    }

    /** What stops it, or what is to be said of the look as a whole. */
    private static String reason(TableLook look) {
        List<String> said = new ArrayList<>(look.story().opening());
        if (!look.visible()) {
            look.story().ways().stream()
                    .flatMap(way -> way.steps().stream())
                    .filter(step -> step.effect() == SightStory.Effect.BLOCKS)
                    .findFirst()
                    .ifPresent(step -> said.add(0, step.text() + "."));
        }
        return said.isEmpty() ? Messages.text("sight.path-clear") : String.join(" ", said);
    }
}
