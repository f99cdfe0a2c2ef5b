package coupdoeil.validator.imports.question;

import coupdoeil.model.json.JsonArray;
import coupdoeil.model.json.JsonObject;
import coupdoeil.model.json.JsonReader;
import coupdoeil.model.json.JsonReading;
import coupdoeil.model.json.JsonScalar;
import coupdoeil.model.json.JsonValue;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Files of answers, and of grammars: what they say, before anybody knows whether it can be said of a list. */
public final class AnswerFile {

    private static final Set<String> OF_QUESTION = Set.of("question", "answer");
    private static final Set<String> OF_KIND = Set.of("kind", "property", "value");
    /** As in the JSON of an import. */
    private static final String GRAMMAR = "grammar";

    private AnswerFile() {}

    /**
     * Reads a list of {@code {question, answer}} and {@code {kind, property, value}}.
     *
     * @throws AnswerFault if it is none
     */
    public static List<Answer> answers(byte[] json) {
        if (!(value(json) instanceof JsonArray list)) {
            throw new AnswerFault("", "a list of answers is wanted");
        }
        List<Answer> answers = new ArrayList<>();
        for (int at = 0; at < list.items().size(); at++) {
            answers.add(answer(list.items().get(at), "/" + at));
        }
        return answers;
    }

    private static Answer answer(JsonValue value, String pointer) {
        if (!(value instanceof JsonObject object)) {
            throw new AnswerFault(pointer, "an answer is an object");
        }
        Set<String> keys = object.members().keySet();
        if (keys.equals(OF_QUESTION)) {
            return new Answer(text(object, "question", pointer), "", "", text(object, "answer", pointer), pointer);
        } else if (keys.equals(OF_KIND)) {
            return new Answer(
                    "",
                    text(object, "kind", pointer),
                    text(object, "property", pointer),
                    text(object, "value", pointer),
                    pointer);
        }
        throw new AnswerFault(pointer, "an answer has question and answer, or kind, property and value");
    }

    /**
     * Reads what is said of its kinds in a grammar, or in the output of an import that has one.
     *
     * @throws AnswerFault if it is none
     */
    public static List<Answer> grammar(byte[] json) {
        JsonValue whole = value(json);
        boolean output = whole instanceof JsonObject object && object.has(GRAMMAR);
        JsonValue rules = output ? ((JsonObject) whole).get(GRAMMAR).orElseThrow() : whole;
        String at = output ? "/" + GRAMMAR : "";
        if (!(rules instanceof JsonArray list)) {
            throw new AnswerFault(at, "a grammar is a list of kinds");
        }
        List<Answer> said = new ArrayList<>();
        for (int i = 0; i < list.items().size(); i++) {
            String pointer = at + "/" + i;
            if (!(list.items().get(i) instanceof JsonObject rule)) {
                throw new AnswerFault(pointer, "a kind is an object");
            }
            String kind = text(rule, "kind", pointer);
            for (String property : List.of(Question.ROLE, Question.UNDER, Question.BEGINS_SIDE, Question.UNITS)) {
                said(rule, property)
                        .forEach(value -> said.add(new Answer("", kind, property, value, pointer + "/" + property)));
            }
            if (rule.get("slots").orElse(null) instanceof JsonObject slots) {
                slots.members()
                        .keySet()
                        .forEach(place -> said(slots, place)
                                .forEach(value -> said.add(
                                        new Answer("", kind, Question.SLOT + place, value, pointer + "/slots"))));
            }
        }
        return said;
    }

    /** What a rule says; nothing where that is null. */
    private static List<String> said(JsonObject rule, String property) {
        if (rule.get(property).orElse(null) instanceof JsonScalar scalar && scalar.value() != null) {
            return List.of(
                    Boolean.TRUE.equals(scalar.value())
                            ? "yes"
                            : Boolean.FALSE.equals(scalar.value())
                                    ? "no"
                                    : scalar.text().orElse(""));
        }
        return List.of();
    }

    private static JsonValue value(byte[] json) {
        JsonReading reading = JsonReader.read(json);
        if (!reading.faults().isEmpty()) {
            throw new AnswerFault(
                    reading.faults().get(0).pointer(), reading.faults().get(0).message());
        }
        return reading.value().orElseThrow(() -> new AnswerFault("", "this is no JSON"));
    }

    private static String text(JsonObject object, String key, String pointer) {
        if (object.get(key).orElse(null) instanceof JsonScalar scalar
                && scalar.text().isPresent()) {
            return scalar.text().get();
        }
        throw new AnswerFault(pointer + "/" + key, "a text is wanted");
    }
}
