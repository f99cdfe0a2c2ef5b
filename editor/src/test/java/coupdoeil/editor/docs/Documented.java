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
 * @param files that the page has the reader write before: blocks with a language and a name
 */
record Documented(Page page, int line, List<String> arguments, List<String> output, List<Page.Block> files) {

    private static final Pattern PROGRAM =
            Pattern.compile("(?:java -jar \\S*coupdoeil\\.jar|\\S*bin/coupdoeil|coupdoeil) ([^&|>]*)");
    private static final Pattern PLACEHOLDER = Pattern.compile("[A-Z][A-Z,…-]+(?:\\.\\.\\.)?|.*[\\[\\]…].*");

    /** All that stand between fences of a page. */
    static List<Documented> in(Page page) {
        List<Documented> found = new ArrayList<>();
        List<Page.Block> files = new ArrayList<>();
        for (Page.Block block : page.blocks()) {
            if (block.language().contains(" ")) {
                files.add(block);
                continue;
            }
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
                    found.add(new Documented(page, block.line() + i + 1, arguments, output, List.copyOf(files)));
                }
            }
        }
        return found;
    }

    /** Whether it can be run as it stands, on files that a reader has. */
    boolean whole() {
        return !arguments.contains("edit")
                && (!arguments.contains("export") || !arguments.contains("my-battle"))
                && arguments.stream()
                        .noneMatch(argument -> PLACEHOLDER.matcher(argument).matches());
    }

    @Override
    public String toString() {
        return page.path() + ":" + line + " coupdoeil " + String.join(" ", arguments);
    }
}
