package coupdoeil.editor.form;

import java.util.List;

/** What is shown of a thing: a heading, perhaps an explanation, and sections of fields. */
public record Form(String title, String kind, String about, List<Section> sections) {

    public Form(String title, String kind, List<Section> sections) {
        this(title, kind, "", sections);
    }

    /** Fields that belong together. */
    public record Section(String title, List<Field> fields) {
        public Section {
            fields = List.copyOf(fields);
        }
    }

    public Form {
        sections =
                sections.stream().filter(section -> !section.fields().isEmpty()).toList();
    }

    /** All its fields, in order. */
    public List<Field> fields() {
        return sections.stream().flatMap(section -> section.fields().stream()).toList();
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
