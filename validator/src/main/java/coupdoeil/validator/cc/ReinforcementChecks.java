package coupdoeil.validator.cc;

import coupdoeil.model.battlefield.Place;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.oob.Piece;
import coupdoeil.model.oob.Roster;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.scenario.ArrivalGroup;
import coupdoeil.validator.cc.fact.Contacts;
import coupdoeil.validator.cc.fact.FreeHexes;
import coupdoeil.validator.cc.fact.Retreats;
import coupdoeil.validator.check.Fix;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.Severity;
import coupdoeil.validator.check.fact.Comings;
import coupdoeil.validator.check.fact.Placements;
import coupdoeil.validator.check.fact.Places;
import coupdoeil.validator.check.hexes.Ground;
import coupdoeil.validator.check.hexes.Occupancy;
import coupdoeil.validator.check.subject.Arrival;
import coupdoeil.validator.check.subject.EntryTurn;
import coupdoeil.validator.check.subject.SubjectRef;
import coupdoeil.validator.hexes.Entries;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** Reinforcements, which the rules do not know: a battle that has them must say all of it (CC 5 Phase 3). */
final class ReinforcementChecks {

    private static final String TURN = "turn";
    private static final String BANNERS = "banners";

    @Rule("CC-REINF-01")
    void undefined(Arrival arrival, Places places, Reporter out) {
        ArrivalGroup group = arrival.group();
        List<String> missing = new ArrayList<>();
        String trigger = group.attributes().text("trigger").orElse(TURN);
        boolean said = switch (trigger) {
            case TURN -> group.at().strip().matches("[1-9]\\d{0,3}");
            case BANNERS -> group.attributes().integer(BANNERS, 0) > 0;
            default -> !group.condition().isBlank();
        };
        if (!said) {
            missing.add(
                    trigger.equals(TURN)
                            ? "the turn on which it comes"
                            : trigger.equals(BANNERS) ? "the number of banners" : "the " + trigger + " that brings it");
        }
        boolean hexes = places.byId(group.entry())
                .map(Place::area)
                .filter(area -> !area.hexList().isEmpty())
                .isPresent();
        if (!hexes) {
            missing.add("the hexes where it enters");
        }
        if (group.march().isEmpty()) {
            missing.add("who comes");
        }
        if (!missing.isEmpty()) {
            out.report().with("g", arrival.name()).with("what", missing).fix(new Fix.Question("Enter it"));
        }
    }

    @Rule("CC-REINF-02")
    void closedEntries(Arrival arrival, Entries entries, Roster roster, Ground ground, FreeHexes free, Reporter out) {
        ArrivalGroup group = arrival.group();
        for (Hex hex : entries.hexes(group)) {
            String label = ground.grid().label(hex);
            String shut = group.march().stream()
                    .flatMap(marcher -> roster.piece(marcher.piece()).stream())
                    .filter(piece -> free.closed(hex, piece))
                    .map(Piece::name)
                    .collect(Collectors.joining(", "));
            if (!ground.contains(hex)) {
                report(arrival, label, "is not on the board", hex, out);
            } else if (!shut.isEmpty()) {
                report(arrival, label, "is impassable to " + shut, hex, out);
            } else if (!ground.isEdge(hex)) {
                report(arrival, label, "is not at the edge of the board", hex, out)
                        .severity(Severity.WARNING);
            }
        }
    }

    @Rule("CC-REINF-03")
    void tooMany(EntryTurn together, Entries entries, Ground ground, Reporter out) {
        List<Unit> units = together.groups().stream()
                .flatMap(group -> entries.units(group).stream())
                .toList();
        List<Hex> hexes = together.groups().stream()
                .flatMap(group -> entries.hexes(group).stream())
                .filter(ground::contains)
                .distinct()
                .toList();
        if (!hexes.isEmpty() && units.size() > hexes.size()) {
            Reporter.Draft draft = out.report()
                    .with("n", units.size())
                    .with("k", hexes.size())
                    .with("h", hexes.stream().map(ground.grid()::label).toList());
            hexes.forEach(draft::at);
        }
    }

    /** Leaders among units come with them; units may join a leader who is alone, and he them (CC 5 Leader Movement). */
    @Rule("CC-REINF-04")
    void congested(
            Arrival arrival,
            Entries entries,
            Roster roster,
            Ground ground,
            Occupancy occupancy,
            Retreats retreats,
            Contacts contacts,
            Reporter out) {
        String side = entries.side(arrival.group());
        boolean leaders = entries.units(arrival.group()).isEmpty()
                && arrival.group().march().stream()
                        .anyMatch(marcher -> roster.leader(marcher.piece()).isPresent());
        List<Hex> hexes =
                entries.hexes(arrival.group()).stream().filter(ground::contains).toList();
        if (!hexes.isEmpty()
                && hexes.stream()
                        .allMatch(hex -> !contacts.enemies(side, hex).isEmpty()
                                || !(leaders
                                        ? retreats.mayEnd(side, hex)
                                        : mayEnter(side, hex, occupancy, retreats)))) {
            Reporter.Draft draft = out.report()
                    .with("g", arrival.name())
                    .with("h", hexes.stream().map(ground.grid()::label).toList());
            hexes.forEach(draft::at);
        }
    }

    private static boolean mayEnter(String side, Hex hex, Occupancy occupancy, Retreats retreats) {
        return occupancy.at(hex).isEmpty() || retreats.loneLeader(side, hex);
    }

    /** Reported of the later group if a piece comes twice. */
    @Rule("CC-REINF-05")
    void twice(Arrival arrival, Comings comings, Roster roster, Placements placements, Reporter out) {
        ArrivalGroup own = arrival.group();
        Set<String> seen = new HashSet<>();
        for (ArrivalGroup.Marcher marcher : own.march()) {
            String id = marcher.piece();
            boolean set = placements.of(id).stream()
                    .anyMatch(placement -> placement.hex().isPresent());
            if (set || comings.before(id, own) || seen.contains(id)) {
                String name = roster.piece(id).map(Piece::name).orElse(id);
                out.report()
                        .about(new SubjectRef("piece", id, name))
                        .with("x", name)
                        .with("why", set ? "is on the board already" : "comes twice")
                        .fix(new Fix.Question("Leave it in one place"));
            }
            seen.add(id);
        }
    }

    private static Reporter.Draft report(Arrival arrival, String label, String why, Hex hex, Reporter out) {
        return out.report()
                .about(new SubjectRef("hex", label, label))
                .with("g", arrival.name())
                .with("h", label)
                .with("why", why)
                .at(hex);
    }
}
