package coupdoeil.editor.inspector;

import coupdoeil.editor.document.RegionSummary;
import coupdoeil.editor.document.Session;
import coupdoeil.editor.form.Form;
import coupdoeil.editor.form.Form.Section;
import coupdoeil.editor.text.Messages;
import coupdoeil.model.battlefield.HexBattlefield;
import coupdoeil.model.battlefield.TableBattlefield;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.region.TableExcerpt;
import java.util.List;
import java.util.Set;

/** Forms of a region of the map: what it comes to, and fields for all of its ground. */
final class RegionForms {

    private final Session session;
    private final RegionSummary summary;

    RegionForms(Session session) {
        this.session = session;
        this.summary = new RegionSummary(session);
    }

    /** The form of several hexes, to change them together, with what is in them. */
    Form hexes(HexBattlefield map, Set<Hex> hexes) {
        Form form = new GroundForms(session).region(map, hexes);
        return hexes.size() == 1 ? form : new Form(form.title(), form.kind(), summary.of(map, hexes), form.sections());
    }

    /** The form of a part of a table: its features, to change them together, with what else is in it. */
    Form ground(TableBattlefield table, TableExcerpt.Ids ids) {
        TableExcerpt excerpt = TableExcerpt.of(table, session.scenario().orElse(null), ids);
        List<Form> features = new FeatureForms(session).forms(List.copyOf(ids.features()));
        List<Section> sections = features.size() > 1
                ? new SeveralForms(features).form().sections()
                : features.stream().findFirst().map(Form::sections).orElse(List.of());
        return new Form(Messages.text("region.title"), Messages.text("form.hex-kind"), summary.of(excerpt), sections);
    }
}
