package coupdoeil.validator.roster;

import coupdoeil.model.battlefield.Labels;
import coupdoeil.model.rules.FormationType;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.scenario.ArrivalGroup;
import coupdoeil.model.scenario.ArrivalGroup.Marcher;
import coupdoeil.model.scenario.Placement;
import coupdoeil.validator.check.Situation;
import coupdoeil.validator.check.fact.Arrivals;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Who takes part in a battle, where he begins or when he comes, and in which formation. Of what is said twice the first counts. */
public final class Beginnings {

    private final RuleSystem system;
    private final Labels labels;
    private final Map<String, Placement> placements = new HashMap<>();
    private final Map<String, ArrivalGroup> groups = new HashMap<>();
    private final Map<String, Marcher> marchers = new HashMap<>();
    private final Set<String> all = new HashSet<>();

    public Beginnings(Situation situation) {
        system = situation.system();
        labels = situation.pack().battlefield().labels();
        situation.setup().forEach(placement -> placements.putIfAbsent(placement.piece(), placement));
        for (ArrivalGroup group : situation.facts().get(Arrivals.class).all()) {
            group.march().forEach(marcher -> {
                groups.putIfAbsent(marcher.piece(), group);
                marchers.putIfAbsent(marcher.piece(), marcher);
            });
        }
        all.addAll(placements.keySet());
        all.addAll(groups.keySet());
    }

    /** Whether a piece takes part; while nobody is placed, everybody. */
    public boolean takesPart(String piece) {
        return all.isEmpty() || all.contains(piece);
    }

    /** How a piece is placed in the set-up; empty if it is not. */
    public Optional<Placement> placement(String piece) {
        return Optional.ofNullable(placements.get(piece));
    }

    /** Id of the formation in which a piece begins or arrives; null if nobody says. */
    public @Nullable String formation(String piece) {
        Placement placed = placements.get(piece);
        if (placed != null) {
            return placed.formation();
        }
        Marcher marcher = marchers.get(piece);
        return marcher == null ? null : marcher.formation();
    }

    /** What that formation is called; empty if nobody says. */
    public String formationName(String piece) {
        String formation = formation(piece);
        return formation == null
                ? ""
                : system.formation(formation).map(FormationType::name).orElse(formation);
    }

    /** Where a piece begins, or the turn on which it comes; empty if it does neither. */
    public String where(String piece) {
        Placement placed = placements.get(piece);
        if (placed != null) {
            return labels.position(placed.position());
        }
        ArrivalGroup group = groups.get(piece);
        return group == null ? "" : "turn " + group.at();
    }
}
