package coupdoeil.model.pack;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import coupdoeil.model.pack.format.FileFormat;
import coupdoeil.model.pack.problem.PackPaths;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The schemas by themselves, as other people's tools use them. */
class SchemaTest {

    private final SchemaRegistry registry = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12);

    @ParameterizedTest
    @EnumSource(FileFormat.class)
    void everySchemaIsASchemaAndSaysWhatItIsFor(FileFormat format) throws IOException {
        Schema draft = registry.getSchema(SchemaLocation.of("https://json-schema.org/draft/2020-12/schema"));

        assertThat(draft.validate(text(format), InputFormat.JSON)).isEmpty();
        assertThat(schema(format).getSchemaNode().path("$id").asString())
                .isEqualTo("urn:coupdoeil:schema:" + format.text().substring(10) + ":1");
        assertThat(schema(format).getSchemaNode().path("title").asString()).isNotBlank();
        assertThat(schema(format).getSchemaNode().path("description").asString())
                .isNotBlank();
    }

    @Test
    void whatTheWriterWritesHoldsAgainstTheSchemas() throws IOException {
        for (long seed = 0; seed < 50; seed++) {
            Pack pack = RandomPacks.pack(seed);
            Pack known = pack.withKept(UnreadContent.NONE);
            for (var file : PackWriter.files(known).entrySet()) {
                if (PackPaths.isOwn(file.getKey())) {
                    String text = new String(file.getValue(), StandardCharsets.UTF_8);
                    assertThat(schema(format(file.getKey())).validate(text, InputFormat.JSON))
                            .as("seed %d %s", seed, file.getKey())
                            .filteredOn(error -> !error.getKeyword().equals("minLength"))
                            .isEmpty();
                }
            }
        }
    }

    @Test
    void aTypingErrorIsCaughtByTheSchemaAlone() throws IOException {
        String typo = new NapkinPack().text("order-of-battle.json").replace("\"arm\"", "\"amr\"");

        assertThat(schema(FileFormat.ORDER_OF_BATTLE).validate(typo, InputFormat.JSON))
                .extracting(error -> error.getKeyword())
                .contains("additionalProperties");
    }

    private static FileFormat format(String path) {
        return switch (path) {
            case PackPaths.PACK -> FileFormat.PACK;
            case PackPaths.BATTLEFIELD -> FileFormat.BATTLEFIELD;
            case PackPaths.CHART -> FileFormat.CHART;
            case PackPaths.HOUSE_RULES -> FileFormat.HOUSE_RULES;
            case PackPaths.ORDER_OF_BATTLE -> FileFormat.ORDER_OF_BATTLE;
            case PackPaths.SUPPRESSIONS -> FileFormat.SUPPRESSIONS;
            default -> PackPaths.sourceId(path).isPresent() ? FileFormat.SOURCE : FileFormat.SCENARIO;
        };
    }

    private Schema schema(FileFormat format) throws IOException {
        return registry.getSchema(text(format), InputFormat.JSON);
    }

    private static String text(FileFormat format) throws IOException {
        try (InputStream text = Objects.requireNonNull(SchemaTest.class.getResourceAsStream(format.schema()))) {
            return new String(text.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
