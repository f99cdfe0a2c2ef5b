package coupdoeil.validator.report;

import coupdoeil.model.json.JsonArray;
import coupdoeil.model.json.JsonObject;
import coupdoeil.model.json.JsonScalar;
import coupdoeil.validator.imports.grammar.Grammar;
import coupdoeil.validator.imports.grammar.GrammarReading;
import coupdoeil.validator.imports.grammar.KindRule;
import coupdoeil.validator.imports.grammar.LineRole;
import coupdoeil.validator.imports.grammar.Under;
import coupdoeil.validator.imports.lines.LineKind;
import coupdoeil.validator.imports.question.Question;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** How lists are written, and what is asked of them, as JSON. */
final class GrammarJson {

    private static final int SAMPLES = 2;
    private static final int LONGEST_SAMPLE = 200;

    private GrammarJson() {}

    static Stream<Supplier<JsonObject>> kinds(GrammarReading reading) {
        String file = reading.read().source().name();
        Grammar grammar = reading.grammar();
        return reading.kinds().stream().map(kind -> () -> kind(file, kind, grammar.of(kind.id()), reading.said()));
    }

    private static JsonObject kind(String file, LineKind kind, KindRule rule, Grammar said) {
        JsonObject.Builder slots = JsonObject.builder();
        rule.slots().forEach((at, field) -> slots.put(at, field.key()));
        return JsonObject.builder()
                .put("file", file)
                .put("kind", kind.id())
                .put("lines", kind.lines().size())
                .put(
                        "samples",
                        JsonArray.ofTexts(kind.lines().stream()
                                .limit(SAMPLES)
                                .map(line -> cut(line.text()))
                                .toList()))
                .put("role", key(rule.role()))
                .put("under", key(rule.under()))
                .put("beginsSide", rule.beginsSide())
                .put("units", units(rule.oneUnit()))
                .put("repeats", kind.lines().size() > 1)
                .put("slots", slots.done())
                .put("said", said.byKind().containsKey(kind.id()))
                .done();
    }

    private static String cut(String text) {
        return text.length() <= LONGEST_SAMPLE ? text : text.substring(0, LONGEST_SAMPLE);
    }

    private static @Nullable Object key(@Nullable LineRole role) {
        return role == null ? null : role.key();
    }

    private static @Nullable Object key(@Nullable Under under) {
        return under == null ? null : under.key();
    }

    private static @Nullable Object units(@Nullable Boolean one) {
        return one == null ? null : one ? Question.ONE : Question.SEVERAL;
    }

    static Stream<Supplier<JsonObject>> questions(GrammarReading reading) {
        String file = reading.read().source().name();
        return reading.questions().stream().map(question -> () -> question(file, question));
    }

    private static JsonObject question(String file, Question question) {
        return JsonObject.builder()
                .put("file", file)
                .put("id", question.id())
                .put("kind", question.kind())
                .put("property", question.property())
                .put("text", question.text())
                .put("lines", numbers(question.lines()))
                .putIfFilled("spans", JsonArray.ofTexts(question.spans()))
                .put(
                        "options",
                        JsonArray.of(question.options().stream()
                                .map(GrammarJson::option)
                                .toList()))
                .put("units", question.units())
                .put("contest", BigDecimal.valueOf(question.contest()).setScale(2, RoundingMode.HALF_UP))
                .done();
    }

    private static JsonObject option(Question.Option option) {
        return JsonObject.builder()
                .put("value", option.value())
                .put("text", option.text())
                .putIfFilled("gives", numbers(option.gives()))
                .done();
    }

    private static JsonArray numbers(List<Integer> numbers) {
        return JsonArray.of(numbers.stream().map(JsonScalar::of).toList());
    }
}
