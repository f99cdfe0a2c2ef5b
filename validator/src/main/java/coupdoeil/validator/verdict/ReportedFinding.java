package coupdoeil.validator.verdict;

import coupdoeil.model.PlainText;
import coupdoeil.model.pack.SourceMap.Location;
import coupdoeil.validator.check.Finding;
import java.util.Optional;

/**
 * A finding as reports show it.
 *
 * @param title what its rule is about, in a few words
 * @param source where in the files of the pack it can be mended; empty if nowhere in particular
 */
public record ReportedFinding(Finding finding, String title, Optional<Location> source) {

    /** In one line, for where there is no room for more: file, rule, message. */
    public String line() {
        return PlainText.line(source.map(at -> text(at) + ": ").orElse("") + finding.rule() + ": " + finding.message());
    }

    /** A place in a file, for people: {@code pack.json:3:5 /name}. */
    public static String text(Location at) {
        return at.file()
                + (at.line() == 0 ? "" : ":" + at.line() + ":" + at.column())
                + (at.pointer().isEmpty() ? "" : " " + at.pointer());
    }

    public boolean suppressed() {
        return finding.suppression() != null;
    }
}
