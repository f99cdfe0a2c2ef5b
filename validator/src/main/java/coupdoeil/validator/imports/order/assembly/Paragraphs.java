package coupdoeil.validator.imports.order.assembly;

import coupdoeil.validator.imports.outline.Entry;
import coupdoeil.validator.imports.source.SourceLine;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Paragraphs that tell of formations in sentences: one that ends in a full stop has told all that it tells. */
final class Paragraphs {

    /** A shorter line is no paragraph. */
    private static final int SHORTEST = 200;

    private Paragraphs() {}

    /** Leaves the formations of the paragraph above a line, if that has ended, so that a list below it begins anew. */
    static void leave(Chain chain, List<Entry> entries, int at) {
        SourceLine above = at == 0 ? null : source(entries.get(at - 1));
        if (above == null || above == source(entries.get(at)) || !isTold(above)) {
            return;
        }
        FormationDraft outermost = null;
        for (FormationDraft open : chain.all()) {
            if (!isOf(open, above)) {
                break;
            }
            outermost = open;
        }
        if (outermost != null) {
            chain.close(outermost);
        }
    }

    private static SourceLine source(Entry entry) {
        return entry.phrase().line().source();
    }

    private static boolean isTold(SourceLine line) {
        String text = line.text().strip();
        return text.length() >= SHORTEST && text.endsWith(".");
    }

    private static boolean isOf(FormationDraft formation, @Nullable SourceLine line) {
        return line != null && formation.confidence < 0.5 && formation.line == line.line();
    }
}
