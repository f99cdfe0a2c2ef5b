package coupdoeil.validator.check.fact;

import coupdoeil.model.pack.Pack;
import coupdoeil.model.scenario.Placement;
import coupdoeil.model.scenario.Scenario;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The ids of the pieces that any scenario of the pack sets up or brings in. */
public record Participants(Set<String> pieces) {

    public Participants {
        pieces = Set.copyOf(pieces);
    }

    /** Who is named, scenario by scenario: while that is equal, so are they. */
    public static List<?> madeOf(Pack pack) {
        List<Object> named = new ArrayList<>();
        for (Scenario scenario : pack.scenarios()) {
            scenario.setup().forEach(placement -> named.add(placement.piece()));
            named.add(scenario.reinforcements());
        }
        return named;
    }

    public static Participants of(Pack pack) {
        Set<String> pieces = new HashSet<>();
        for (Scenario scenario : pack.scenarios()) {
            scenario.setup().stream().map(Placement::piece).forEach(pieces::add);
            scenario.reinforcements().stream()
                    .flatMap(group -> group.march().stream())
                    .forEach(marcher -> pieces.add(marcher.piece()));
        }
        return new Participants(pieces);
    }
}
