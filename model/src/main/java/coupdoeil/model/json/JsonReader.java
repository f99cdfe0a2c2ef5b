package coupdoeil.model.json;

import coupdoeil.model.PlainText;
import coupdoeil.model.json.JsonFault.Kind;
import java.math.BigDecimal;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.core.exc.UnexpectedEndOfInputException;
import tools.jackson.core.json.JsonFactory;

/**
 * Reads JSON from anybody. Nothing is thrown; time and memory are bounded by the length of the text and the limits
 * below. What is above a limit is a fault; reading goes on where it can.
 */
public final class JsonReader {

    /** Deepest nesting of objects and lists. */
    public static final int MAX_DEPTH = 100;
    /** Most values in one text. */
    public static final int MAX_VALUES = 1_000_000;
    /** Most faults found before the reading ends. */
    public static final int MAX_FAULTS = 10_000;
    /** Longest text value, in characters. */
    public static final int MAX_TEXT = 1_000_000;
    /** Longest key, in characters. */
    public static final int MAX_KEY = 1_000;
    /** Most characters of a number, and most digits behind the point. */
    public static final int MAX_DIGITS = 100;
    /** Most digits before the point: every number fits into 64 bits, or nearly so. */
    public static final int MAX_WHOLE_DIGITS = 18;

    /** Limits of its own would end the reading without a clear message. */
    private static final JsonFactory FACTORY = JsonFactory.builder()
            .streamReadConstraints(StreamReadConstraints.builder()
                    .maxStringLength(Integer.MAX_VALUE)
                    .maxNameLength(Integer.MAX_VALUE)
                    .maxNumberLength(Integer.MAX_VALUE)
                    .maxNestingDepth(10 * MAX_DEPTH)
                    .build())
            .build();

    /** What the parser says of NaN, Infinity and words without quotes. */
    private static final Pattern WORD = Pattern.compile("^(?:Non-standard|Unrecognized) token ('[^']*')");

    private final List<JsonFault> faults = new ArrayList<>();
    private final Deque<Object> path = new ArrayDeque<>();
    private int values;

    private JsonReader() {}

    public static JsonReading read(byte[] utf8) {
        JsonReader reader = new JsonReader();
        Optional<JsonValue> value = reader.decode(utf8).flatMap(reader::text);
        return new JsonReading(value, reader.faults);
    }

