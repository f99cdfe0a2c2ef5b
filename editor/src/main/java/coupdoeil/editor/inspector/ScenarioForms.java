package coupdoeil.editor.inspector;

import static coupdoeil.editor.text.Messages.text;

import coupdoeil.editor.document.Session;
import coupdoeil.editor.edit.FreshId;
import coupdoeil.editor.edit.Part;
import coupdoeil.editor.form.Choices;
import coupdoeil.editor.form.Field;
import coupdoeil.editor.form.FieldType;
import coupdoeil.editor.form.FieldType.Option;
import coupdoeil.editor.form.Fields;
import coupdoeil.editor.form.Form;
import coupdoeil.editor.form.Form.Section;
import coupdoeil.model.Attributes;
import coupdoeil.model.rules.AttributeType;
import coupdoeil.model.rules.Choice;
import coupdoeil.model.rules.SpecialRuleType;
import coupdoeil.model.rules.SwitchType;
import coupdoeil.model.scenario.ArrivalGroup.Marcher;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.model.scenario.ScenarioEvent;
import coupdoeil.model.scenario.SpecialRule;
import coupdoeil.model.scenario.Token;
import coupdoeil.model.scenario.VictoryCondition;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Forms of what a scenario lists: how it is won, its special rules, what happens when, its markers and readings. */
public final class ScenarioForms {

    private final Session session;
    private final Choices words;

    public ScenarioForms(Session session) {
        this.session = session;
        this.words = new Choices(session);
    }

    public Form victory(Part<VictoryCondition> part, VictoryCondition now) {
        String name = side(now.side());
        Fields<VictoryCondition> of = new Fields<>(session, part, now, text("data.victory-of", name));
        List<Section> sections = new ArrayList<>();
        sections.add(new Section(
                "",
                List.of(
                        of.word(
                                "field.side",
                                words.candidates("side"),
                                VictoryCondition::side,
                                VictoryCondition::withSide),
                        of.prose("field.text", VictoryCondition::text, VictoryCondition::withText))));
        sections.addAll(attributes(of, "victory", VictoryCondition::attributes, VictoryCondition::withAttributes));
        return new Form(text("data.victory-of", name), text("data.victory"), sections);
    }

    public Form event(Scenario scenario, Part<ScenarioEvent> part, ScenarioEvent now) {
        Fields<ScenarioEvent> of = new Fields<>(session, part, now, now.name());
        List<Section> sections = new ArrayList<>();
        sections.add(new Section(
                "",
                List.of(
                        of.text("field.name", ScenarioEvent::name, ScenarioEvent::withName),
                        of.word("field.turn", words.turns(scenario), ScenarioEvent::at, ScenarioEvent::withAt),
                        of.prose("field.text", ScenarioEvent::text, ScenarioEvent::withText))));
        sections.addAll(attributes(of, "event", ScenarioEvent::attributes, ScenarioEvent::withAttributes));
        return new Form(now.name(), text("data.event"), sections);
    }

    public Form specialRule(Part<SpecialRule> part, SpecialRule now) {
        Optional<SpecialRuleType> type = session.system().specialRule(now.id());
        String name = type.map(SpecialRuleType::name).orElse(now.id());
        Fields<SpecialRule> of = new Fields<>(session, part, now, name);
        List<Option> known = session.system().options().specialRules().stream()
                .map(rule -> new Option(rule.id(), rule.name()))
                .toList();
        Field rule = of.word(
                        "field.rule",
                        known,
                        SpecialRule::id,
                        (old, id) -> old.withId(isKnown(id) ? id : FreshId.stem(id)))
                .typed(field -> field.opened().demanded().withTip(text("data.own-rule")));
        List<AttributeType> parameters = type.map(SpecialRuleType::parameters).orElse(List.of());
        List<Section> sections = new ArrayList<>();
        sections.add(new Section("", List.of(rule, of.prose("field.text", SpecialRule::text, SpecialRule::withText))));
        sections.addAll(of.attributes(
                "parameter.",
                text("form.parameters"),
                parameters,
                SpecialRule::attributes,
                SpecialRule::withAttributes));
        return new Form(
                name, text("data.special-rule"), type.map(ScenarioForms::about).orElse(""), sections);
    }

    private boolean isKnown(String id) {
        return session.system().specialRule(id).isPresent();
    }

    private static String about(SpecialRuleType type) {
        return withReference(type.description(), type.reference());
    }

