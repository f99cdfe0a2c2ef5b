package coupdoeil.editor.docs;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Output as a page shows it. An ellipsis alone on a line stands for any lines, one within a line for any signs of it; blanks at
 * the ends of lines count for nothing.
 */
final class Shown {

    private static final String ANY = "…";

    private Shown() {}

    static boolean matches(List<String> shown, String output) {
        String pattern = shown.stream().map(Shown::line).collect(Collectors.joining());
        String plain = output.lines()
                .map(String::stripTrailing)
                .map(line -> line + "\n")
                .collect(Collectors.joining());
        return Pattern.matches(pattern + "\n*", plain);
    }

    /** The same of JSON, which pages break into lines. */
    static boolean matchesJson(List<String> shown, String output) {
        return matches(
                List.of(String.join(" ", shown).replaceAll("\\s+", " ").strip()),
                output.replaceAll("\\s+", " ").strip());
    }

    private static String line(String shown) {
        if (shown.strip().equals(ANY)) {
            return "(?:[^\n]*\n)*?";
        }
        return Pattern.compile(ANY)
                        .splitAsStream(shown.stripTrailing() + "\0")
                        .map(part -> Pattern.quote(part.replace("\0", "")))
                        .collect(Collectors.joining("[^\n]*?"))
                + "\n";
    }
}