    private Optional<String> decode(byte[] bytes) {
        CharBuffer text;
        try {
            text = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes));
        } catch (CharacterCodingException notUtf8) {
            boolean utf16 = bytes.length > 1 && ((bytes[0] & 0xFF) ^ (bytes[1] & 0xFF)) == (0xFE ^ 0xFF);
            fault(
                    Kind.ENCODING,
                    utf16 ? "the file is UTF-16; save it as UTF-8" : "the file is not UTF-8; save it as UTF-8",
                    new Spot(1, 1));
            return Optional.empty();
        }
        if (text.length() > 0 && text.charAt(0) == '\uFEFF') {
            fault(
                    Kind.BYTE_ORDER_MARK,
                    "the file begins with a byte order mark, which JSON does not allow",
                    new Spot(1, 1));
            text.position(1);
        }
        return Optional.of(text.toString());
    }

    private Optional<JsonValue> text(String text) {
        Spot last = new Spot(1, 1);
        try (JsonParser parser = FACTORY.createParser(ObjectReadContext.empty(), text)) {
            try {
                if (parser.nextToken() == null) {
                    fault(Kind.SYNTAX, "the file is empty", last);
                    return Optional.empty();
                }
                JsonValue value = value(parser);
                if (parser.nextToken() != null) {
                    fault(Kind.SYNTAX, "there is more after the end of the first value", spot(parser));
                    return Optional.empty();
                }
                return Optional.of(value);
            } catch (JacksonException broken) {
                TokenStreamLocation at = broken.getLocation();
                fault(Kind.SYNTAX, message(broken), at == null ? last : new Spot(at.getLineNr(), at.getColumnNr()));
            } catch (GivenUp reported) {
                // The fault is in the list.
            }
        }
        return Optional.empty();
    }

    private JsonValue value(JsonParser parser) {
        Spot spot = spot(parser);
        if (faults.size() >= MAX_FAULTS) {
            throw giveUp("there are more than " + MAX_FAULTS + " faults in this file", spot);
        }
        if (++values > MAX_VALUES) {
            throw giveUp("the file holds more than " + MAX_VALUES + " values", spot);
        }
        return switch (parser.currentToken()) {
            case START_OBJECT -> object(parser, spot);
            case START_ARRAY -> array(parser, spot);
            case VALUE_STRING -> new JsonScalar(text(parser, spot), spot);
            case VALUE_TRUE -> new JsonScalar(true, spot);
            case VALUE_FALSE -> new JsonScalar(false, spot);
            case VALUE_NULL -> new JsonScalar(null, spot);
            default -> new JsonScalar(number(parser, spot), spot);
        };
    }

    private JsonObject object(JsonParser parser, Spot spot) {
        Map<String, JsonObject.Member> members = new LinkedHashMap<>();
        List<JsonObject.Repeat> repeats = new ArrayList<>();
        checkDepth(spot);
        while (parser.nextToken() != JsonToken.END_OBJECT) {
            String key = parser.currentName();
            Spot keySpot = spot(parser);
            if (key.length() > MAX_KEY) {
                throw giveUp("a key of " + key.length() + " characters; at most " + MAX_KEY + " are allowed", keySpot);
            }
            path.addLast(key);
            checkWhole(key, keySpot);
            parser.nextToken();
            JsonValue value = value(parser);
            if (members.putIfAbsent(key, new JsonObject.Member(value, keySpot)) != null) {
                fault(Kind.DUPLICATE_KEY, "'" + key + "' occurs twice in this object; the first one counts", keySpot);
                repeats.add(new JsonObject.Repeat(key, value));
            }
            path.removeLast();
        }
        return new JsonObject(members, repeats, spot);
    }

    private JsonArray array(JsonParser parser, Spot spot) {
        List<JsonValue> items = new ArrayList<>();
        checkDepth(spot);
        while (parser.nextToken() != JsonToken.END_ARRAY) {
            path.addLast(items.size());
            items.add(value(parser));
            path.removeLast();
        }
        return new JsonArray(items, spot);
    }

    private Object text(JsonParser parser, Spot spot) {
        String text = parser.getString();
        if (text.length() > MAX_TEXT) {
            fault(
                    Kind.TOO_LARGE,
                    "a text of " + text.length() + " characters; at most " + MAX_TEXT + " are allowed",
                    spot);
            return new JsonScalar.Excess(text, false);
        }
        checkWhole(text, spot);
        return text;
    }

    private void checkWhole(String text, Spot spot) {
        if (!PlainText.whole(text).equals(text)) {
            fault(Kind.HALF_CHARACTER, "the text holds half of a character; it is kept, but cannot be exported", spot);
        }
    }

    private Object number(JsonParser parser, Spot spot) {
        String digits = parser.getString();
        if (digits.length() <= MAX_DIGITS) {
            try {
                BigDecimal number = new BigDecimal(digits);
                if ((long) number.precision() - number.scale() <= MAX_WHOLE_DIGITS
                        && Math.abs((long) number.scale()) <= MAX_DIGITS) {
                    return number;
                }
            } catch (NumberFormatException exponentBeyondInt) {
                // Falls through to the fault.
            }
        }
        fault(
                Kind.TOO_LARGE,
                "a number of more than " + MAX_WHOLE_DIGITS + " digits before the point or " + MAX_DIGITS + " in all",
                spot);
        return new JsonScalar.Excess(digits, true);
    }

    private void checkDepth(Spot spot) {
        if (path.size() >= MAX_DEPTH) {
            throw giveUp("objects and lists are nested more than " + MAX_DEPTH + " deep", spot);
        }
    }

    private static Spot spot(JsonParser parser) {
        TokenStreamLocation at = parser.currentTokenLocation();
        return new Spot(at.getLineNr(), at.getColumnNr());
    }

    /** The parser's own words, less what only a programmer understands. */
    private static String message(JacksonException broken) {
        if (broken instanceof UnexpectedEndOfInputException) {
            return "the file ends in the middle of a value";
        }
        String text = broken.getOriginalMessage();
        Matcher word = WORD.matcher(text);
        if (word.find()) {
            return word.group(1) + " is no JSON value";
        }
        return text.replaceAll("\\(\\(CTRL-CHAR, code (\\d+)\\)\\)", "of code $1")
                .replaceAll(" \\(code \\d+[^)]*\\)", "")
                .replaceAll("\\s*\\(?\\[Source:.*", "");
    }

    private void fault(Kind kind, String message, Spot spot) {
        StringBuilder pointer = new StringBuilder();
        for (Iterator<Object> steps = path.iterator(); steps.hasNext(); ) {
            pointer.append('/').append(JsonPointers.escape(steps.next().toString()));
        }
        faults.add(new JsonFault(kind, message, pointer.toString(), spot));
    }

    private GivenUp giveUp(String message, Spot spot) {
        fault(Kind.TOO_LARGE, message, spot);
        return new GivenUp();
    }

    /** Ends the reading where going on would cost too much. */
    private static final class GivenUp extends RuntimeException {
        private static final long serialVersionUID = 1;

        GivenUp() {
            super(null, null, false, false);
        }
    }
}
