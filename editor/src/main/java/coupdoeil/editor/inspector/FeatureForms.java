package coupdoeil.editor.inspector;

import coupdoeil.editor.document.Session;
import coupdoeil.editor.edit.Part;
import coupdoeil.editor.edit.Parts;
import coupdoeil.editor.form.Form;
import coupdoeil.model.battlefield.TableBattlefield;
import coupdoeil.model.battlefield.TableFeature;
import java.util.ArrayList;
import java.util.List;

/** Forms of the terrain features of a table. */
final class FeatureForms {

    private final Session session;

    FeatureForms(Session session) {
        this.session = session;
    }

    /** The forms of those of some ids that are there; of a repeated id that of the first, which is the one that counts. */
    List<Form> forms(List<String> ids) {
        Part<TableBattlefield> table = Parts.table();
        List<TableFeature> features = session.pack()
                .battlefield()
                .table()
                .map(TableBattlefield::features)
                .orElse(List.of());
        List<Form> forms = new ArrayList<>();
        for (String id : ids) {
            for (int i = 0; i < features.size(); i++) {
                if (features.get(i).id().equals(id)) {
                    forms.add(new PackForms(session)
                            .feature(
                                    table.items(TableBattlefield::features, TableBattlefield::withFeatures)
                                            .at(i),
                                    features.get(i)));
                    break;
                }
            }
        }
        return forms;
    }
}
