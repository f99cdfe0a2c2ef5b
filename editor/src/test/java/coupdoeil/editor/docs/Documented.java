package coupdoeil.editor.docs;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * A command that a page shows.
 *
 * @param line of the page
 * @param arguments after the program's name
 * @param output that the page shows; empty if it shows none
 */
record Documented(Page page, int line, List<String> arguments, List<String> output) {

    private static final Pattern PROGRAM = Pattern.compile("(?:java -jar \\S*coupdoeil\\.jar|\\S*bin/coupdoeil|coupdoeil) ([^&|>]*)");
    private static final Pattern PLACEHOLDER = Pattern.compile("[A-Z][A-Z,…-]+(?:\\.\\.\\.)?|.*[\\[\\]…].*|my-.*|albuera\\.txt");

    /** All that stand between fences of a page. */
    static List<Documented> in(Page page) {
        List<Documented> found = new ArrayList<>();
        for (Page.Block block : page.blocks()) {
            List<String> output = new ArrayList<>();
            boolean transcript = block.lines().stream().anyMatch(line -> line.startsWith("$ "));
            for (int i = 0; i < block.lines().size(); i++) {
                String line = block.lines().get(i);
                if (transcript && !line.startsWith("$ ")) {
                    output.add(line);
                    continue;
                }
                output = new ArrayList<>();
                for (MatchResult command : PROGRAM.matcher(line).results().toList()) {
                    List<String> arguments = List.of(command.group(1).strip().split(" +"));
                    found.add(new Documented(page, block.line() + i + 1, arguments, output));
                }
            }
        }
        return found;
    }

    /** Whether it can be run as it stands. */
    boolean whole() {
        return !arguments.contains("edit")
                && arguments.stream()
                        .noneMatch(argument -> PLACEHOLDER.matcher(argument).matches());
    }

    @Override
    public String toString() {
        return page.path() + ":" + line + " coupdoeil " + String.join(" ", arguments);
    }
}
