package coupdoeil.validator.cc;

import coupdoeil.validator.cc.fact.Players;
import coupdoeil.validator.cc.fact.Sections;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.fact.Places;
import coupdoeil.validator.check.fact.Setup;
import coupdoeil.validator.check.subject.ScenarioEntry;
import coupdoeil.validator.check.subject.SubjectRef;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** How the sides stand in the sections, by which cards order them (CC 2, 5 Phase 2, 8). */
final class SectionForceChecks {

    /** Sections that a board does not have are CC-MAP-15. */
    @Rule("CC-SEC-01")
    void empty(ScenarioEntry entry, Players players, Sections sections, Places places, Setup setup, Reporter out) {
        for (Players.Player player : players.known()) {
            count(player, sections, places, setup).forEach((section, pieces) -> {
                if (pieces == 0) {
                    out.report()
                            .about(player.ref())
                            .about(new SubjectRef("section", section, section))
                            .with("side", player.name())
                            .with("section", section);
                }
            });
        }
    }

    @Rule("CC-SEC-02")
    void pieces(ScenarioEntry entry, Players players, Sections sections, Places places, Setup setup, Reporter out) {
        for (Players.Player player : players.known()) {
            List<String> numbers = new ArrayList<>();
            count(player, sections, places, setup).forEach((section, pieces) -> numbers.add(section + " " + pieces));
            if (!numbers.isEmpty()) {
                out.report().about(player.ref()).with("side", player.name()).with("sections", numbers);
            }
        }
    }

    /** Pieces by the sections that the board has, as the player calls them; who stands on a dotted line counts in both. */
    private static Map<String, Integer> count(Players.Player player, Sections sections, Places places, Setup setup) {
        Map<String, Integer> counts = new LinkedHashMap<>();
        Sections.ALL.stream()
                .filter(section -> places.ofKind(Sections.KIND).stream()
                        .anyMatch(place -> Sections.isSection(place, Sections.seenFrom(section, player.camp()))))
                .forEach(section -> counts.put(section, 0));
        Stream.concat(
                        setup.units().stream()
                                .filter(unit -> unit.side().equals(player.side()))
                                .flatMap(unit -> unit.placement().hex().stream()),
                        setup.leaders().stream()
                                .filter(leader -> leader.side().equals(player.side()))
                                .flatMap(leader -> leader.placement().hex().stream()))
                .flatMap(hex -> sections.of(hex, player.camp()).stream())
                .forEach(section -> counts.merge(section, 1, Integer::sum));
        return counts;
    }
}
