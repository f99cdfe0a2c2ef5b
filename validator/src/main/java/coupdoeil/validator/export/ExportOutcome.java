package coupdoeil.validator.export;

import coupdoeil.validator.verdict.Verdict;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What became of an export.
 *
 * @param verdict on the pack, as far as the exported scenarios are concerned
 * @param stopped whether errors stopped it
 * @param made what was made, target by target, reports of losses included; nothing if it was stopped
 */
public record ExportOutcome(Verdict verdict, boolean stopped, List<Bundle> made) {

    public ExportOutcome {
        made = List.copyOf(made);
    }

    /** All files by name. */
    public Map<String, byte[]> files() {
        Map<String, byte[]> files = new LinkedHashMap<>();
        made.forEach(bundle -> files.putAll(bundle.files()));
        return Collections.unmodifiableMap(files);
    }
}
