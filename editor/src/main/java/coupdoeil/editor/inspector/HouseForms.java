package coupdoeil.editor.inspector;

import static coupdoeil.editor.text.Messages.text;

import coupdoeil.editor.document.Session;
import coupdoeil.editor.edit.Part;
import coupdoeil.editor.form.Choices;
import coupdoeil.editor.form.Field;
import coupdoeil.editor.form.FieldType;
import coupdoeil.editor.form.FieldType.Option;
import coupdoeil.editor.form.Fields;
import coupdoeil.editor.form.Form;
import coupdoeil.editor.form.Form.Section;
import coupdoeil.model.rules.AttributeType;
import coupdoeil.model.rules.AttributeType.Kind;
import coupdoeil.model.rules.FormationType;
import coupdoeil.model.rules.SpecialRuleType;
import coupdoeil.model.rules.SwitchType;
import coupdoeil.model.scenario.FacingKind;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Forms of house rules: formations, readings and special rules that a pack adds or puts in the place of the system's. */
public final class HouseForms {

    private final Session session;
    private final Choices words;

    public HouseForms(Session session) {
        this.session = session;
        this.words = new Choices(session);
    }

    public Form formation(Part<FormationType> part, FormationType now) {
        Fields<FormationType> of = new Fields<>(session, part, now, now.name());
        List<Section> sections = new ArrayList<>();
        sections.add(new Section(
                "",
                List.of(
                        of.text("field.name", FormationType::name, FormationType::withName),
                        id(of, FormationType::id, FormationType::withId),
                        of.several("field.arms", words.words("arm"), FormationType::arms, FormationType::withArms),
                        of.word(
                                        "field.faces",
                                        named(FacingKind.values()),
                                        type -> type.facing().name(),
                                        (old, v) -> old.withFacing(FacingKind.valueOf(v)))
                                .typed(FieldType::demanded),
                        of.whole("field.max-hexes", 1, 100, FormationType::maxHexes, FormationType::withMaxHexes))));
        sections.addAll(of.attributes(
                "effect.", text("form.effects"), effects(), FormationType::effects, FormationType::withEffects));
        return new Form(now.name(), text("data.house-formation"), sections);
    }

    /** What the system's own formations say, as nothing else tells what a formation can say. */
    private List<AttributeType> effects() {
        return session.system().vocabulary().formations().stream()
                .flatMap(type -> type.effects().values().entrySet().stream())
                .collect(Collectors.toMap(Map.Entry::getKey, HouseForms::effect, (a, b) -> a, java.util.TreeMap::new))
                .values()
                .stream()
                .toList();
    }

    private static AttributeType effect(Map.Entry<String, Object> said) {
        Kind kind = said.getValue() instanceof Boolean
                ? Kind.BOOLEAN
                : said.getValue() instanceof java.math.BigDecimal
                        ? Kind.NUMBER
                        : said.getValue() instanceof List ? Kind.TEXTS : Kind.TEXT;
        return new AttributeType(
                said.getKey(),
                said.getKey(),
                kind,
                List.of(),
                List.of(),
                null,
                null,
                null,
                List.of(),
                false,
                "",
                "",
                "");
    }

    public Form switchType(Part<SwitchType> part, SwitchType now) {
        Fields<SwitchType> of = new Fields<>(session, part, now, now.name());
        return new Form(
                now.name(),
                text("data.house-switch"),
                List.of(new Section(
                        "",
                        List.of(
                                of.text("field.name", SwitchType::name, SwitchType::withName),
                                id(of, SwitchType::id, SwitchType::withId),
                                of.several("field.values", List.of(), SwitchType::values, SwitchType::withValues),
                                of.word(
                                                "field.fallback",
                                                Choices.plain(now.values()),
                                                SwitchType::fallback,
                                                SwitchType::withFallback)
                                        .typed(FieldType::demanded),
                                of.text("field.reference", SwitchType::reference, SwitchType::withReference),
                                of.prose("field.description", SwitchType::description, SwitchType::withDescription)))));
    }

    public Form specialRule(Part<SpecialRuleType> part, SpecialRuleType now) {
        Fields<SpecialRuleType> of = new Fields<>(session, part, now, now.name());
        return new Form(
                now.name(),
                text("data.house-rule"),
                List.of(new Section(
                        "",
                        List.of(
                                of.text("field.name", SpecialRuleType::name, SpecialRuleType::withName),
                                id(of, SpecialRuleType::id, SpecialRuleType::withId),
                                of.word(
                                        "field.defines",
                                        List.of(new Option("formation", text("field.a-formation"))),
                                        SpecialRuleType::defines,
                                        SpecialRuleType::withDefines),
                                of.text("field.reference", SpecialRuleType::reference, SpecialRuleType::withReference),
                                of.prose(
                                        "field.description",
                                        SpecialRuleType::description,
                                        SpecialRuleType::withDescription)))));
    }

    public Form parameter(Part<AttributeType> part, AttributeType now) {
        Fields<AttributeType> of = new Fields<>(session, part, now, now.name());
        List<Field> fields = new ArrayList<>(List.of(
                of.text("field.name", AttributeType::name, AttributeType::withName),
                id(of, AttributeType::id, AttributeType::withId),
                of.word(
                                "field.kind",
                                named(Kind.values()),
                                type -> type.kind().name(),
                                (old, v) -> old.withKind(Kind.valueOf(v)))
                        .typed(FieldType::demanded),
                of.several("field.values", meanings(now.kind()), AttributeType::values, AttributeType::withValues)
                        .withTip(text("data.values")),
                of.number("field.min", AttributeType::min, AttributeType::withMin),
                of.number("field.max", AttributeType::max, AttributeType::withMax),
                of.several("field.arms", words.words("arm"), AttributeType::arms, AttributeType::withArms),
                of.flag("field.demanded", AttributeType::required, AttributeType::withRequired),
                of.text("field.measure", AttributeType::measure, AttributeType::withMeasure),
                of.text("field.reference", AttributeType::reference, AttributeType::withReference),
                of.prose("field.description", AttributeType::description, AttributeType::withDescription)));
        boolean table = now.kind() == Kind.GROUP || now.kind() == Kind.GROUPS;
        if (!table) {
            fields.add(
                    of.value("field.begins-as", words.type(now), AttributeType::fallback, AttributeType::withFallback));
        }
        return new Form(now.name(), text("data.parameter"), List.of(new Section("", fields)));
    }

    /** What the values of a parameter may be: the lists that a word is from, what a reference may lead to. */
    private static List<Option> meanings(Kind kind) {
        return switch (kind) {
            case WORD, WORDS -> Choices.plain(List.of("arm", "formation", "condition", "terrain"));
            case REFERENCE, REFERENCES ->
                Choices.plain(List.of("side", "army", "formation", "unit", "leader", "place", "feature"));
            default -> List.of();
        };
    }

    /** The word that scenarios use; not an id of the pack but of its language. */
    private static <T> Field id(Fields<T> of, Function<T, String> get, BiFunction<T, String, T> with) {
        return of.text("field.word", get, with).typed(type -> type.demanded().withTip(text("data.word")));
    }

    private static List<Option> named(Enum<?>[] values) {
        return Arrays.stream(values)
                .map(value -> new Option(value.name(), value.name().toLowerCase(Locale.ROOT)))
                .toList();
    }
}
