package coupdoeil.model.pack.check;

import com.networknt.schema.Error;
import com.networknt.schema.ExecutionConfig;
import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import com.networknt.schema.path.NodePath;
import coupdoeil.model.DidYouMean;
import coupdoeil.model.json.JsonArray;
import coupdoeil.model.json.JsonObject;
import coupdoeil.model.json.JsonPointers;
import coupdoeil.model.json.JsonScalar;
import coupdoeil.model.json.JsonValue;
import coupdoeil.model.json.Spot;
import coupdoeil.model.pack.format.FileFormat;
import coupdoeil.model.pack.format.Omissions;
import coupdoeil.model.pack.problem.Problem.Severity;
import coupdoeil.model.pack.problem.ProblemKind;
import coupdoeil.model.pack.problem.Problems;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * Holds a file against its schema.
 *
 * <p>The schema alone says what the model cannot hold: an unknown key, a value of the wrong type, a word outside an
 * enumeration, a text outside a pattern, and an object that lacks a key without a default. These are left out, and the
 * file with them where it cannot do without; everything else is loaded as written.
 */
public final class SchemaCheck {

    private static final Map<FileFormat, Schema> SCHEMAS = load();
    private static final Set<String> HEADER = Set.of("format", "version");

    /** More than anybody makes by hand; each costs the library about a kilobyte. */
    private static final int MAX_ERRORS = 10_000;

    private static final int COORDINATES = 2;

    private final JsonObject root;
    private final String file;
    private final Problems problems;
    private final Schema schema;
    private final Omissions leftOut;
    private final Indispensable indispensable;
    private boolean usable = true;

    public SchemaCheck(FileFormat format, JsonObject root, String file, Problems problems, Omissions leftOut) {
        this.schema = Objects.requireNonNull(SCHEMAS.get(format));
        this.indispensable = new Indispensable(schema.getSchemaNode());
        this.leftOut = leftOut;
        this.root = root;
        this.file = file;
        this.problems = problems;
    }

    /** Reports what is wrong with the file and leaves out what cannot be held. @return whether the rest is of use */
    public boolean run() {
        errors().forEach(this::report);
        return usable;
    }

    /** Leaves out a value, and what cannot do without it. @return how bad that is */
    public Severity leaveOut(String pointer) {
        String owner = indispensable.owner(pointer);
        if (owner.isEmpty()) {
            usable = false;
            return Severity.UNREADABLE;
        }
        leftOut.add(owner);
        return Severity.ERROR;
    }

    private List<Error> errors() {
        Errors errors = new Errors();
        ExecutionConfig unlimited = ExecutionConfig.builder()
                .maxEvaluationSteps(Long.MAX_VALUE)
                .maxEvaluationDepth(Integer.MAX_VALUE)
                .build();
        try {
            schema.validate(SchemaNodes.node(root), run -> {
                run.setExecutionConfig(unlimited);
                run.setErrors(errors);
            });
        } catch (TooMany tooMany) {
            String message = "there are more than " + MAX_ERRORS + " faults in this file";
            add(ProblemKind.TOO_LARGE, leaveOut(""), message, "", root.spot());
        }
        return errors;
    }

    private void report(Error error) {
        String keyword = error.getKeyword();
        String pointer = pointer(error.getInstanceLocation());
        boolean insideAlternative = error.getEvaluationPath().contains("oneOf") && !keyword.equals("oneOf");
        boolean excess =
                root.nearest(pointer) instanceof JsonScalar scalar && scalar.value() instanceof JsonScalar.Excess;
        if (!insideAlternative && !excess && !isHeader(pointer, error.getProperty())) {
            JsonValue value = root.nearest(pointer);
            switch (keyword) {
                case "additionalProperties" -> unknownKey(error, pointer, value);
                case "required" -> missingKey(error, pointer, value);
                case "oneOf" -> alternative(error, pointer, value);
                case "propertyNames" -> badKey(error, pointer, value);
                case "type" -> {
                    String message =
                            name(pointer) + " must be " + expected(error.getSchemaNode()) + ", not " + actual(value);
                    add(ProblemKind.WRONG_TYPE, leaveOut(pointer), message, pointer, value.spot());
                }
                case "maxItems" -> {
                    Severity severity = leaveOutExcess(error, pointer, value);
                    add(ProblemKind.BAD_VALUE, severity, badValue(error, pointer, value), pointer, value.spot());
                }
                default -> {
                    Severity severity = isHeld(keyword, pointer, value) ? Severity.ERROR : leaveOut(pointer);
                    add(ProblemKind.BAD_VALUE, severity, badValue(error, pointer, value), pointer, value.spot());
                }
            }
        }
    }

