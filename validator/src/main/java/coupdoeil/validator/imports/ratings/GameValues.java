package coupdoeil.validator.imports.ratings;

import coupdoeil.model.pack.Pack;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.source.OobSource;
import coupdoeil.model.source.SourceEntry;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The second step of an import: what was asked for beyond what sources say.
 *
 * @param pack with the values
 * @param estimates none unless asked for
 * @param ratings empty unless asked for
 */
public record GameValues(Pack pack, List<Estimate.Share> estimates, Optional<Ratings> ratings) {

    public GameValues {
        estimates = List.copyOf(estimates);
    }

    /**
     * For the units that these sources have in a pack.
     *
     * @param by how to estimate; null for not at all
     * @param system whose ratios to rate by; null for no ratings
     */
    public static GameValues of(
            Pack pack, List<OobSource> sources, Estimate.@Nullable By by, @Nullable RuleSystem system) {
        Pack changed = pack;
        List<Estimate.Share> shares = new ArrayList<>();
        Set<String> units = new HashSet<>();
        for (OobSource source : sources) {
            source.entries().stream()
                    .filter(SourceEntry::unit)
                    .map(SourceEntry::as)
                    .forEach(units::add);
            if (by != null) {
                Estimate estimate = Estimate.of(changed, source.id(), by);
                shares.addAll(estimate.shares());
                changed = estimate.accept(changed);
            }
        }
        if (system == null) {
            return new GameValues(changed, shares, Optional.empty());
        }
        Ratings ratings = Ratings.of(changed.orderOfBattle(), system, units);
        return new GameValues(ratings.accept(changed), shares, Optional.of(ratings));
    }
}
