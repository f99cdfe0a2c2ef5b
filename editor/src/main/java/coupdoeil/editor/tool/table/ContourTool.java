package coupdoeil.editor.tool.table;

import coupdoeil.editor.action.EditorAction;
import coupdoeil.editor.document.Selection;
import coupdoeil.editor.document.Session;
import coupdoeil.editor.draw.Contours;
import coupdoeil.editor.draw.Cuts;
import coupdoeil.editor.draw.Offsets;
import coupdoeil.editor.edit.FeatureEdits;
import coupdoeil.editor.text.Messages;
import coupdoeil.editor.tool.ToolChoice;
import coupdoeil.editor.tool.ToolNumber;
import coupdoeil.model.Attributes;
import coupdoeil.model.battlefield.TableFeature;
import coupdoeil.model.rules.TerrainRecord;
import java.util.List;
import java.util.Optional;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.Polygon;

/**
 * Draws contours, each a level above those around it: freely, or at a distance from the selected one, which is typed
 * beside the palette.
 */
final class ContourTool extends FigureTool {

    private static final double LEAST = 0.1;
    private static final double MOST = 48;

    private double distance = 2;
    private final List<ToolNumber> numbers = List.of(new ToolNumber(
            "distance", Messages.text("draw.distance"), LEAST, MOST, 0.5, () -> distance, typed -> distance = typed));

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

    @Override
    boolean isClosed() {
        return true;
    }

    @Override
    void made(Geometry figure) {
        choice().ifPresent(choice -> add(choice, figure));
    }

    private void add(ToolChoice type, Geometry figure) {
        Session session = context.session();
        TableFeature contour = new Drawn(context).feature(type, figure, Attributes.NONE);
        Optional<List<TableFeature>> all = contours().with(contour);
        if (all.isEmpty()) {
            context.say(Messages.text("draw.contour-crosses"));
            return;
        }
        session.edit(FeatureEdits.features(Messages.text("edit.draw", type.name()), old -> all.get()));
        session.select(new Selection.OfFeatures(List.of(contour.id())));
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

    /** Draws another at the typed distance from the selected one. @param inward whether inside of it, so that it is higher */
    void offset(boolean inward) {
        TableFeature from = selected().orElse(null);
        if (from == null || !(from.shape() instanceof Polygon shape)) {
            return;
        }
        ToolChoice type = choices().stream()
                .filter(choice -> choice.id().equals(from.type()))
                .findFirst()
                .orElseThrow();
        List<Geometry> outlines = Cuts.sound(shape)
                .map(sound -> Offsets.at(sound, inward ? -distance : distance))
                .orElse(List.of());
        if (outlines.isEmpty()) {
            context.say(Messages.text("draw.no-room", LengthLabels.text(distance)));
        } else {
            onTable(outlines.get(0)).ifPresent(outline -> add(type, outline));
        }
    }
}