    /** Leaves out what a list has too much; all of a point, which is no point if it has more than its coordinates. */
    private Severity leaveOutExcess(Error error, String pointer, JsonValue value) {
        int limit = error.getSchemaNode().asInt();
        if (!(value instanceof JsonArray list) || limit == COORDINATES) {
            return leaveOut(pointer);
        }
        for (int i = limit; i < list.items().size(); i++) {
            leaveOut(pointer + "/" + i);
        }
        return Severity.ERROR;
    }

    /** Format and version have been looked at before. */
    private static boolean isHeader(String pointer, @Nullable String property) {
        boolean missing = pointer.isEmpty() && property != null && HEADER.contains(property);
        return missing || (pointer.lastIndexOf('/') == 0 && HEADER.contains(pointer.substring(1)));
    }

    private void unknownKey(Error error, String pointer, JsonValue value) {
        String key = error.getProperty();
        leftOut.add(JsonPointers.child(pointer, key));
        List<String> known = new ArrayList<>(parent(error).path("properties").propertyNames());
        var meant = DidYouMean.closest(key, known);
        String message = Problems.quote(key) + " is not known here"
                + meant.map(word -> "; did you mean '" + word + "'?").orElse("; it is kept as it is");
        Spot spot = value instanceof JsonObject object && object.has(key)
                ? Objects.requireNonNull(object.members().get(key)).keySpot()
                : value.spot();
        // What is nearly a known key was surely meant to be read.
        Severity severity = meant.isPresent() ? Severity.ERROR : Severity.WARNING;
        add(ProblemKind.UNKNOWN_KEY, severity, message, JsonPointers.child(pointer, key), spot);
    }

    private void missingKey(Error error, String pointer, JsonValue value) {
        String key = error.getProperty();
        boolean assumed = parent(error).path("properties").path(key).has("default");
        String message = "'" + key + "' is missing" + (pointer.isEmpty() ? "" : " in " + name(pointer));
        Severity severity = assumed ? Severity.ERROR : leaveOut(pointer);
        add(ProblemKind.MISSING_KEY, severity, message, pointer, value.spot());
    }

    private void alternative(Error error, String pointer, JsonValue value) {
        List<String> keys = new ArrayList<>();
        error.getSchemaNode()
                .forEach(way -> keys.add(way.path("required").path(0).asString()));
        List<String> said = keys.stream()
                .filter(key -> value instanceof JsonObject object && object.has(key))
                .toList();
        String one = "one of " + String.join(", ", keys);
        if (said.isEmpty()) {
            // A piece or token without a position is off the map; a shape must be one.
            Severity severity = keys.contains("off") ? Severity.ERROR : leaveOut(pointer);
            add(ProblemKind.MISSING_KEY, severity, name(pointer) + " must have " + one, pointer, value.spot());
        } else {
            String message = name(pointer) + " must have " + one + ", not " + String.join(" and ", said);
            Severity severity = Severity.ERROR;
            for (String surplus : said.subList(1, said.size())) {
                severity = leaveOut(JsonPointers.child(pointer, surplus));
            }
            add(ProblemKind.BAD_VALUE, severity, message, pointer, value.spot());
        }
    }

    private void badKey(Error error, String pointer, JsonValue value) {
        String key = error.getProperty();
        String message = Problems.quote(key) + " is no single character";
        String at = JsonPointers.child(pointer, key);
        add(ProblemKind.BAD_VALUE, leaveOut(at), message, at, value.spot());
    }

    /** Whether the model holds a value that the schema forbids. */
    private static boolean isHeld(String keyword, String pointer, JsonValue value) {
        return switch (keyword) {
            case "minLength" -> true;
            case "minimum", "maximum" ->
                !pointer.equals("/grid/columns")
                        && !pointer.equals("/grid/rows")
                        && value instanceof JsonScalar scalar
                        && scalar.number()
                                .map(BigDecimal::doubleValue)
                                .filter(number -> Math.abs(number) < Integer.MAX_VALUE)
                                .isPresent();
            default -> false;
        };
    }

