package coupdoeil.editor.tool.table;

import coupdoeil.editor.action.EditorAction;
import coupdoeil.editor.document.Selection;
import coupdoeil.editor.document.Session;
import coupdoeil.editor.draw.Cuts;
import coupdoeil.editor.edit.FeatureEdits;
import coupdoeil.editor.edit.FreshId;
import coupdoeil.editor.text.Messages;
import coupdoeil.model.battlefield.DrawnShape;
import coupdoeil.model.battlefield.TableFeature;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.LineString;

/**
 * Cuts features: in two along a line that is drawn across them, or a rectangle, circle or block out of them, which leaves
 * a hole where it lies inside. It cuts what is selected or, if nothing is, the uppermost feature that it meets.
 */
final class CutTool extends FigureTool {

    CutTool(TableContext context) {
        super(context, EditorAction.CUT, "hint.table-cut", DrawingForm.FREE);
    }

    @Override
    boolean isClosed() {
        return form() != DrawingForm.FREE;
    }

    @Override
    void made(DrawnShape drawn) {
        Geometry figure = drawn.outline();
        Map<String, List<TableFeature>> others = new LinkedHashMap<>();
        for (TableFeature feature : meant(figure)) {
            List<Geometry> parts = figure instanceof LineString line
                    ? Cuts.split(feature.shape(), line)
                    : Cuts.without(feature.shape(), figure);
            boolean same = parts.size() == 1 && parts.get(0).equalsTopo(feature.shape());
            if (!same && !parts.isEmpty()) {
                others.put(feature.id(), features(feature, parts));
            }
        }
        if (others.isEmpty()) {
            context.say(Messages.text("draw.cuts-nothing"));
            return;
        }
        Session session = context.session();
        session.edit(FeatureEdits.replace(Messages.text("edit.cut", others.size()), others));
        session.select(new Selection.OfFeatures(others.values().stream()
                .flatMap(List::stream)
                .map(TableFeature::id)
                .toList()));
    }

    private List<TableFeature> meant(Geometry figure) {
        List<String> selected = context.session().selection().features();
        List<TableFeature> met = context.table().features().stream()
                .filter(feature -> feature.shape().getDimension() > 0 && meets(feature.shape(), figure))
                .toList();
        List<TableFeature> chosen =
                met.stream().filter(feature -> selected.contains(feature.id())).toList();
        return !chosen.isEmpty() || met.isEmpty() ? chosen : met.subList(met.size() - 1, met.size());
    }

    private static boolean meets(Geometry shape, Geometry figure) {
        return shape.getEnvelopeInternal().intersects(figure.getEnvelopeInternal())
                && !Cuts.meetings(shape, figure).isEmpty();
    }

    /** The largest part stays the feature that it was, the others are new ones of its kind. */
    private List<TableFeature> features(TableFeature feature, List<Geometry> parts) {
        List<TableFeature> all = new ArrayList<>(List.of(feature.withShape(parts.get(0))));
        for (Geometry part : parts.subList(1, parts.size())) {
            String id = FreshId.of(context.session().pack(), feature.id());
            int number = all.size();
            all.add(new TableFeature(
                    number == 1 ? id : id + "-" + number, feature.type(), "", part, feature.attributes()));
        }
        return all;
    }
}
