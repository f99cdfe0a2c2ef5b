package coupdoeil.editor.inspector;

import coupdoeil.editor.document.Session;
import coupdoeil.editor.inspector.Field.Option;
import coupdoeil.editor.inspector.Form.Section;
import coupdoeil.editor.text.Messages;
import coupdoeil.model.Attributes;
import coupdoeil.model.battlefield.Place;
import coupdoeil.model.oob.OrderOfBattle;
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
final class AttributeFields {

    private final Session session;
    private final String subject;
    private final String arm;

    /** @param subject what the thing is called, for the names of edits */
    AttributeFields(Session session, String subject) {
        this(session, subject, "");
    }

    /** @param arm the arm whose attributes are shown; empty for a thing that has none */
    AttributeFields(Session session, String subject, String arm) {
        this.session = session;
        this.subject = subject;
        this.arm = arm;
    }

    /** The name of an edit that sets a field of the subject. */
    String edit(String field) {
        return Messages.text("edit.set", field, subject);
    }

    /**
     * Sections for some attributes, and for those present that no type explains.
     *
     * @param write makes the named edit that changes the attributes
     */
    List<Section> sections(
            String title,
            List<AttributeType> types,
            Attributes attributes,
            BiFunction<String, UnaryOperator<Attributes>, Edit> write) {
        return sections("", title, types, attributes, write);
    }

    /** @param prefix tells the keys of these fields from those of others in the form */
    List<Section> sections(
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
                BiFunction<String, UnaryOperator<Attributes>, Edit> nested = (name, change) ->
                        write.apply(name, outer -> inside(outer, type.id(), change.apply(outer.nested(type.id()))));
                sections.addAll(sections(
                        prefix + type.id() + ".", type.name(), type.members(), attributes.nested(type.id()), nested));
            }
        }
        return sections;
    }

    /** A group that says nothing is not written. */
    private static Attributes inside(Attributes outer, String group, Attributes changed) {
        return changed.values().isEmpty() ? outer.without(group) : outer.with(group, changed);
    }

    private Field field(
            String prefix,
            AttributeType type,
            Attributes attributes,
            BiFunction<String, UnaryOperator<Attributes>, Edit> write) {
        return Field.of(
                prefix + type.id(),
                type,
                options(type),
                attributes.value(type.id()).orElse(null),
                value -> write.apply(
                        edit(type.name()), old -> value == null ? old.without(type.id()) : old.with(type.id(), value)));
    }

    /** An attribute that the rule system does not know; it can be changed as text or taken away. */
    private Field unexplained(
            String key, String id, Object value, BiFunction<String, UnaryOperator<Attributes>, Edit> write) {
        Kind kind = value instanceof Boolean ? Kind.BOOLEAN : value instanceof List ? Kind.TEXTS : Kind.TEXT;
        return new Field(
                key,
                id,
                kind,
                List.of(),
                null,
                null,
                "",
                false,
                Messages.text("field.unexplained"),
                value,
                changed -> write.apply(edit(id), old -> changed == null ? old.without(id) : old.with(id, changed)));
    }

    private List<Option> options(AttributeType type) {
        return switch (type.kind()) {
            case CHOICE, TEXTS ->
                type.values().stream().map(value -> new Option(value, value)).toList();
            case WORD, WORDS ->
                type.values().stream()
                        .flatMap(list -> session.system().words(list, session.chart()).stream())
                        .map(word -> new Option(word, word))
                        .toList();
            case REFERENCE, REFERENCES ->
                type.values().stream()
                        .flatMap(kind -> candidates(kind).stream())
                        .toList();
            default -> List.of();
        };
    }

    /** What a reference of a kind may lead to. */
    List<Option> candidates(String kind) {
        OrderOfBattle oob = session.pack().orderOfBattle();
        return switch (kind) {
            case "side" ->
                oob.sides().stream()
                        .map(side -> new Option(side.id(), side.name()))
                        .toList();
            case "army" ->
                oob.armies().stream()
                        .map(army -> new Option(army.id(), army.name()))
                        .toList();
            case "formation" ->
                oob.formations().stream().map(f -> new Option(f.id(), f.name())).toList();
            case "unit" ->
                oob.units().stream()
                        .map(unit -> new Option(unit.id(), unit.name()))
                        .toList();
            case "leader" ->
                oob.leaders().stream().map(l -> new Option(l.id(), l.name())).toList();
            case "place" ->
                session.pack().battlefield().places().stream()
                        .map(place -> new Option(place.id(), name(place)))
                        .toList();
            default -> List.of();
        };
    }

    private static String name(Place place) {
        return place.name().isEmpty() ? place.id() : place.name();
    }
}
