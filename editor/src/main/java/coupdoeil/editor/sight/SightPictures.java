package coupdoeil.editor.sight;

import coupdoeil.editor.text.Messages;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexGrid;
import coupdoeil.model.oob.Side;
import coupdoeil.validator.sight.SightMarks;
import coupdoeil.validator.sight.SightQuestion;
import coupdoeil.validator.sight.SightScene;
import coupdoeil.validator.sight.Viewpoint;
import coupdoeil.validator.sight.Viewpoints;
import coupdoeil.validator.sight.hexes.HexScene;
import coupdoeil.validator.sight.hexes.LiveAnswers;
import coupdoeil.validator.sight.hexes.SightRule;
import coupdoeil.validator.sight.table.TableScene;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Makes of what layers are to show one question about sight after the other, and of the answers pictures. For one thread. */
final class SightPictures {

    private final SightScenes scenes = new SightScenes();
    private final LiveAnswers answers = new LiveAnswers();

    SightPicture of(LayerRequest request) {
        Optional<? extends SightScene> known = scenes.any(request.pack(), request.system(), request.scenario());
        Optional<TableScene> table = TableScene.of(known);
        if (table.isPresent()) {
            return TablePictures.of(request, table.get());
        }
        Optional<HexScene> scene = HexScene.of(known);
        Optional<Viewpoints> points = Viewpoints.of(request.pack(), request.scenario());
        if (scene.isEmpty() || points.isEmpty()) {
            return nothing(request, Messages.text("layer.sight"), Messages.text("sight.none"));
        }
        return switch (request.layer()) {
            case SELECTION -> ofSelection(request, scene.get(), points.get());
            case SIDE -> ofSide(request, "layer.side", scene.get(), points.get());
            case BLIND -> ofSide(request, "layer.blind", scene.get(), points.get());
            case COUNTS -> ofSide(request, "layer.counts", scene.get(), points.get());
            case WATCHED -> watched(request, scene.get(), points.get());
        };
    }

    static SightPicture nothing(LayerRequest request, String heading, String why) {
        return new SightPicture(request, heading, why, List.of(), null);
    }

    private SightPicture ofSide(LayerRequest request, String key, HexScene scene, Viewpoints points) {
        Side side = request.side();
        String heading = Messages.text(key, side == null ? "" : side.name());
        List<Viewpoint> units = side == null ? List.of() : points.ofSide(side.id());
        if (units.isEmpty()) {
            return nothing(request, heading, Messages.text("layer.nobody"));
        }
        SightQuestion question = switch (request.layer()) {
            case BLIND -> new SightQuestion.Unseen(units, request.turn());
            case COUNTS -> new SightQuestion.Counts(units, true, request.turn());
            case SIDE, SELECTION, WATCHED -> new SightQuestion.Seen(units, request.turn());
        };
        return picture(request, heading, scene, question);
    }

    private SightPicture ofSelection(LayerRequest request, HexScene scene, Viewpoints points) {
        List<Viewpoint> looking = selected(request, points);
        if (looking.isEmpty()) {
            return nothing(request, Messages.text("layer.selection-none"), Messages.text("layer.select"));
        }
        SightQuestion.Field field = new SightQuestion.Field(looking.get(0), request.turn());
        Optional<SightMarks> marks = looking.size() == 1 ? answers.answer(scene, field) : Optional.empty();
        return marks.isPresent()
                ? picture(request, Messages.text("layer.field", names(looking)), scene, field, marks.get())
                : picture(
                        request,
                        Messages.text("layer.selection", names(looking)),
                        scene,
                        new SightQuestion.Seen(looking, request.turn()));
    }

    private SightPicture watched(LayerRequest request, HexScene scene, Viewpoints points) {
        List<Viewpoint> selected = selected(request, points);
        if (selected.isEmpty()) {
            return nothing(request, Messages.text("layer.watched-none"), Messages.text("layer.select"));
        }
        Viewpoint target = selected.get(0);
        List<Viewpoint> units = points.units().stream()
                .filter(unit -> !unit.id().equals(target.id()))
                .toList();
        Viewpoint hex = Viewpoint.ofHex(target.hexes().get(0), target.name());
        return picture(
                request,
                Messages.text("layer.watched", target.name()),
                scene,
                new SightQuestion.Watched(hex, units, request.turn()));
    }

    private SightPicture picture(LayerRequest request, String heading, HexScene scene, SightQuestion question) {
        return picture(
                request,
                heading,
                scene,
                question,
                answers.answer(scene, question).orElseThrow());
    }

    private static SightPicture picture(
            LayerRequest request, String heading, HexScene scene, SightQuestion question, SightMarks marks) {
        return new SightPicture(
                request, heading, moment(request, scene.rule(request.turn())), question.observers(), marks);
    }

    /** The pieces selected that stand on the map, or the hex selected. */
    private static List<Viewpoint> selected(LayerRequest request, Viewpoints points) {
        List<Viewpoint> looking = new ArrayList<>();
        for (Viewpoint piece : points.pieces()) {
            if (request.pieces().contains(piece.id())) {
                looking.add(piece);
            }
        }
        Hex hex = request.hex();
        if (looking.isEmpty() && hex != null && points.hexes().contains(hex)) {
            looking.add(Viewpoint.ofHex(hex, grid(request).label(hex)));
        }
        return looking;
    }

    static String names(List<Viewpoint> points) {
        return points.size() == 1
                ? points.get(0).name()
                : Messages.text("layer.and-more", points.get(0).name(), points.size() - 1);
    }

    private static String moment(LayerRequest request, SightRule rule) {
        HexGrid grid = grid(request);
        boolean limited = rule.visibilityHexes() < grid.columns() + grid.rows();
        return limited
                ? Messages.text("layer.moment", request.turnLabel(), rule.visibilityHexes())
                : Messages.text("layer.moment-unlimited", request.turnLabel());
    }

    private static HexGrid grid(LayerRequest request) {
        return request.pack().battlefield().hexMap().orElseThrow().grid();
    }
}