    private String badValue(Error error, String pointer, JsonValue value) {
        JsonNode limit = error.getSchemaNode();
        String name = name(pointer);
        return switch (error.getKeyword()) {
            case "enum", "const" -> name + " is " + shown(value) + "; it must be " + words(limit);
            case "minimum" -> name + " is " + shown(value) + "; it must be at least " + limit.asString();
            case "maximum" -> name + " is " + shown(value) + "; it must be at most " + limit.asString();
            case "minLength" -> name + " is empty";
            case "minItems" -> name + " needs at least " + limit.asString() + " entries";
            case "maxItems" -> name + " may have at most " + limit.asString() + " entries";
            default -> {
                String wanted = parent(error).path("description").asString("");
                List<String> known = new ArrayList<>();
                parent(error).path("examples").forEach(word -> known.add(word.asString()));
                Optional<String> meant = value instanceof JsonScalar scalar
                        ? scalar.text().flatMap(word -> DidYouMean.closest(word, known))
                        : Optional.empty();
                if (meant.isPresent()) {
                    yield name + " is " + shown(value) + "; did you mean '" + meant.get() + "'?";
                }
                yield name + " is " + shown(value) + "; it must be of another form"
                        + (wanted.isEmpty() ? "" : ": " + wanted);
            }
        };
    }

    private void add(ProblemKind kind, Severity severity, String message, String pointer, Spot spot) {
        problems.add(kind, severity, message, file, pointer, spot);
    }

    /** The schema that an error's keyword stands in. */
    private JsonNode parent(Error error) {
        NodePath path = error.getSchemaLocation().getFragment();
        JsonNode node = schema.getSchemaNode();
        for (int i = 0; i < path.getNameCount() - 1; i++) {
            Object step = path.getElement(i);
            node = step instanceof Integer index ? node.path(index) : node.path(step.toString());
        }
        return node;
    }

    private static String pointer(NodePath path) {
        StringBuilder pointer = new StringBuilder();
        for (int i = 0; i < path.getNameCount(); i++) {
            pointer.append('/').append(JsonPointers.escape(path.getElement(i).toString()));
        }
        return pointer.toString();
    }

    /** A value as a message calls it: by its key, or by its number in the list of that key. */
    private static String name(String pointer) {
        List<String> steps = JsonPointers.steps(pointer);
        if (steps.isEmpty()) {
            return "the file";
        }
        String last = steps.get(steps.size() - 1);
        return last.matches("\\d{1,8}") && steps.size() > 1
                ? "entry " + (Integer.parseInt(last) + 1) + " of " + Problems.quote(steps.get(steps.size() - 2))
                : Problems.quote(last);
    }

    private static String expected(JsonNode type) {
        return type.isArray()
                ? type.valueStream().map(SchemaCheck::typeInWords).collect(Collectors.joining(" or "))
                : typeInWords(type);
    }

    private static String typeInWords(JsonNode type) {
        return switch (type.asString()) {
            case "object" -> "an object";
            case "array" -> "a list";
            case "string" -> "a text";
            case "integer" -> "a whole number";
            case "boolean" -> "true or false";
            default -> "a number";
        };
    }

    private static String actual(JsonValue value) {
        if (value instanceof JsonScalar scalar) {
            return scalar.text().isPresent() ? "a text" : String.valueOf(scalar.value());
        }
        return value instanceof JsonArray ? "a list" : "an object";
    }

    private static String shown(JsonValue value) {
        if (value instanceof JsonScalar scalar) {
            return scalar.text()
                    .map(Problems::quote)
                    .or(() -> scalar.number().map(BigDecimal::toPlainString))
                    .orElse(String.valueOf(scalar.value()));
        }
        return actual(value);
    }

    private static String words(JsonNode allowed) {
        return allowed.isArray()
                ? allowed.valueStream().map(JsonNode::asString).collect(Collectors.joining(" or "))
                : allowed.asString();
    }

    private static Map<FileFormat, Schema> load() {
        SchemaRegistry registry = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12);
        Map<FileFormat, Schema> schemas = new EnumMap<>(FileFormat.class);
        for (FileFormat format : FileFormat.values()) {
            try (InputStream text = SchemaCheck.class.getResourceAsStream(format.schema())) {
                schemas.put(
                        format, registry.getSchema(Objects.requireNonNull(text, format.schema()), InputFormat.JSON));
            } catch (IOException broken) {
                throw new UncheckedIOException(broken);
            }
        }
        return schemas;
    }

    /** Ends the run when there are too many. */
    private static final class Errors extends ArrayList<Error> {
        private static final long serialVersionUID = 1;

        @Override
        public boolean add(Error error) {
            if (size() == MAX_ERRORS) {
                throw new TooMany();
            }
            return super.add(error);
        }
    }

    private static final class TooMany extends RuntimeException {
        private static final long serialVersionUID = 1;

        TooMany() {
            super(null, null, false, false);
        }
    }
}
