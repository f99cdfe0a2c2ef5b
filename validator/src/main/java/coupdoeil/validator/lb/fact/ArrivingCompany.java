package coupdoeil.validator.lb.fact;

import coupdoeil.model.oob.Formation;
import coupdoeil.model.oob.Leader;
import coupdoeil.model.oob.Roster;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.scenario.ArrivalGroup;
import coupdoeil.model.scenario.TurnTrack;
import coupdoeil.validator.check.fact.Arrivals;
import coupdoeil.validator.check.fact.Memo;
import coupdoeil.validator.check.fact.Placements;
import coupdoeil.validator.check.fact.Timetable;
import coupdoeil.validator.check.fact.Tracker;
import coupdoeil.validator.hexes.Entries;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** With whom reinforcements come, and when the troops of a leader are there (LB 7, 44): a fact. */
public final class ArrivingCompany {

    /** Where and when groups of a side come together. */
    private record Company(String entry, String at, String side) {}

    /** The troops of a formation. @param latest the last turn that one of them who is not placed comes on; before all turns if none does */
    private record Troops(boolean any, long latest) {}

    private final Entries entries;
    private final Roster roster;
    private final Placements placements;
    /** The formations of those who come together; none of them is in a company of leaders alone. */
    private final Map<Company, Set<String>> formations = new HashMap<>();
    /** The last turn that a piece comes on; one of no turn comes after all. */
    private final Map<String, Integer> latest = new HashMap<>();

    private final Map<String, List<Unit>> units = new HashMap<>();
    private final Memo<String, Troops> troops;

    public ArrivingCompany(
            Arrivals arrivals,
            Entries entries,
            Roster roster,
            Timetable timetable,
            Placements placements,
            Tracker tracker) {
        this.entries = entries;
        this.roster = roster;
        this.placements = placements;
        TurnTrack track = timetable.track();
        for (ArrivalGroup group : arrivals.all()) {
            int turn = track.turnOf(group.at()).orElse(Integer.MAX_VALUE);
            group.march().forEach(marcher -> latest.merge(marcher.piece(), turn, Math::max));
            if (!group.entry().isEmpty() && !entries.units(group).isEmpty()) {
                formations
                        .computeIfAbsent(company(group), none -> new HashSet<>())
                        .addAll(formations(group));
            }
        }
        for (Unit unit : roster.units()) {
            roster.superiors(unit.under())
                    .forEach(formation -> units.computeIfAbsent(formation.id(), none -> new ArrayList<>())
                            .add(unit));
        }
        this.troops = new Memo<>(tracker, this::find);
    }

    /** Whether no unit comes with a group, in it or in another of its side by the same entry at the same time. */
    public boolean alone(ArrivalGroup group) {
        return entries.units(group).isEmpty() && !formations.containsKey(company(group));
    }

    /** The ids of all formations that the units which come with a group serve in. */
    public Set<String> formationsWith(ArrivalGroup group) {
        Set<String> known = group.entry().isEmpty() ? null : formations.get(company(group));
        return known == null ? formations(group) : known;
    }

    /** Whether a leader has troops in this battle, and all of them are there before a turn. */
    public boolean cameBefore(Leader leader, int turn) {
        boolean any = false;
        for (String formation : leader.leads()) {
            Troops led = troops.get(formation);
            if (led.latest() >= turn) {
                return false;
            }
            any |= led.any();
        }
        return any;
    }

    /** Whether a piece comes with any group. */
    public boolean comes(String piece) {
        return latest.containsKey(piece);
    }

    private Troops find(String formation) {
        boolean any = false;
        long last = Long.MIN_VALUE;
        for (Unit unit : units.getOrDefault(formation, List.of())) {
            boolean placed = placements.of(unit.id()).stream()
                    .anyMatch(placement -> placement.hex().isPresent());
            Integer turn = latest.get(unit.id());
            any |= placed || turn != null;
            last = placed || turn == null ? last : Math.max(last, turn);
        }
        return new Troops(any, last);
    }

    private Set<String> formations(ArrivalGroup group) {
        Set<String> ids = new HashSet<>();
        entries.units(group)
                .forEach(unit -> roster.superiors(unit.under()).stream()
                        .map(Formation::id)
                        .forEach(ids::add));
        return ids;
    }

    private Company company(ArrivalGroup group) {
        return new Company(group.entry(), group.at(), entries.side(group));
    }
}
