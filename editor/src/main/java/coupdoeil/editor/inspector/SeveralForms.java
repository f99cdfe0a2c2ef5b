package coupdoeil.editor.inspector;

import static coupdoeil.editor.text.Messages.text;

import coupdoeil.editor.form.Field;
import coupdoeil.editor.form.Form;
import coupdoeil.editor.form.Form.Section;
import coupdoeil.model.pack.Edit;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.rules.AttributeType.Kind;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * One form for several things: the fields that all of them have, each changing all of them in one step. A name is not among
 * them, nor are rows.
 */
final class SeveralForms {

    private final List<Form> forms;
    private final List<Map<String, Field>> others = new ArrayList<>();
    private final String subject;

    /** @param forms of the things, at least two */
    SeveralForms(List<Form> forms) {
        this(forms, text("form.several", forms.size()));
    }

    /** @param subject what they are called together */
    SeveralForms(List<Form> forms, String subject) {
        this.forms = List.copyOf(forms);
        this.subject = subject;
        forms.stream().skip(1).forEach(form -> others.add(byKey(form)));
    }

    private static Map<String, Field> byKey(Form form) {
        Map<String, Field> fields = new LinkedHashMap<>();
        form.fields().forEach(field -> fields.put(field.key(), field));
        return fields;
    }

    Form form() {
        List<Section> sections = forms.get(0).sections().stream()
                .map(section -> new Section(
                        section.title(),
                        section.fields().stream()
                                .flatMap(field -> common(field).stream())
                                .toList()))
                .toList();
        return new Form(subject, kinds(), sections);
    }

    /** What they are: {@code 3 infantry, 2 cavalry}. */
    private String kinds() {
        Map<String, Long> kinds =
                forms.stream().collect(Collectors.groupingBy(Form::kind, LinkedHashMap::new, Collectors.counting()));
        return kinds.entrySet().stream()
                .map(kind -> text("form.several-kind", kind.getValue(), kind.getKey()))
                .collect(Collectors.joining(", "));
    }

    private Optional<Field> common(Field first) {
        List<Field> all = new ArrayList<>(List.of(first));
        for (Map<String, Field> other : others) {
            Field same = other.get(first.key());
            if (same == null || same.type().kind() != first.type().kind()) {
                return Optional.empty();
            }
            all.add(same);
        }
        if (first.key().equals("name") || first.type().kind() == Kind.GROUPS) {
            return Optional.empty();
        }
        boolean same = all.stream().allMatch(field -> Objects.equals(field.value(), first.value()));
        Field together = new Field(
                first.key(),
                first.type(),
                same ? first.value() : null,
                value -> together(all, first.type().label(), value),
                first.check());
        return Optional.of(same ? together : together.mixed());
    }

    private Edit together(List<Field> all, String label, @Nullable Object value) {
        List<Edit> edits =
                all.stream().map(field -> field.change().apply(value)).toList();
        return new Edit(text("edit.set", label, subject), pack -> {
            Pack changed = pack;
            for (Edit edit : edits) {
                changed = edit.apply(changed);
            }
            return changed;
        });
    }
}
