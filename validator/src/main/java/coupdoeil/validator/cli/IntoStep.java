package coupdoeil.validator.cli;

import coupdoeil.model.pack.Pack;
import coupdoeil.validator.imports.ratings.Estimate;
import coupdoeil.validator.imports.ratings.GameValues;
import coupdoeil.validator.imports.settle.IntoPack;
import coupdoeil.validator.imports.settle.PendingImport;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What {@code import oob --into} makes of a pack, and what it has to say of it. */
final class IntoStep {

    private final List<PendingImport> reads;
    private final String side;
    private final boolean taking;
    private final Estimate.@Nullable By estimate;
    private final @Nullable String system;
    private @Nullable IntoPack into;
    private @Nullable GameValues values;

    IntoStep(
            List<PendingImport> reads,
            String side,
            boolean taking,
            Estimate.@Nullable By estimate,
            @Nullable String system) {
        this.reads = List.copyOf(reads);
        this.side = side;
        this.taking = taking;
        this.estimate = estimate;
        this.system = system;
    }

    Pack apply(Pack pack) {
        IntoPack first = IntoPack.of(pack, reads, side, taking);
        if (first.isTold()) {
            into = first;
            values = new GameValues(pack, List.of(), Optional.empty());
            return pack;
        }
        GameValues second = GameValues.of(
                first.pack(),
                first.sources(),
                estimate,
                system == null ? null : pack.rules().orElseThrow());
        into = first.followedBy(second.pack());
        values = second;
        return into.pack();
    }

    IntoPack into() {
        return said(into);
    }

    GameValues values() {
        return said(values);
    }

    private static <T> T said(@Nullable T value) {
        if (value == null) {
            throw new IllegalStateException("nothing was applied");
        }
        return value;
    }
}
