package coupdoeil.editor.inspector;

import static coupdoeil.editor.text.Messages.text;

import coupdoeil.editor.document.Session;
import coupdoeil.editor.inspector.Form.Section;
import coupdoeil.model.pack.Edit;
import coupdoeil.model.pack.PackInfo;
import java.util.List;
import java.util.function.UnaryOperator;

/** The form of what a pack says of itself. */
final class PackForm {

    private PackForm() {}

    static Form of(Session session) {
        PackInfo info = session.pack().info();
        AttributeFields attributes = new AttributeFields(session, info.name());
        List<Field> fields = List.of(
                Field.text(
                        "name",
                        text("field.name"),
                        info.name(),
                        v -> change(
                                attributes,
                                "field.name",
                                i -> new PackInfo(
                                        i.id(),
                                        v,
                                        i.system(),
                                        i.edition(),
                                        i.authors(),
                                        i.licence(),
                                        i.sources(),
                                        i.notes()))),
                Field.text(
                        "edition",
                        text("field.edition"),
                        info.edition(),
                        v -> change(
                                attributes,
                                "field.edition",
                                i -> new PackInfo(
                                        i.id(),
                                        i.name(),
                                        i.system(),
                                        v,
                                        i.authors(),
                                        i.licence(),
                                        i.sources(),
                                        i.notes()))),
                Field.several(
                        "authors",
                        text("field.authors"),
                        List.of(),
                        info.authors(),
                        v -> change(
                                attributes,
                                "field.authors",
                                i -> new PackInfo(
                                        i.id(),
                                        i.name(),
                                        i.system(),
                                        i.edition(),
                                        v,
                                        i.licence(),
                                        i.sources(),
                                        i.notes()))),
                Field.text(
                        "licence",
                        text("field.licence"),
                        info.licence(),
                        v -> change(
                                attributes,
                                "field.licence",
                                i -> new PackInfo(
                                        i.id(),
                                        i.name(),
                                        i.system(),
                                        i.edition(),
                                        i.authors(),
                                        v,
                                        i.sources(),
                                        i.notes()))),
                Field.text(
                        "notes",
                        text("field.notes"),
                        info.notes(),
                        v -> change(
                                attributes,
                                "field.notes",
                                i -> new PackInfo(
                                        i.id(),
                                        i.name(),
                                        i.system(),
                                        i.edition(),
                                        i.authors(),
                                        i.licence(),
                                        i.sources(),
                                        v))));
        return new Form(info.name(), session.system().name(), List.of(new Section("", fields)));
    }

    private static Edit change(AttributeFields attributes, String label, UnaryOperator<PackInfo> change) {
        return new Edit(attributes.edit(text(label)), pack -> pack.withInfo(change.apply(pack.info())));
    }
}
