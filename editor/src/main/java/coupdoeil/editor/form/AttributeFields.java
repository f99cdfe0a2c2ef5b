package coupdoeil.editor.form;

import coupdoeil.editor.document.Session;
import coupdoeil.editor.form.FieldType.Option;
import coupdoeil.editor.form.Form.Section;
import coupdoeil.editor.text.Messages;
import coupdoeil.model.Attributes;
import coupdoeil.model.pack.Edit;
import coupdoeil.model.rules.AttributeType;
import coupdoeil.model.rules.AttributeType.Kind;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.UnaryOperator;

/** Fields for the attributes that a rule system gives a kind of thing, groups as sections of their own. */
public final class AttributeFields {

    private final Choices words;
    private final String subject;
    private final String arm;

    /** @param subject what the thing is called, for the names of edits */
    public AttributeFields(Session session, String subject) {
        this(session, subject, "");
    }

    /** @param arm the arm whose attributes are shown; empty for a thing that has none */
    public AttributeFields(Session session, String subject, String arm) {
        this.words = new Choices(session);
        this.subject = subject;
        this.arm = arm;
    }

    /** The name of an edit that sets a field of the subject. */
    public String edit(String field) {
        return Messages.text("edit.set", field, subject);
    }

    /** What a reference of a kind may lead to. */
    public List<Option> candidates(String kind) {
        return words.candidates(kind);
    }

    /**
     * Sections for some attributes, and for those present that no type explains.
     *
     * @param write makes the named edit that changes the attributes
     */
    public List<Section> sections(
            String title,
            List<AttributeType> types,
            Attributes attributes,
            BiFunction<String, UnaryOperator<Attributes>, Edit> write) {
        return sections("", title, types, attributes, write);
    }

    /** @param prefix tells the keys of these fields from those of others in the form */
    public List<Section> sections(
            String prefix,
            String title,
            List<AttributeType> types,
            Attributes attributes,
            BiFunction<String, UnaryOperator<Attributes>, Edit> write) {
        List<Section> sections = new ArrayList<>();
        List<Field> fields = new ArrayList<>();
        Set<String> known = new HashSet<>();
        for (AttributeType type : types) {
            if (type.appliesTo(arm)) {
                known.add(type.id());
            }
            if (type.appliesTo(arm) && type.kind() != Kind.GROUP) {
                fields.add(field(prefix, type, attributes, write));
            }
        }
        attributes.values().forEach((id, value) -> {
            if (!known.contains(id) && !(value instanceof Attributes)) {
                fields.add(unexplained(prefix + id, id, value, write));
            }
        });
        sections.add(new Section(title, fields));
        for (AttributeType type : types) {
            if (type.kind() == Kind.GROUP && type.appliesTo(arm)) {
                sections.addAll(sections(
                        prefix + type.id() + ".",
                        type.name(),
                        members(type, attributes.nested(type.id())),
                        attributes.nested(type.id()),
                        inside(type.id(), write)));
            }
        }
        attributes.values().forEach((id, value) -> {
            if (!known.contains(id) && value instanceof Attributes group) {
                sections.addAll(sections(prefix + id + ".", id, List.of(), group, inside(id, write)));
            }
        });
        return sections;
    }

    /** What a group holds; of one that says nothing, and need not, nothing must be said. */
    private static List<AttributeType> members(AttributeType group, Attributes said) {
        return group.required() || !said.values().isEmpty()
                ? group.members()
                : group.members().stream()
                        .map(member -> member.withRequired(false))
                        .toList();
    }

    /** Writes the attributes of a group; one that says nothing is not written. */
    private static BiFunction<String, UnaryOperator<Attributes>, Edit> inside(
            String group, BiFunction<String, UnaryOperator<Attributes>, Edit> write) {
        return (name, change) -> write.apply(name, outer -> {
            Attributes changed = change.apply(outer.nested(group));
            return changed.values().isEmpty() ? outer.without(group) : outer.with(group, changed);
        });
    }

    private Field field(
            String prefix,
            AttributeType type,
            Attributes attributes,
            BiFunction<String, UnaryOperator<Attributes>, Edit> write) {
        return new Field(
                prefix + type.id(),
                words.type(type),
                attributes.value(type.id()).orElse(null),
                value -> write.apply(
                        edit(type.name()), old -> value == null ? old.without(type.id()) : old.with(type.id(), value)));
    }

    /** An attribute that the rule system does not know; it can be changed as it was written, or taken away. */
    private Field unexplained(
            String key, String id, Object value, BiFunction<String, UnaryOperator<Attributes>, Edit> write) {
        return new Field(
                key,
                Untyped.of(id, value).withTip(Messages.text("field.unexplained")),
                value,
                changed -> write.apply(edit(id), old -> changed == null ? old.without(id) : old.with(id, changed)));
    }
}
