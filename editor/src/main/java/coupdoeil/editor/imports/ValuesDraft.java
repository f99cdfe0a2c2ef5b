package coupdoeil.editor.imports;

import coupdoeil.editor.text.Messages;
import coupdoeil.model.oob.Side;
import coupdoeil.model.pack.Edit;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.source.OobSource;
import coupdoeil.validator.imports.ratings.Estimate;
import coupdoeil.validator.imports.ratings.GameValues;
import coupdoeil.validator.imports.ratings.Ratings;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The second step of an import: ratings by the ratios of the rule system, and estimates of men where somebody asks for
 * them. Nothing of it stands in a source, and nothing of the pack changes before its {@link #edit}. Used on one thread.
 */
final class ValuesDraft {

    /**
     * A unit and what is proposed for it.
     *
     * @param rating what is proposed: a rating, or men
     * @param from what it follows from, in words
     * @param value proposed
     * @param after men or guns that the value stands for; empty for an estimate
     */
    record Row(String unit, String rating, String from, String value, String after) {}

    private final Pack pack;
    private final List<OobSource> sources;
    private final RuleSystem system;
    private final List<Runnable> listeners = new ArrayList<>();
    private boolean rating = true;
    private Estimate.@Nullable By by;

    /** @param pack with the order of battle that was made of the sources */
    ValuesDraft(Pack pack, List<OobSource> sources, RuleSystem system) {
        this.pack = pack;
        this.sources = List.copyOf(sources);
        this.system = system;
    }

    void whenChanged(Runnable listener) {
        listeners.add(listener);
    }

    RuleSystem system() {
        return system;
    }

    /** Whether there is anything that it could propose. */
    boolean hasAny() {
        GameValues most = values(true, Estimate.By.EVEN);
        return !most.estimates().isEmpty()
                || most.ratings().filter(it -> !it.proposals().isEmpty()).isPresent();
    }

    /** Whether men could be estimated. */
    boolean canEstimate() {
        return !values(false, Estimate.By.EVEN).estimates().isEmpty();
    }

    boolean isRating() {
        return rating;
    }

    void rate(boolean on) {
        rating = on;
        listeners.forEach(Runnable::run);
    }

    /** @param how to estimate; null for not at all */
    void estimate(Estimate.@Nullable By how) {
        by = how;
        listeners.forEach(Runnable::run);
    }

    GameValues values() {
        return values(rating, by);
    }

    private GameValues values(boolean rated, Estimate.@Nullable By estimated) {
        return GameValues.of(pack, sources, estimated, rated ? system : null);
    }

    /** What is proposed, estimates first. */
    List<Row> rows() {
        GameValues values = values();
        List<Row> rows = new ArrayList<>();
        values.estimates()
                .forEach(share -> rows.add(new Row(
                        share.name(),
                        Messages.text("import.men"),
                        Messages.text("import.share", share.of().name()),
                        number(share.men()),
                        "")));
        values.ratings().map(Ratings::proposals).orElse(List.of()).forEach(one -> rows.add(row(one)));
        return rows;
    }

    private static Row row(Ratings.Proposal one) {
        String from = String.format(
                Locale.ROOT,
                "%,d %s / %s = %.2f (%s)",
                one.strength(),
                one.ratio().of(),
                plain(one.ratio().each()),
                one.exact(),
                one.ratio().source());
        return new Row(
                one.unit().name(),
                one.ratio().rating(),
                from,
                number(one.value()),
                number(one.after()) + " " + one.ratio().of());
    }

    /** What rounding does to the men and guns of each side, a sentence each; then whom nothing could be proposed for. */
    List<String> totals() {
        Map<String, String> names = new HashMap<>();
        pack.orderOfBattle().sides().forEach(side -> names.put(side.id(), name(side)));
        List<String> lines = new ArrayList<>();
        Ratings ratings = values().ratings().orElse(new Ratings(List.of(), List.of()));
        ratings.totals()
                .forEach(total -> lines.add(Messages.text(
                        "import.total",
                        names.getOrDefault(total.side(), total.side()),
                        number(total.before()),
                        number(total.after()),
                        total.of())));
        if (!ratings.unknown().isEmpty()) {
            lines.add(Messages.text("import.unrated", ratings.unknown().size(), String.join(", ", ratings.unknown())));
        }
        return lines;
    }

    private static String name(Side side) {
        return side.name().isEmpty() ? side.id() : side.name();
    }

    private static String number(int value) {
        return String.format(Locale.ROOT, "%,d", value);
    }

    private static String plain(double value) {
        return value == Math.rint(value) ? number((int) value) : Double.toString(value);
    }

    /** All of it as one edit. */
    Edit edit() {
        boolean rated = rating;
        Estimate.By estimated = by;
        return new Edit(
                Messages.text("edit.game-values"),
                open -> GameValues.of(open, sources, estimated, rated ? system : null)
                        .pack());
    }
}
