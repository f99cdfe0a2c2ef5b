package coupdoeil.editor.tool.table;

import coupdoeil.editor.document.Selection;
import coupdoeil.editor.document.Session;
import coupdoeil.editor.draw.Cuts;
import coupdoeil.editor.draw.Moved;
import coupdoeil.editor.draw.Simpler;
import coupdoeil.editor.edit.Deletion;
import coupdoeil.editor.edit.FeatureEdits;
import coupdoeil.editor.edit.FreshId;
import coupdoeil.editor.text.Messages;
import coupdoeil.model.battlefield.TableFeature;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.Polygon;

/** What menu and keyboard do with the features that are selected. */
final class FeatureCommands {

    /** Inches that a point may be off where a shape is made simpler. */
    private static final double SIMPLER = 0.25;

    private final TableContext context;

    FeatureCommands(TableContext context) {
        this.context = context;
    }

    private GroundSelection ground() {
        return new GroundSelection(context);
    }

    private Session session() {
        return context.session();
    }

    boolean canChange() {
        return !ground().things().isEmpty();
    }

    /** Whether two or more areas are selected. */
    boolean canJoin() {
        return areas().size() > 1 && areas().size() == ground().features().size();
    }

    private List<TableFeature> areas() {
        return ground().features().stream()
                .filter(feature -> feature.shape().getDimension() == 2)
                .toList();
    }

    /** Joins the areas selected to one, that of the first. */
    void unite() {
        List<TableFeature> areas = areas();
        List<Geometry> one = Cuts.united(areas.stream().map(TableFeature::shape).toList());
        if (one.size() != 1) {
            context.say(Messages.text("draw.apart"));
            return;
        }
        Map<String, List<TableFeature>> others = new HashMap<>();
        areas.forEach(area -> others.put(area.id(), List.of()));
        others.put(areas.get(0).id(), List.of(areas.get(0).withShape(one.get(0))));
        session().edit(FeatureEdits.replace(Messages.text("edit.unite", areas.size()), others));
        session().select(new Selection.OfFeatures(List.of(areas.get(0).id())));
    }

    /** Takes the ground of the others selected out of the first; what lies inside of it leaves a hole. */
    void subtract() {
        List<TableFeature> areas = areas();
        TableFeature from = areas.get(0);
        List<Geometry> parts = List.of(from.shape());
        for (TableFeature cutter : areas.subList(1, areas.size())) {
            List<Geometry> left = new ArrayList<>();
            parts.forEach(part -> left.addAll(Cuts.without(part, cutter.shape())));
            parts = left;
        }
        if (parts.isEmpty()) {
            context.say(Messages.text("draw.nothing-left", ground().name(from)));
            return;
        }
        List<TableFeature> fresh = new ArrayList<>(List.of(from.withShape(parts.get(0))));
        parts.stream().skip(1).forEach(part -> fresh.add(copy(from, part, fresh)));
        session()
                .edit(FeatureEdits.replace(
                        Messages.text("edit.subtract", ground().name(from)), Map.of(from.id(), fresh)));
        session()
                .select(new Selection.OfFeatures(
                        fresh.stream().map(TableFeature::id).toList()));
    }

    /** A feature like another, under an id that is none of the pack's and of some others. */
    private TableFeature copy(TableFeature like, Geometry shape, List<TableFeature> others) {
        String id = FreshId.of(session().pack(), like.id());
        String free = id;
        for (int number = 2; isTaken(free, others); number++) {
            free = id + "-" + number;
        }
        return new TableFeature(free, like.type(), "", shape, like.attributes());
    }

    private static boolean isTaken(String id, List<TableFeature> features) {
        return features.stream().anyMatch(feature -> feature.id().equals(id));
    }

    /** Leaves points out that hardly matter. */
    void simplify() {
        change("edit.simplify", shape -> Cuts.onGrid(Simpler.of(shape, SIMPLER)));
    }

    /** Whether an area with holes is selected. */
    boolean hasHoles() {
        return ground().things().stream()
                .anyMatch(thing -> thing.shape() instanceof Polygon polygon && polygon.getNumInteriorRing() > 0);
    }

    void fillHoles() {
        change("edit.fill-holes", Cuts::withoutHoles);
    }

    /** Turns what is selected by quarters about its middle, clockwise if positive. */
    void turn(int quarters) {
        Coordinate middle = middle();
        change("edit.turn-ground", shape -> Moved.turned(shape, quarters, middle));
    }

    void mirror() {
        Coordinate middle = middle();
        change("edit.mirror", shape -> Moved.mirrored(shape, middle));
    }

    private Coordinate middle() {
        return Moved.middle(
                ground().things().stream().map(GroundSelection.Thing::shape).toList());
    }

    private void change(String key, UnaryOperator<Geometry> change) {
        GroundSelection ground = ground();
        session().edit(FeatureEdits.reshape(named(key, ground), ground.ids(), change));
    }

    private static String named(String key, GroundSelection ground) {
        return Messages.text(key, ground.name());
    }

    boolean canCopy() {
        return !ground().features().isEmpty();
    }

    /** Deletes the features selected; where something is said of them, with that or without, as it is answered. */
    void delete() {
        GroundSelection ground = ground();
        context.ask(Deletion.ofFeatures(session().pack(), session().system(), Set.copyOf(ground.ids()), ground.name()))
                .ifPresent(edit -> {
                    session().edit(edit);
                    session().select(Selection.nothing());
                });
    }
}
