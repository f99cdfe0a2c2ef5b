package coupdoeil.model.json;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class JsonTest {

    private static final String TEXT = """
            {
              "a/b": [1, {"~": "x"}],
              "ü": null
            }
            """;

    @ParameterizedTest
    @CsvSource({
        "'', 1:1",
        "/a~1b, 2:10",
        "/a~1b/0, 2:11",
        "/a~1b/1, 2:14",
        "/a~1b/1/~0, 2:20",
        "/a~1b/2, 2:10",
        "/a~1b/-1, 2:10",
        "/ü, 3:8",
        "/nothing/there, 1:1",
    })
    void everyValueKnowsWhereItStands(String pointer, String spot) {
        Spot found = read(TEXT).nearest(pointer).spot();

        assertThat(found.line() + ":" + found.column()).isEqualTo(spot);
    }

    @Test
    void ofARepeatedKeyTheFirstCountsAndTheSecondIsReportedAndKept() {
        JsonReading reading = JsonReader.read("{\"a\": {\"b\": 1,\n \"b\": 2}}".getBytes(UTF_8));

        assertThat(reading.faults())
                .containsExactly(new JsonFault(
                        JsonFault.Kind.DUPLICATE_KEY,
                        "'b' occurs twice in this object; the first one counts",
                        "/a/b",
                        new Spot(2, 2)));
        assertThat(print(reading.value().orElseThrow())).isEqualTo("{\n  \"a\": {\"b\": 1, \"b\": 2}\n}\n");
    }

    @Test
    void numbersAreKeptAsTheyAreWritten() {
        String numbers = "{\n  \"n\": [0, -1, 1.50, 0.1, 123456789012345678]\n}\n";

        assertThat(print(read(numbers))).isEqualTo(numbers);
    }

    @Test
    void recordsAreOneToALineAndNamedBlocksAreUnfolded() {
        JsonObject value = (JsonObject)
                read(
                        "{\"list\":[{\"a\":1},{\"b\":[]}],\"flat\":[1],\"block\":{\"rows\":[\"x\",\"y\"]},\"none\":[],\"o\":{}}");

        assertThat(new String(JsonPrinter.print(value, Set.of("/block", "/block/rows")), UTF_8))
                .isEqualTo("""
                {
                  "list": [
                    {"a": 1},
                    {"b": []}
                  ],
                  "flat": [1],
                  "block": {
                    "rows": [
                      "x",
                      "y"
                    ]
                  },
                  "none": [],
                  "o": {}
                }
                """);
    }

    @Test
    void textsAreEscapedNoMoreThanNeeded() {
        String text = "{\n  \"t\": \"Œ 🐎 \\\" \\\\ \\n\\t\\r \\u0000 \\u007F \\uD800 / \\uDC00x\"\n}\n";

        assertThat(print(read(text))).isEqualTo(text);
    }

    @Test
    void whatGoesToOthersSteersNoTerminalAndHoldsNoHalfCharacters() {
        JsonObject text = (JsonObject) read("{\"t\": \"Œ 🐎 \\uD800 \\uDC00x \\u009B \\u202E \\u2028 \\u001B\"}");

        assertThat(new String(JsonPrinter.printForOthers(text, Set.of()), UTF_8))
                .isEqualTo("{\n  \"t\": \"Œ 🐎 \uFFFD \uFFFDx \\u009B \\u202E \\u2028 \\u001B\"\n}\n");
    }

    /** More than are printed at a time, and not a multiple of that. */
    @Test
    void aLongListIsPrintedInItsOrder() {
        StringBuilder printed = new StringBuilder();
        JsonPrinter.printForOthers(
                (JsonObject) read("{\"of\": 1}"),
                Map.of("all", IntStream.range(0, 2500).mapToObj(i -> () -> (JsonObject) read("{\"i\": " + i + "}"))),
                printed::append);

        assertThat(printed)
                .hasToString("{\n  \"of\": 1,\n  \"all\": ["
                        + IntStream.range(0, 2500)
                                .mapToObj(i -> "\n    {\"i\": " + i + "}")
                                .collect(Collectors.joining(","))
                        + "\n  ]\n}\n");
    }

    @Test
    void halfACharacterIsAFaultAndKept() {
        JsonReading reading = JsonReader.read("{\"a\\uDC00\": \"\\uD83D\", \"b\": \"\\uD83D\\uDC0E\"}".getBytes(UTF_8));

        assertThat(reading.faults()).extracting(JsonFault::kind).containsOnly(JsonFault.Kind.HALF_CHARACTER);
        assertThat(reading.faults()).extracting(JsonFault::pointer).containsExactly("/a\uDC00", "/a\uDC00");
        assertThat(print(reading.value().orElseThrow()))
                .isEqualTo("{\n  \"a\\uDC00\": \"\\uD83D\",\n  \"b\": \"🐎\"\n}\n");
    }

    private static JsonValue read(String text) {
        return JsonReader.read(text.getBytes(UTF_8)).value().orElseThrow();
    }

    private static String print(JsonValue value) {
        return new String(JsonPrinter.print((JsonObject) value, Set.of()), UTF_8);
    }
}
