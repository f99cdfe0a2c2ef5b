package coupdoeil.editor.tool.table;

import coupdoeil.editor.action.EditorAction;
import coupdoeil.editor.document.Selection;
import coupdoeil.editor.document.Session;
import coupdoeil.editor.draw.Contours;
import coupdoeil.editor.draw.Figures;
import coupdoeil.editor.edit.FeatureEdits;
import coupdoeil.editor.edit.FreshId;
import coupdoeil.editor.text.Messages;
import coupdoeil.editor.tool.ToolChoice;
import coupdoeil.editor.tool.ToolNumber;
import coupdoeil.editor.tool.table.Sketch.Kind;
import coupdoeil.model.Attributes;
import coupdoeil.model.battlefield.DrawnShape;
import coupdoeil.model.battlefield.TableFeature;
import coupdoeil.model.rules.TerrainRecord;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;

/**
 * Draws contours, each a level above those around it: a drag over open ground goes around a hill; a drag from the outline of
 * a contour pulls further ones out of it, inwards or outwards. How many one gesture makes, and how far apart they lie where
 * no pointer says it, is typed beside the palette.
 */
final class ContourTool extends FigureTool {

    private static final double LEAST = 0.1;
    private static final double MOST = 48;
    private static final int MOST_LEVELS = 8;

    private double distance = 2;
    private int levels = 1;
    private @Nullable TableFeature pulled;
    private @Nullable TablePointer from;
    private @Nullable Coordinate to;
    private final List<ToolNumber> numbers = List.of(
            new ToolNumber(
                    "distance",
                    Messages.text("draw.distance"),
                    LEAST,
                    MOST,
                    0.5,
                    () -> distance,
                    typed -> distance = typed),
            new ToolNumber(
                    "levels",
                    Messages.text("draw.levels"),
                    1,
                    MOST_LEVELS,
                    1,
                    () -> levels,
                    typed -> levels = (int) typed));

    ContourTool(TableContext context) {
        super(context, EditorAction.CONTOUR, "hint.table-contours", DrawingForm.FREE);
    }

    @Override
    public List<ToolChoice> choices() {
        return records(record ->
                record.kind().equals(TerrainRecord.AREA) && record.effects().flag(Contours.EFFECT));
    }

    @Override
    public List<ToolNumber> numbers() {
        return numbers;
    }

    /** Makes more contours by one gesture, fewer if negative. */
    void addLevels(int more) {
        levels = Math.max(1, Math.min(MOST_LEVELS, levels + more));
        context.changed();
        context.say(Messages.text("draw.levels-now", levels));
        context.repaint();
    }

    @Override
    boolean isClosed() {
        return true;
    }

    @Override
    boolean takesCurves() {
        return true;
    }

    @Override
    public void press(TablePointer at) {
        boolean begins = !at.end() && !isBusy();
        pulled = begins ? near(at).orElse(null) : null;
        from = at;
        to = null;
        if (pulled == null) {
            super.press(at);
        }
    }

    /** The uppermost contour whose outline is there. */
    private Optional<TableFeature> near(TablePointer at) {
        TableFeature found = null;
        for (TableFeature feature : context.table().features()) {
            if (contours().isContour(feature)
                    && feature.shape().getBoundary().isWithinDistance(Figures.point(at.at()), at.reach())) {
                found = feature;
            }
        }
        return Optional.ofNullable(found);
    }

    @Override
    public void drag(TablePointer at) {
        TablePointer start = from;
        if (pulled == null || start == null) {
            super.drag(at);
        } else if (to != null || start.at().distance(at.at()) > start.reach()) {
            to = at.at();
            context.repaint();
        }
    }

    @Override
    public void release(TablePointer at) {
        TableFeature hill = pulled;
        TablePointer start = from;
        Rings rings = rings().orElse(null);
        pulled = null;
        to = null;
        if (hill == null || start == null) {
            super.release(at);
        } else if (rings == null) {
            // A click: the first corner of a contour that begins on another.
            super.press(start);
            super.release(at);
        } else {
            add(hill.type(), rings.shapes(), rings.distance());
        }
    }

    /** What the pointer pulls out of a contour; empty as long as it pulls nothing. */
    private Optional<Rings> rings() {
        TableFeature hill = pulled;
        Coordinate end = to;
        return hill == null || end == null ? Optional.empty() : Optional.of(Rings.pulled(hill.drawn(), end, levels));
    }

    @Override
    void made(DrawnShape figure) {
        choice().ifPresent(choice -> {
            List<DrawnShape> all = new ArrayList<>(List.of(figure));
            all.addAll(Rings.at(figure, -distance * (levels - 1), levels - 1).shapes());
            add(choice.id(), all, distance);
        });
    }

    /** Adds contours one after the other, as one step. @param apart inches, for who is told that there is no room */
    private void add(String type, List<DrawnShape> figures, double apart) {
        Session session = context.session();
        String name = session.chart().record(type).map(TerrainRecord::name).orElse(type);
        Set<String> used = new HashSet<>(FreshId.used(session.pack()));
        List<TableFeature> features = context.table().features();
        TableFeature last = null;
        for (DrawnShape figure : figures) {
            String id = FreshId.of(used, name);
            Optional<DrawnShape> on = onTable(figure);
            if (on.isPresent()) {
                used.add(id);
                last = new TableFeature(id, type, "", on.get(), Attributes.NONE);
                Optional<List<TableFeature>> all = new Contours(features, session.chart()).with(last);
                if (all.isEmpty()) {
                    context.say(Messages.text("draw.contour-crosses"));
                    return;
                }
                features = all.get();
            }
        }
        if (last == null) {
            context.say(Messages.text("draw.no-room", LengthLabels.text(apart)));
            return;
        }
        List<TableFeature> all = features;
        session.edit(FeatureEdits.features(Messages.text("edit.draw", name), old -> all));
        session.select(new Selection.OfFeatures(List.of(last.id())));
    }

    private Contours contours() {
        return new Contours(context.table().features(), context.session().chart());
    }

    /** The one selected contour; empty if none is, or several. */
    Optional<TableFeature> selected() {
        List<String> ids = context.session().selection().features();
        return ids.size() != 1
                ? Optional.empty()
                : context.table().features().stream()
                        .filter(feature ->
                                ids.contains(feature.id()) && contours().isContour(feature))
                        .findFirst();
    }

    /** Draws others at the typed distance from the selected one. @param inward whether inside of it, so that they are higher */
    void offset(boolean inward) {
        selected()
                .ifPresent(hill -> add(
                        hill.type(),
                        Rings.at(hill.drawn(), (inward ? -distance : distance) * levels, levels)
                                .shapes(),
                        distance));
    }

    @Override
    public boolean isBusy() {
        return to != null || super.isBusy();
    }

    @Override
    public void cancel() {
        pulled = null;
        to = null;
        super.cancel();
    }

    @Override
    public Sketch sketch() {
        Coordinate end = to;
        return rings().map(rings -> {
                    Sketch.Builder sketch = new Sketch.Builder();
                    for (DrawnShape ring : rings.shapes()) {
                        Geometry outline = ring.outline();
                        sketch.shape(Kind.FIGURE, outline);
                    }
                    return end == null
                            ? sketch.done()
                            : sketch.text(
                                            end,
                                            Messages.text(
                                                    "draw.rings",
                                                    rings.shapes().size(),
                                                    LengthLabels.text(rings.distance())))
                                    .done();
                })
                .orElseGet(super::sketch);
    }
}
