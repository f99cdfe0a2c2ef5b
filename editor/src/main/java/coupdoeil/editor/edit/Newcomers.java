package coupdoeil.editor.edit;

import coupdoeil.model.oob.Roster;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.region.Excerpt.Listed;
import coupdoeil.model.scenario.ArrivalGroup.Marcher;
import coupdoeil.model.scenario.Placement;
import coupdoeil.model.scenario.Position;
import coupdoeil.model.scenario.Scenario;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** Who of an excerpt comes along into a scenario: pieces that the pack knows and that are not in it yet. */
final class Newcomers {

    private Newcomers() {}

    /** Of some placements; who was with a piece that does not come stands there alone. */
    static List<Listed<Placement>> of(Pack pack, String scenario, List<Listed<Placement>> setup) {
        Scenario there = pack.scenario(scenario).orElse(null);
        if (there == null) {
            return List.of();
        }
        Roster roster = new Roster(pack.orderOfBattle());
        Set<String> present = there.setup().stream().map(Placement::piece).collect(Collectors.toSet());
        there.reinforcements().stream()
                .flatMap(group -> group.march().stream())
                .map(Marcher::piece)
                .forEach(present::add);
        List<Listed<Placement>> free = setup.stream()
                .filter(listed -> roster.piece(listed.value().piece()).isPresent())
                .filter(listed -> !present.contains(listed.value().piece()))
                .toList();
        Set<String> coming = free.stream().map(listed -> listed.value().piece()).collect(Collectors.toSet());
        return free.stream()
                .map(listed ->
                        listed.value().position() instanceof Position.Attached with && !coming.contains(with.piece())
                                ? new Listed<>(listed.index(), listed.value().withPosition(with.standing()))
                                : listed)
                .toList();
    }
}
