package coupdoeil.architecture;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The tables of CONTRIBUTING. */
final class ContributingTable {

    static final Path ROOT = Path.of(System.getProperty("basedir", "."))
            .toAbsolutePath()
            .normalize()
            .getParent();

    private ContributingTable() {}

    /** The lines below a heading, up to the next, in which a row is found. */
    static Stream<MatchResult> rows(String heading, Pattern row) throws IOException {
        return Files.readString(ROOT.resolve("CONTRIBUTING.md"))
                .lines()
                .dropWhile(line -> !line.equals(heading))
                .skip(1)
                .takeWhile(line -> !line.startsWith("## "))
                .map(row::matcher)
                .filter(Matcher::find)
                .map(Matcher::toMatchResult);
    }
}
