package coupdoeil.editor.inspector;

import java.util.List;

/** What the inspector shows of a thing: a heading and sections of fields. */
record Form(String title, String kind, List<Section> sections) {

    /** Fields that belong together. */
    record Section(String title, List<Field> fields) {
        Section {
            fields = List.copyOf(fields);
        }
    }

    Form {
        sections =
                sections.stream().filter(section -> !section.fields().isEmpty()).toList();
    }

    /** Whether the same rows can show the other form, with other values in them. */
    boolean hasRowsOf(Form other) {
        return kind.equals(other.kind) && rows(this).equals(rows(other));
    }

    private static List<Object> rows(Form form) {
        return form.sections.stream()
                .map(section -> List.of(
                        section.title(),
                        section.fields().stream().map(Field::row).toList()))
                .map(Object.class::cast)
                .toList();
    }
}
