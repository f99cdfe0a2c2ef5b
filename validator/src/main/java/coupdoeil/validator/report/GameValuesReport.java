package coupdoeil.validator.report;

import coupdoeil.model.json.JsonArray;
import coupdoeil.model.json.JsonObject;
import coupdoeil.model.json.JsonScalar;
import coupdoeil.validator.imports.ratings.Estimate;
import coupdoeil.validator.imports.ratings.Ratings;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import java.util.Locale;

/** Estimates and ratings of an import, with what rounding does: for people and as a part of the import's JSON. */
public final class GameValuesReport {

    private GameValuesReport() {}

    public static String estimates(List<Estimate.Share> shares) {
        StringBuilder out = new StringBuilder("Estimated, not in the source\n");
        shares.forEach(share -> out.append(String.format(
                Locale.ROOT,
                "  %s: %,d men, a share of the %,d of %s%n",
                share.name(),
                share.men(),
                share.of().strength().men(),
                share.of().name())));
        return shares.isEmpty()
                ? "Nothing to estimate: no formation of known men has units of unknown men.\n"
                : out.toString();
    }

    public static String ratings(Ratings ratings, String system) {
        if (ratings.proposals().isEmpty() && ratings.unknown().isEmpty()) {
            return "No ratings proposed: " + system + " has no ratio for these units, or they have them.\n";
        }
        StringBuilder out = new StringBuilder("Ratings proposed by the ratios of " + system + "\n");
        ratings.proposals()
                .forEach(one -> out.append(String.format(
                        Locale.ROOT,
                        "  %s: %s %d (%,d %s / %s = %.2f, which is %,d after rounding; %s)%n",
                        one.unit().name(),
                        one.ratio().rating(),
                        one.value(),
                        one.strength(),
                        one.ratio().of(),
                        plain(one.ratio().each()),
                        one.exact(),
                        one.after(),
                        one.ratio().source())));
        ratings.totals()
                .forEach(total -> out.append(String.format(
                        Locale.ROOT,
                        "Together, %s: %,d %s before, %,d after%n",
                        total.side().isEmpty() ? "of no side" : total.side(),
                        total.before(),
                        total.of(),
                        total.after())));
        if (!ratings.unknown().isEmpty()) {
            out.append("Not rated, for their strength is not known: ")
                    .append(String.join(", ", ratings.unknown()))
                    .append('\n');
        }
        return out.toString();
    }

    private static String plain(double number) {
        return BigDecimal.valueOf(number).stripTrailingZeros().toPlainString();
    }

    static JsonArray estimatesJson(List<Estimate.Share> shares) {
        return JsonArray.of(shares.stream()
                .map(share -> JsonObject.builder()
                        .put("unit", share.unit())
                        .put("name", share.name())
                        .put("men", share.men())
                        .put("formation", share.of().id())
                        .done())
                .toList());
    }

    /** The ratings as a part of the import's report. */
    public static JsonObject json(Ratings ratings) {
        return JsonObject.builder()
                .put(
                        "proposals",
                        JsonArray.of(ratings.proposals().stream()
                                .map(GameValuesReport::json)
                                .toList()))
                .put(
                        "totals",
                        JsonArray.of(ratings.totals().stream()
                                .map(total -> JsonObject.builder()
                                        .put("side", total.side())
                                        .put("of", total.of())
                                        .put("before", total.before())
                                        .put("after", total.after())
                                        .done())
                                .toList()))
                .put(
                        "unknown",
                        JsonArray.of(
                                ratings.unknown().stream().map(JsonScalar::of).toList()))
                .done();
    }

    private static JsonObject json(Ratings.Proposal one) {
        return JsonObject.builder()
                .put("unit", one.unit().id())
                .put("name", one.unit().name())
                .put("rating", one.ratio().rating())
                .put("value", one.value())
                .put("of", one.ratio().of())
                .put("strength", one.strength())
                .put("each", BigDecimal.valueOf(one.ratio().each()).stripTrailingZeros())
                .put("exact", BigDecimal.valueOf(one.exact()).setScale(3, RoundingMode.HALF_UP))
                .put("after", one.after())
                .put("source", one.ratio().source())
                .done();
    }
}
