package coupdoeil.editor.sight;

import coupdoeil.editor.text.Messages;
import coupdoeil.model.oob.Side;
import coupdoeil.validator.sight.SightMarks;
import coupdoeil.validator.sight.SightQuestion;
import coupdoeil.validator.sight.Viewpoint;
import coupdoeil.validator.sight.Viewpoints;
import coupdoeil.validator.sight.table.TableScene;
import java.util.List;
import java.util.Optional;

/** What layers show of a table. */
final class TablePictures {

    private TablePictures() {}

    static SightPicture of(LayerRequest request, TableScene scene) {
        Viewpoints points = scene.viewpoints();
        return switch (request.layer()) {
            case SELECTION -> ofSelection(request, scene, points);
            case SIDE -> ofSide(request, "layer.side", scene, points);
            case BLIND -> ofSide(request, "layer.blind", scene, points);
            case COUNTS -> ofSide(request, "layer.counts-table", scene, points);
            case WATCHED -> watched(request, scene, points);
        };
    }

    private static SightPicture ofSide(LayerRequest request, String key, TableScene scene, Viewpoints points) {
        Side side = request.side();
        String heading = Messages.text(key, side == null ? "" : side.name());
        List<Viewpoint> units = side == null ? List.of() : points.ofSide(side.id());
        if (units.isEmpty()) {
            return SightPictures.nothing(request, heading, Messages.text("layer.nobody"));
        }
        SightQuestion question = switch (request.layer()) {
            case BLIND -> new SightQuestion.Unseen(units, request.turn());
            case COUNTS -> new SightQuestion.Counts(units, false, request.turn());
            case SIDE, SELECTION, WATCHED -> new SightQuestion.Seen(units, request.turn());
        };
        return picture(request, heading, question, scene.answer(question).orElseThrow());
    }

    private static SightPicture ofSelection(LayerRequest request, TableScene scene, Viewpoints points) {
        List<Viewpoint> looking = selected(request, points);
        if (looking.isEmpty()) {
            return SightPictures.nothing(
                    request, Messages.text("layer.selection-none"), Messages.text("layer.select-piece"));
        }
        SightQuestion.Field field = new SightQuestion.Field(looking.get(0), request.turn());
        Optional<SightMarks> marks = looking.size() == 1 ? scene.answer(field) : Optional.empty();
        if (marks.isPresent()) {
            return picture(request, Messages.text("layer.field", SightPictures.names(looking)), field, marks.get());
        }
        SightQuestion.Seen seen = new SightQuestion.Seen(looking, request.turn());
        return picture(
                request,
                Messages.text("layer.selection", SightPictures.names(looking)),
                seen,
                scene.answer(seen).orElseThrow());
    }

    private static SightPicture watched(LayerRequest request, TableScene scene, Viewpoints points) {
        List<Viewpoint> selected = selected(request, points);
        if (selected.isEmpty()) {
            return SightPictures.nothing(
                    request, Messages.text("layer.watched-none"), Messages.text("layer.select-piece"));
        }
        Viewpoint target = selected.get(0);
        List<Viewpoint> units = points.units().stream()
                .filter(unit -> !unit.id().equals(target.id()))
                .toList();
        SightQuestion.Watched question = new SightQuestion.Watched(target, units, request.turn());
        return picture(
                request,
                Messages.text("layer.watched", target.name()),
                question,
                scene.answer(question).orElseThrow());
    }

    private static SightPicture picture(
            LayerRequest request, String heading, SightQuestion question, SightMarks marks) {
        return new SightPicture(
                request,
                heading,
                Messages.text("layer.moment-unlimited", request.turnLabel()),
                question.observers(),
                marks);
    }

    private static List<Viewpoint> selected(LayerRequest request, Viewpoints points) {
        return points.pieces().stream()
                .filter(piece -> request.pieces().contains(piece.id()))
                .toList();
    }
}
