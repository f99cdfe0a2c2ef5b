package coupdoeil.editor.tool.table;

import coupdoeil.editor.document.Selection;
import coupdoeil.editor.document.Session;
import coupdoeil.editor.edit.FeatureEdits;
import coupdoeil.editor.edit.FreshId;
import coupdoeil.editor.tool.ToolChoice;
import coupdoeil.model.Attributes;
import coupdoeil.model.battlefield.DrawnShape;
import coupdoeil.model.battlefield.TableFeature;
import java.util.List;

/** What has just been drawn, as features of the table: each one step, and then selected. */
record Drawn(TableContext context) {

    TableFeature feature(ToolChoice type, DrawnShape shape, Attributes attributes) {
        return new TableFeature(FreshId.of(context.session().pack(), type.name()), type.id(), "", shape, attributes);
    }

    void add(ToolChoice type, DrawnShape shape) {
        add(type, shape, Attributes.NONE);
    }

    void add(ToolChoice type, DrawnShape shape, Attributes attributes) {
        TableFeature feature = feature(type, shape, attributes);
        Session session = context.session();
        session.edit(FeatureEdits.add(type.name(), List.of(feature)));
        session.select(new Selection.OfFeatures(List.of(feature.id())));
    }
}
