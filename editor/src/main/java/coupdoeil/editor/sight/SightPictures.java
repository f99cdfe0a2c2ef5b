package coupdoeil.editor.sight;

import coupdoeil.editor.sight.SightPicture.Content;
import coupdoeil.editor.text.Messages;
import coupdoeil.model.battlefield.HexBattlefield;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexGrid;
import coupdoeil.model.oob.Side;
import coupdoeil.validator.sight.Sighting;
import coupdoeil.validator.sight.hexes.Coverage;
import coupdoeil.validator.sight.hexes.HexScene;
import coupdoeil.validator.sight.hexes.SeenBy;
import coupdoeil.validator.sight.hexes.SightRule;
import coupdoeil.validator.sight.hexes.SightWatch;
import coupdoeil.validator.sight.hexes.Viewpoint;
import coupdoeil.validator.sight.hexes.Viewpoints;
import coupdoeil.validator.sight.hexes.Viewshed;
import coupdoeil.validator.sight.hexes.Watch;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Answers the questions of layers, one after the other. Of what the units of a side see, only what an edit may have turned
 * is looked at again. For one thread.
 */
final class SightPictures {

    private final SightScenes scenes = new SightScenes();
    private final SightWatch watch = new SightWatch();

    SightPicture of(SightQuestion question) {
        Optional<HexScene> scene = scenes.of(question.pack(), question.system(), question.scenario());
        Optional<Viewpoints> points = Viewpoints.of(question.pack(), question.scenario());
        if (scene.isEmpty() || points.isEmpty()) {
            return nothing(question, Messages.text("layer.sight"), Messages.text("sight.none"));
        }
        return switch (question.layer()) {
            case SELECTION -> ofSelection(question, scene.get(), points.get());
            case SIDE -> ofSide(question, "layer.side", scene.get(), points.get());
            case BLIND -> ofSide(question, "layer.blind", scene.get(), points.get());
            case COUNTS -> ofSide(question, "layer.counts", scene.get(), points.get());
            case WATCHED -> watched(question, scene.get(), points.get());
        };
    }

    private static SightPicture nothing(SightQuestion question, String heading, String why) {
        return new SightPicture(question, heading, why, List.of(), new SightPicture.Nothing());
    }

    private SightPicture ofSide(SightQuestion question, String key, HexScene scene, Viewpoints points) {
        Side side = question.side();
        String heading = Messages.text(key, side == null ? "" : side.name());
        List<Viewpoint> units = side == null ? List.of() : points.ofSide(side.id());
        if (units.isEmpty()) {
            return nothing(question, heading, Messages.text("layer.nobody"));
        }
        SightRule rule = scene.rule(question.turn());
        Content content = switch (question.layer()) {
            case BLIND -> blind(coverage(question, scene, units), points.hexes());
            case COUNTS -> counts(coverage(question, scene, units), points.hexes());
            case SIDE, SELECTION, WATCHED -> ground(SeenBy.of(rule, scene.ground(), units, points.hexes()));
        };
        return new SightPicture(question, heading, moment(question, rule), units, content);
    }

    private static SightPicture ofSelection(SightQuestion question, HexScene scene, Viewpoints points) {
        List<Viewpoint> looking = selected(question, points);
        if (looking.isEmpty()) {
            return nothing(question, Messages.text("layer.selection-none"), Messages.text("layer.select"));
        }
        SightRule rule = scene.rule(question.turn());
        Optional<Viewshed> field =
                looking.size() == 1 ? scene.field(looking.get(0).id(), question.turn()) : Optional.empty();
        Content content = field.<Content>map(SightPictures::ground)
                .orElseGet(() -> ground(SeenBy.of(rule, scene.ground(), looking, points.hexes())));
        String heading = Messages.text(field.isPresent() ? "layer.field" : "layer.selection", names(looking));
        return new SightPicture(question, heading, moment(question, rule), looking, content);
    }

    private static SightPicture watched(SightQuestion question, HexScene scene, Viewpoints points) {
        List<Viewpoint> selected = selected(question, points);
        if (selected.isEmpty()) {
            return nothing(question, Messages.text("layer.watched-none"), Messages.text("layer.select"));
        }
        Viewpoint target = selected.get(0);
        List<Viewpoint> units = points.units().stream()
                .filter(unit -> !unit.id().equals(target.id()))
                .toList();
        SightRule rule = scene.rule(question.turn());
        Hex hex = target.hexes().get(0);
        return new SightPicture(
                question,
                Messages.text("layer.watched", target.name()),
                moment(question, rule),
                units,
                new SightPicture.Watchers(hex, Watch.of(rule, scene.ground(), units, hex)));
    }

    private static SightPicture.Ground ground(SeenBy seen) {
        Map<Sighting, List<Hex>> hexes = new EnumMap<>(Sighting.class);
        for (Sighting sighting : Sighting.values()) {
            hexes.put(sighting, seen.hexes(sighting));
        }
        return new SightPicture.Ground(hexes);
    }

    private static SightPicture.Ground ground(Viewshed field) {
        Map<Sighting, List<Hex>> hexes = new EnumMap<>(Sighting.class);
        for (Sighting sighting : Sighting.values()) {
            hexes.put(sighting, field.hexes(sighting));
        }
        return new SightPicture.Ground(hexes);
    }

    private Coverage coverage(SightQuestion question, HexScene scene, List<Viewpoint> units) {
        List<Hex> from =
                units.stream().flatMap(unit -> unit.hexes().stream()).distinct().toList();
        return watch.update(scene.rule(question.turn()), scene.ground(), from);
    }

    private static SightPicture.Blind blind(Coverage coverage, List<Hex> region) {
        return new SightPicture.Blind(
                region.stream().filter(hex -> coverage.seenBy(hex) == 0).toList());
    }

    private static SightPicture.Counts counts(Coverage coverage, List<Hex> region) {
        Map<Hex, Integer> counts = new LinkedHashMap<>();
        region.forEach(hex -> counts.put(hex, coverage.seenBy(hex)));
        return new SightPicture.Counts(counts);
    }

    /** The pieces selected that stand on the map, or the hex selected. */
    private static List<Viewpoint> selected(SightQuestion question, Viewpoints points) {
        List<Viewpoint> looking = new ArrayList<>();
        for (Viewpoint piece : points.pieces()) {
            if (question.pieces().contains(piece.id())) {
                looking.add(piece);
            }
        }
        Hex hex = question.hex();
        if (looking.isEmpty() && hex != null && points.hexes().contains(hex)) {
            looking.add(Viewpoint.ofHex(hex, grid(question).label(hex)));
        }
        return looking;
    }

    private static String names(List<Viewpoint> points) {
        return points.size() == 1
                ? points.get(0).name()
                : Messages.text("layer.and-more", points.get(0).name(), points.size() - 1);
    }

    private static String moment(SightQuestion question, SightRule rule) {
        HexGrid grid = grid(question);
        boolean limited = rule.visibilityHexes() < grid.columns() + grid.rows();
        return limited
                ? Messages.text("layer.moment", question.turnLabel(), rule.visibilityHexes())
                : Messages.text("layer.moment-unlimited", question.turnLabel());
    }

    private static HexGrid grid(SightQuestion question) {
        return ((HexBattlefield) question.pack().battlefield()).grid();
    }
}
