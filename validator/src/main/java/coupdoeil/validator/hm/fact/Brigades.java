package coupdoeil.validator.hm.fact;

import coupdoeil.model.oob.Leader;
import coupdoeil.model.oob.Roster;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.scenario.Position;
import coupdoeil.model.table.Footprints;
import coupdoeil.validator.check.fact.Placements;
import coupdoeil.validator.hm.fact.Garrisons.Garrison;
import coupdoeil.validator.table.fact.Site;
import java.util.List;
import java.util.Optional;

/** Brigades, their Generals, and where those are (HM Command Range; Attaching; Brigades; C-in-C). */
public record Brigades(Roster roster, Placements placements, RuleSystem system, Garrisons garrisons) {

    public static final String BRIGADE = "brigade";
    private static final String GENERAL = "general";
    private static final String COMMANDER = "commander-in-chief";

    /** The units of a formation, in the order written. */
    public static List<Unit> units(Roster roster, String formation) {
        return roster.units().stream()
                .filter(unit -> roster.formationOf(unit)
                        .filter(own -> own.id().equals(formation))
                        .isPresent())
                .toList();
    }

    /** The Generals of a formation; one, if all is well. */
    public static List<Leader> generals(Roster roster, String formation) {
        return roster.leadersOf(formation).stream().filter(Brigades::isGeneral).toList();
    }

    public static boolean isGeneral(Leader leader) {
        return leader.category().equals(GENERAL);
    }

    public static boolean isCommander(Leader leader) {
        return leader.category().equals(COMMANDER);
    }

    /** The one General of a unit's brigade; empty if it has none, or more. */
    public Optional<Leader> general(Unit unit) {
        List<Leader> generals = roster.formationOf(unit)
                .map(brigade -> generals(roster, brigade.id()))
                .orElse(List.of());
        return generals.size() == 1 ? Optional.of(generals.get(0)) : Optional.empty();
    }

    /** Whether a unit belongs to a brigade that a General leads. */
    public boolean leads(Leader general, Unit unit) {
        return roster.formationOf(unit)
                .filter(brigade -> general.leads().contains(brigade.id()))
                .isPresent();
    }

    /** Where a leader is at the start, himself and not with another; empty if he is nowhere on the table. */
    public Optional<Site> site(Leader leader) {
        return placements.of(leader.id()).stream()
                .flatMap(placement -> new Footprints(system).of(leader, placement).stream())
                .findFirst()
                .map(Site::of)
                .or(() -> garrisons.of(leader.id()).map(Garrison::site));
    }

    /** Id of the piece that a leader is with; empty if with none. */
    public Optional<String> with(Leader leader) {
        return placements.of(leader.id()).stream()
                .flatMap(placement -> placement.position() instanceof Position.Attached with
                        ? Optional.of(with.piece()).stream()
                        : Optional.<String>empty().stream())
                .findFirst();
    }

    /** Whether a piece stands on the table at the start, or is with one. */
    public boolean isOnTable(String piece) {
        return placements.of(piece).stream().anyMatch(placement -> !(placement.position() instanceof Position.OffMap));
    }
}
