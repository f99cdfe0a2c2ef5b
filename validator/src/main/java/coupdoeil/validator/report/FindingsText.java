package coupdoeil.validator.report;

import coupdoeil.validator.verdict.Verdict;
import java.util.function.Consumer;

/** Findings as text for people, an empty line between packs. */
final class FindingsText implements FindingsWriter {

    private final FindingsOptions options;
    private final Consumer<String> to;
    private boolean begun;

    FindingsText(FindingsOptions options, Consumer<String> to) {
        this.options = options;
        this.to = to;
    }

    @Override
    public void write(Verdict verdict) {
        to.accept((begun ? "\n" : "") + VerdictText.of(verdict, options));
        begun = true;
    }

    @Override
    public void end() {
        // Every pack stands for itself.
    }
}
