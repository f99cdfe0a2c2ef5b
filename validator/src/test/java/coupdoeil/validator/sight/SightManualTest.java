package coupdoeil.validator.sight;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The program in {@code docs/sight.md} compiles, runs and prints what the page says. */
class SightManualTest {

    private static final Path ROOT = Path.of(System.getProperty("basedir", "."))
            .toAbsolutePath()
            .normalize()
            .getParent();

    @TempDir
    private Path folder;

    @Test
    void theProgramPrintsWhatThePageSays() throws Exception {
        String page = Files.readString(ROOT.resolve("docs/sight.md"));
        Files.writeString(folder.resolve("Scout.java"), block(page, "java"));

        compile();

        assertThat(run(ROOT.resolve("samples/albuera-1811"))).isEqualTo(block(page, "text"));
    }

    private void compile() {
        ByteArrayOutputStream errors = new ByteArrayOutputStream();
        int result = ToolProvider.getSystemJavaCompiler()
                .run(
                        null,
                        errors,
                        errors,
                        "-encoding",
                        "UTF-8",
                        "-proc:none",
                        "-cp",
                        classPath(),
                        folder.resolve("Scout.java").toString());
        assertThat(result).as(errors.toString(StandardCharsets.UTF_8)).isZero();
    }

    /** What the tests run on; a runner may hand it over in a manifest. */
    private static String classPath() {
        return System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
    }

    private String run(Path pack) throws IOException, ReflectiveOperationException {
        PrintStream before = System.out;
        ByteArrayOutputStream printed = new ByteArrayOutputStream();
        try (URLClassLoader loader = new URLClassLoader(
                new URL[] {folder.toUri().toURL()}, getClass().getClassLoader())) {
            System.setOut(new PrintStream(printed, true, StandardCharsets.UTF_8));
            loader.loadClass("Scout").getMethod("main", String[].class).invoke(null, (Object)
                    new String[] {pack.toString()});
        } finally {
            System.setOut(before);
        }
        return printed.toString(StandardCharsets.UTF_8).replace(System.lineSeparator(), "\n");
    }

    private static String block(String page, String language) {
        Matcher block =
                Pattern.compile("```" + language + "\n(.*?)```", Pattern.DOTALL).matcher(page);
        assertThat(block.find()).as("a block of %s", language).isTrue();
        return block.group(1);
    }
}
