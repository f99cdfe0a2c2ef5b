package coupdoeil.validator.export;

import coupdoeil.validator.verdict.Verdict;
import java.nio.file.Path;

/**
 * What became of an export.
 *
 * @param verdict on the pack, as far as the exported scenarios are concerned
 * @param stopped whether errors stopped it
 * @param made what was written to the folder; nothing if it was stopped
 */
public record ExportOutcome(Verdict verdict, Path folder, boolean stopped, ExportedFiles made) {}
