package coupdoeil.validator.imports.source.records;

import coupdoeil.model.json.JsonArray;
import coupdoeil.model.json.JsonObject;
import coupdoeil.model.json.JsonReader;
import coupdoeil.model.json.JsonScalar;
import coupdoeil.model.json.JsonValue;
import coupdoeil.model.json.Spot;
import coupdoeil.validator.imports.source.Budget;
import coupdoeil.validator.imports.source.Budget.Limit;
import coupdoeil.validator.imports.source.Source;
import coupdoeil.validator.imports.source.SourceFailure;
import coupdoeil.validator.imports.source.SourceKind;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.snakeyaml.engine.v2.api.LoadSettings;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.core.exc.StreamConstraintsException;
import tools.jackson.dataformat.yaml.YAMLFactory;

/** YAML, as objects within objects. An alias stands for its own name: what it repeats is not put in its place. */
public final class YamlSource {

    /** So many lines tell whether a text is YAML. */
    private static final int SAMPLE = 200;

    /** {@code - name: 54e Ligne}: a list of objects, which lists for people have not. */
    private static final Pattern ITEM = Pattern.compile("\\s*- \"?(?:name|unit|title|label)\"?: .*");

    private static final Pattern LINE =
            Pattern.compile("\\s*(?:#.*|---|\\.\\.\\.|(?:- )?\"?[\\w .()'-]{1,60}\"?:(?: .*)?|- .*)?");

    private static final YAMLFactory FACTORY = YAMLFactory.builder()
            .loadSettings(
                    LoadSettings.builder().setCodePointLimit(Integer.MAX_VALUE).build())
            .streamReadConstraints(StreamReadConstraints.builder()
                    .maxNestingDepth(JsonReader.MAX_DEPTH)
                    .build())
            .build();

    private final JsonParser parser;
    private final Budget budget;

    private YamlSource(JsonParser parser, Budget budget) {
        this.parser = parser;
        this.budget = budget;
    }

    /**
     * What it holds; empty if the text is no YAML, or holds no units.
     *
     * @throws SourceFailure if the name says that it is YAML, and it cannot be read to its end
     */
    public static Optional<Source> read(String name, String text, Budget budget) {
        String ending = name.toLowerCase(Locale.ROOT);
        boolean said = ending.endsWith(".yaml") || ending.endsWith(".yml");
        if (!said && !isYaml(text)) {
            return Optional.empty();
        }
        try (JsonParser parser = FACTORY.createParser(ObjectReadContext.empty(), text)) {
            List<JsonValue> documents = new ArrayList<>();
            while (parser.nextToken() != null) {
                documents.add(new YamlSource(parser, budget).value());
            }
            return ObjectSource.of(name, SourceKind.YAML, new JsonArray(documents, new Spot(1, 1)), List.of());
        } catch (StreamConstraintsException deep) {
            throw new SourceFailure("this YAML is nested more than " + JsonReader.MAX_DEPTH + " deep");
        } catch (JacksonException broken) {
            if (said) {
                TokenStreamLocation at = broken.getLocation();
                throw new SourceFailure(
                        "this is no whole YAML" + (at == null ? "" : ": line " + Math.max(1, at.getLineNr())));
            }
            return Optional.empty();
        }
    }

    private static boolean isYaml(String text) {
        List<String> lines = text.lines().limit(SAMPLE).toList();
        return lines.stream()
                                .filter(line -> ITEM.matcher(line).matches())
                                .limit(2)
                                .count()
                        == 2
                && lines.stream().allMatch(line -> LINE.matcher(line).matches());
    }

    private JsonValue value() {
        budget.take(Limit.VALUES, 1);
        TokenStreamLocation at = parser.currentTokenLocation();
        Spot spot = new Spot(at.getLineNr(), at.getColumnNr());
        return switch (parser.currentToken()) {
            case START_OBJECT -> object(spot);
            case START_ARRAY -> array(spot);
            case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT -> new JsonScalar(number(parser.getString()), spot);
            case VALUE_NULL -> new JsonScalar(null, spot);
            case VALUE_TRUE, VALUE_FALSE -> new JsonScalar(parser.getBooleanValue(), spot);
            default -> new JsonScalar(parser.getString(), spot);
        };
    }

    private JsonObject object(Spot spot) {
        Map<String, JsonObject.Member> members = new LinkedHashMap<>();
        while (parser.nextToken() != JsonToken.END_OBJECT) {
            String key = parser.currentName();
            TokenStreamLocation at = parser.currentTokenLocation();
            parser.nextToken();
            members.putIfAbsent(key, new JsonObject.Member(value(), new Spot(at.getLineNr(), at.getColumnNr())));
        }
        return new JsonObject(members, spot);
    }

    private JsonArray array(Spot spot) {
        List<JsonValue> items = new ArrayList<>();
        while (parser.nextToken() != JsonToken.END_ARRAY) {
            items.add(value());
        }
        return new JsonArray(items, spot);
    }

    /** {@code 0x1F} and {@code 1_000} are numbers of YAML, but no strengths. */
    private static Object number(String digits) {
        return digits.matches("\\d{1,18}") ? new BigDecimal(digits) : digits;
    }
}
