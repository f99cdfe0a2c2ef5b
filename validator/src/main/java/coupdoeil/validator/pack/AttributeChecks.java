package coupdoeil.validator.pack;

import coupdoeil.model.Attributes;
import coupdoeil.model.DidYouMean;
import coupdoeil.model.rules.AttributeType;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.validator.check.Fix;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.subject.Item;
import coupdoeil.validator.check.subject.PackItem;
import coupdoeil.validator.check.subject.ScenarioItem;
import coupdoeil.validator.check.subject.SubjectRef;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** Attributes beside what the rule system expects: names, types and choices. Ranges are the rule systems' affair. */
final class AttributeChecks {

    @Rule("PACK-67")
    void unknownInPack(PackItem subject, RuleSystem system, Reporter out) {
        values(subject.item(), system).forEach(value -> unknown(subject.item(), value, out));
    }

    @Rule("PACK-67")
    void unknownInScenario(ScenarioItem subject, RuleSystem system, PieceNames names, Reporter out) {
        values(subject.item(), system).forEach(value -> unknown(names.named(subject.item()), value, out));
    }

    @Rule("PACK-68")
    void wrongTypeInPack(PackItem subject, RuleSystem system, Reporter out) {
        values(subject.item(), system).forEach(value -> wrongType(subject.item(), value, out));
    }

    @Rule("PACK-68")
    void wrongTypeInScenario(ScenarioItem subject, RuleSystem system, PieceNames names, Reporter out) {
        values(subject.item(), system).forEach(value -> wrongType(names.named(subject.item()), value, out));
    }

    @Rule("PACK-69")
    void noChoiceInPack(PackItem subject, RuleSystem system, Reporter out) {
        choices(subject.item(), system).forEach(value -> noChoice(subject.item(), value, out));
    }

    @Rule("PACK-69")
    void noChoiceInScenario(ScenarioItem subject, RuleSystem system, PieceNames names, Reporter out) {
        choices(subject.item(), system).forEach(value -> noChoice(names.named(subject.item()), value, out));
    }

    private static List<WrittenValue> values(Item item, RuleSystem system) {
        return Attributed.of(item.entry(), system).map(WrittenValue::all).orElse(List.of());
    }

    private static List<WrittenValue> choices(Item item, RuleSystem system) {
        return values(item, system).stream()
                .filter(value -> !OwnRules.speak(system, "PACK-69", value.path()))
                .toList();
    }

    private static void unknown(Item item, WrittenValue value, Reporter out) {
        if (value.type().isPresent()) {
            return;
        }
        Reporter.Draft draft = report(item, value, out);
        List<String> free = value.types().stream()
                .map(AttributeType::id)
                .filter(id -> !value.around().has(id))
                .toList();
        DidYouMean.closest(value.name(), free)
                .ifPresent(right ->
                        draft.with("meant", right).fix(change(item, out, "Call it " + right, value.called(right))));
        draft.fix(change(item, out, "Remove it", value.without()));
    }

    private static void wrongType(Item item, WrittenValue value, Reporter out) {
        Optional<AttributeType> type = value.type().filter(known -> !fits(value.value(), known.kind()));
        if (type.isPresent()) {
            AttributeType.Kind kind = type.get().kind();
            Reporter.Draft draft = report(item, value, out).with("type", noun(kind));
            converted(value.value(), kind)
                    .ifPresent(right -> draft.fix(change(item, out, "Make it " + noun(kind), value.with(right))));
        }
    }

    private static void noChoice(Item item, WrittenValue value, Reporter out) {
        AttributeType type = value.type().orElse(null);
        if (type == null || type.values().isEmpty()) {
            return;
        }
        if (type.kind() == AttributeType.Kind.CHOICE && value.value() instanceof String word) {
            choice(item, value, new Mention(value.path(), word, type.values(), value::with), type, out);
        } else if (type.kind() == AttributeType.Kind.TEXTS) {
            List<?> words = value.value() instanceof List<?> list ? list : List.of(value.value());
            for (int i = 0; i < words.size(); i++) {
                int place = i;
                if (words.get(i) instanceof String word) {
                    Mention mention = new Mention(
                            value.path(),
                            word,
                            type.values(),
                            right -> value.with(WrittenValue.replacing(words, place, right)));
                    choice(item, value, mention, type, out);
                }
            }
        }
    }

    private static void choice(Item item, WrittenValue value, Mention word, AttributeType type, Reporter out) {
        if (!word.known().contains(word.id())) {
            word.report(out, item.entry(), "")
                    .with("name", item.name())
                    .with("attribute", value.path())
                    .with("choices", String.join(", ", type.values()));
        }
    }

    private static Reporter.Draft report(Item item, WrittenValue value, Reporter out) {
        return out.report()
                .about(new SubjectRef("attribute", value.path(), value.path()))
                .with("name", item.name())
                .with("attribute", value.path());
    }

    private static Fix.Change change(Item item, Reporter out, String name, Object replaced) {
        String scenario = out.scenario();
        return new Fix.Change(name, pack -> Replacement.in(pack, scenario, item.entry(), replaced));
    }

    private static boolean fits(Object value, AttributeType.Kind kind) {
        return switch (kind) {
            case INTEGER -> isWhole(value);
            case NUMBER -> value instanceof BigDecimal;
            case BOOLEAN -> value instanceof Boolean;
            case TEXT, CHOICE, WORD, REFERENCE -> value instanceof String;
            case INTEGERS -> allOf(value, AttributeChecks::isWhole);
            case TEXTS, WORDS, REFERENCES -> allOf(value, String.class::isInstance);
            case GROUP -> value instanceof Attributes;
            case GROUPS -> value instanceof List<?> list && list.stream().allMatch(Attributes.class::isInstance);
        };
    }

    /** A single value stands for a list of one. */
    private static boolean allOf(Object value, Predicate<Object> fits) {
        return value instanceof List<?> list ? list.stream().allMatch(fits) : fits.test(value);
    }

    private static boolean isWhole(Object value) {
        return value instanceof BigDecimal number
                && (number.signum() == 0 || number.stripTrailingZeros().scale() <= 0);
    }

    /** The value as one of the kind, where that is plain: a number in quotation marks. */
    private static Optional<Object> converted(Object value, AttributeType.Kind kind) {
        String text = value instanceof String written ? written.strip() : String.valueOf(value);
        if (value instanceof List<?> || value instanceof Attributes) {
            return Optional.empty();
        }
        return switch (kind) {
            case INTEGER, NUMBER ->
                text.matches("-?\\d{1,9}" + (kind == AttributeType.Kind.NUMBER ? "(\\.\\d{1,9})?" : ""))
                        ? Optional.of(new BigDecimal(text))
                        : Optional.empty();
            case BOOLEAN -> text.matches("(?i)true|false") ? Optional.of(Boolean.valueOf(text)) : Optional.empty();
            case TEXT -> Optional.of(text);
            default -> Optional.empty();
        };
    }

    private static String noun(AttributeType.Kind kind) {
        return switch (kind) {
            case INTEGER -> "a whole number";
            case NUMBER -> "a number";
            case BOOLEAN -> "true or false";
            case TEXT -> "a text";
            case CHOICE -> "one of its choices";
            case INTEGERS -> "whole numbers";
            case TEXTS -> "texts";
            case WORD -> "a word of the rule system";
            case WORDS -> "words of the rule system";
            case REFERENCE -> "an id";
            case REFERENCES -> "ids";
            case GROUP -> "a group of attributes";
            case GROUPS -> "a list of groups";
        };
    }
}
