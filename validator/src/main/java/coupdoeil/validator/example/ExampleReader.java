package coupdoeil.validator.example;

import coupdoeil.validator.check.RuleBook;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Reads examples from text.
 *
 * <pre>
 * FB-STACK-07: three unlimbered batteries
 *   unit g1 blue artillery @0202 corner:1 unlimbered #1
 *   ...
 *   expect FB-STACK-07 stack:0202 error
 *
 * FB-STACK-07: two batteries
 *   ...
 *   expect nothing
 * </pre>
 *
 * <p>A line that begins in the first column opens an example; {@code #} followed by a space begins a comment.
 */
public final class ExampleReader {

    private ExampleReader() {}

    /** The examples of a group of rules, a system's or the tool's own; none if there is no such resource. */
    public static List<Example> group(String system, String group) {
        List<Example> own = resource(system, group);
        return own.isEmpty() ? resource(RuleBook.EVERY_SYSTEM, group) : own;
    }

    private static List<Example> resource(String system, String group) {
        String resource = "/coupdoeil/catalogue/" + system + "/examples/" + group + ".txt";
        try (InputStream in = ExampleReader.class.getResourceAsStream(resource)) {
            return in == null ? List.of() : read(group + ".txt", new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Id of the rule system in whose words the examples of the tool's own rules are written. */
    public static String systemOfTool() {
        String resource = "/coupdoeil/catalogue/" + RuleBook.EVERY_SYSTEM + "/examples/system.txt";
        try (InputStream in = ExampleReader.class.getResourceAsStream(resource)) {
            if (in == null) {
                throw new IllegalStateException("no " + resource);
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).strip();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The lines of the base pack that a system's examples change. */
    public static List<String> base(String system) {
        String resource = "/coupdoeil/catalogue/" + system + "/examples/base.txt";
        try (InputStream in = ExampleReader.class.getResourceAsStream(resource)) {
            if (in == null) {
                throw new IllegalStateException("no base pack " + resource);
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .map(ExampleReader::content)
                    .filter(line -> !line.isBlank())
                    .map(String::strip)
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** @throws IllegalArgumentException if an example has no rule, or does not say what it expects */
    static List<Example> read(String file, String text) {
        List<Example> examples = new ArrayList<>();
        List<String> lines = new ArrayList<>();
        Set<String> expected = new LinkedHashSet<>();
        boolean said = false;
        String head = "";
        String source = file;
        int number = 0;
        for (String raw : (text + "\nend").lines().toList()) {
            number++;
            String line = content(raw);
            if (line.isBlank()) {
                continue;
            }
            if (!Character.isWhitespace(line.charAt(0))) {
                if (!head.isEmpty()) {
                    examples.add(example(source, head, lines, expected, said));
                }
                head = line.strip();
                source = file + ":" + number;
                lines.clear();
                expected.clear();
                said = false;
            } else if (line.strip().startsWith("expect ")) {
                said = true;
                String finding = line.strip().substring("expect ".length()).strip();
                if (!finding.equals("nothing")) {
                    expected.add(finding);
                }
            } else {
                lines.add(line.strip());
            }
        }
        return examples;
    }

    private static Example example(String source, String head, List<String> lines, Set<String> expected, boolean said) {
        int colon = head.indexOf(':');
        if (colon < 0 || !said) {
            throw new IllegalArgumentException(
                    source + ": an example begins with 'RULE: title' and holds an 'expect' line");
        }
        return new Example(
                source,
                head.substring(0, colon).strip(),
                head.substring(colon + 1).strip(),
                lines,
                expected);
    }

    private static String content(String line) {
        int comment = line.startsWith("# ") ? 0 : line.indexOf(" # ");
        return comment < 0 ? line : line.substring(0, comment);
    }
}
