package coupdoeil.validator.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import picocli.CommandLine;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A run of the command: what it returned and what it wrote. */
public record CommandRun(int exit, String out, String err) {

    public static CommandRun of(String... args) {
        CommandLine line = Main.commandLine(Map.of());
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        line.setOut(new PrintWriter(out));
        line.setErr(new PrintWriter(err));
        int exit = Main.run(line, args);
        CommandRun run = new CommandRun(exit, out.toString(), err.toString());
        assertThat(run.out + run.err).as("no stack trace").doesNotContain("\tat ", "Exception");
        return run;
    }

    /** Its output as JSON, valid by the published schema of that name. */
    public JsonNode json(String schema) {
        validate(out, schema);
        return new JsonMapper().readTree(out);
    }

    public static void validate(String json, String schema) {
        assertThat(SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
                        .getSchema(resource("/coupdoeil/schema/" + schema + ".schema.json"), InputFormat.JSON)
                        .validate(json, InputFormat.JSON))
                .isEmpty();
    }

    private static String resource(String name) {
        try (InputStream in = CommandRun.class.getResourceAsStream(name)) {
            assertThat(in).as(name).isNotNull();
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