    private static String withReference(String text, String reference) {
        return reference.isEmpty() ? text : text + " (" + FieldType.section(reference) + ")";
    }

    public Form token(Part<Token> part, Token now) {
        String name = name(now);
        Fields<Token> of = new Fields<>(session, part, now, name);
        List<Option> kinds = options(session.system().vocabulary().tokens());
        List<Option> owners = Stream.of("formation", "army", "unit", "leader", "side")
                .flatMap(kind -> words.candidates(kind).stream())
                .toList();
        List<Field> fields = new ArrayList<>();
        fields.add(of.word("field.kind", kinds, Token::kind, Token::withKind));
        fields.add(of.choice("field.of", owners, Token::of, Token::withOf));
        fields.addAll(new PositionFields(session).of(of, Token::position, Token::withPosition));
        List<Section> sections = new ArrayList<>();
        sections.add(new Section("", fields));
        sections.addAll(attributes(of, "token", Token::attributes, Token::withAttributes));
        return new Form(name, text("data.token"), sections);
    }

    /** What a token is called: its kind, and whose it is. */
    public String name(Token token) {
        String kind = session.system().vocabulary().tokens().stream()
                .filter(known -> known.id().equals(token.kind()))
                .findFirst()
                .map(Choice::name)
                .orElse(token.kind());
        String of = token.of();
        return of == null ? kind : kind + " \u2013 " + owner(of);
    }

    private String owner(String id) {
        return Stream.of("formation", "army", "unit", "leader", "side")
                .flatMap(kind -> words.candidates(kind).stream())
                .filter(option -> option.id().equals(id))
                .findFirst()
                .map(Option::name)
                .orElse(id);
    }

    public Form marcher(Part<Marcher> part, Marcher now) {
        String name = piece(now.piece());
        Fields<Marcher> of = new Fields<>(session, part, now, name);
        List<Option> formations = options("formation");
        List<Section> sections = new ArrayList<>();
        sections.add(new Section(
                "",
                List.of(
                        of.word("field.piece", words.pieces(), Marcher::piece, Marcher::withPiece),
                        of.choice("field.formation", formations, Marcher::formation, Marcher::withFormation))));
        sections.addAll(attributes(of, "marcher", Marcher::attributes, Marcher::withAttributes));
        return new Form(name, text("data.marcher"), sections);
    }

    private List<Option> options(String list) {
        return words.words(list);
    }

    /** What a unit or leader is called. */
    public String piece(String id) {
        return session.roster().piece(id).map(piece -> piece.name()).orElse(id);
    }

    /** What a side is called. */
    public String side(String id) {
        return words.candidates("side").stream()
                .filter(option -> option.id().equals(id))
                .findFirst()
                .map(Option::name)
                .orElse(id);
    }

    public Form reading(Part<Scenario> part, Scenario now, SwitchType type) {
        Fields<Scenario> of = new Fields<>(session, part, now, type.name());
        List<Option> values = type.values().stream()
                .map(value -> new Option(
                        value,
                        value.equals(type.fallback())
                                ? text("field.recommended", Choices.reading(value))
                                : Choices.reading(value)))
                .toList();
        Field reading = of.choice(
                        "field.reading",
                        values,
                        s -> s.switches().getOrDefault(type.id(), type.fallback()),
                        (old, v) -> old.withSwitches(settled(old.switches(), type, v)))
                .typed(field -> field.demanded());
        return new Form(
                type.name(),
                text("form.switches"),
                withReference(type.description(), type.reference()),
                List.of(new Section("", List.of(reading))));
    }

    /** The recommended reading is not written. */
    private static Map<String, String> settled(Map<String, String> switches, SwitchType type, @Nullable String value) {
        Map<String, String> changed = new LinkedHashMap<>(switches);
        changed.remove(type.id());
        if (value != null && !value.equals(type.fallback())) {
            changed.put(type.id(), value);
        }
        return changed;
    }

    private static List<Option> options(List<Choice> choices) {
        return choices.stream()
                .map(choice -> new Option(choice.id(), choice.name()))
                .toList();
    }

    private <T> List<Section> attributes(
            Fields<T> of, String kind, Function<T, Attributes> get, BiFunction<T, Attributes, T> with) {
        return of.attributes(
                "attribute.", text("form.place-attributes"), session.system().attributesOf(kind), get, with);
    }
}
