package coupdoeil.validator.report;

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

    public boolean suppressed() {
        return finding.suppression() != null;
    }
}
