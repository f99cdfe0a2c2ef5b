package coupdoeil.validator.fb;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.oob.Army;
import coupdoeil.model.oob.Formation;
import coupdoeil.model.oob.Leader;
import coupdoeil.model.oob.Roster;
import coupdoeil.model.pack.PackEdits;
import coupdoeil.model.scenario.Token;
import coupdoeil.validator.check.Fix;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.subject.Arrival;
import coupdoeil.validator.check.subject.FindingPlace;
import coupdoeil.validator.check.subject.Landmark;
import coupdoeil.validator.check.subject.PlacedLeader;
import coupdoeil.validator.check.subject.SubjectRef;
import coupdoeil.validator.fb.fact.CommandStatus;
import coupdoeil.validator.fb.fact.ContestedAreas;
import coupdoeil.validator.fb.fact.ObjectiveChoice;
import coupdoeil.validator.fb.fact.ObjectiveMarkers;
import coupdoeil.validator.fb.fact.Reserves;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/** Objective markers at the start and with reinforcements (FB 4.6, 4.7). */
final class ObjectiveMarkerChecks {

    @Rule("FB-OM-01")
    void withoutMarker(
            PlacedLeader placed,
            Roster roster,
            ObjectiveMarkers markers,
            Reserves reserves,
            ObjectiveChoice objectives,
            Reporter out) {
        Leader leader = placed.leader();
        Optional<Hex> at = placed.placement().hex();
        List<Formation> led = leader.leads().stream()
                .flatMap(id -> roster.formation(id).stream())
                .toList();
        boolean free = led.stream()
                .anyMatch(body ->
                        reserves.has(body.id()) || markers.followed(body).isPresent());
        if (at.isEmpty() || led.isEmpty() || free) {
            return;
        }
        Formation first = led.get(0);
        Reporter.Draft draft = out.report()
                .with("l", placed.name())
                .with("initiative", restricted(leader) ? " and, having no initiative, will not find one himself" : "")
                .about(ref(first));
        List<Fix.Change> options = objectives.placing(out.scenario(), first.id(), first.name(), List.of(at.get()));
        draft.fix(choice("Place an objective marker for " + first.name(), options));
    }

    @Rule("FB-OM-02")
    void invalid(Landmark mark, Roster roster, ObjectiveMarkers markers, Reserves reserves, Reporter out) {
        if (!ObjectiveMarkers.isMarker(mark)) {
            return;
        }
        Optional<Formation> formation = roster.formation(mark.of());
        if (mark.of().isEmpty()) {
            invalid(mark, "nobody", "it belongs to no formation", out);
        } else if (markers.of(mark.of()).indexOf(mark) > 0) {
            invalid(mark, name(formation, mark), "it has another one", out);
        }
        if (markers.hexes(mark).isEmpty()) {
            invalid(
                    mark,
                    name(formation, mark),
                    "it is neither on the map nor in the box of a group of dwellings",
                    out);
        }
        if (reserves.has(mark.of())) {
            invalid(mark, name(formation, mark), "the formation is in reserve", out);
        }
    }

    @Rule("FB-OM-02")
    void invalidOnArrival(Arrival arrival, Roster roster, ObjectiveMarkers markers, Reserves reserves, Reporter out) {
        Set<String> seen = new HashSet<>();
        for (Token token : arrival.group().tokens()) {
            if (token.kind().equals(ObjectiveMarkers.KIND)) {
                Landmark mark = Landmark.of(token);
                boolean reserve = arrival.group().attributes().flag("reserve") || reserves.has(mark.of());
                String why = "";
                if (!seen.add(mark.of()) || !markers.of(mark.of()).isEmpty()) {
                    why = "it has another one";
                } else if (markers.hexes(mark).isEmpty()) {
                    why = "it is neither on the map nor in the box of a group of dwellings";
                } else if (reserve) {
                    why = "the formation is in reserve";
                }
                if (!why.isEmpty()) {
                    out.report()
                            .with("f", name(roster.formation(mark.of()), mark))
                            .with("why", why)
                            .about(mark.ref());
                }
            }
        }
    }

    @Rule("FB-OM-03")
    void reached(
            Landmark mark, CommandStatus status, ObjectiveMarkers markers, ObjectiveChoice objectives, Reporter out) {
        if (!ObjectiveMarkers.isMarker(mark)) {
            return;
        }
        Collection<Hex> hexes = markers.hexes(mark);
        List<CommandStatus.Command> leaders = status.leaders(mark.of());
        for (CommandStatus.Command command : leaders) {
            OptionalInt away = hexes.stream().mapToInt(command.hex()::distance).min();
            if (away.isPresent() && away.getAsInt() <= objectives.reached()) {
                List<Hex> posts =
                        leaders.stream().map(CommandStatus.Command::hex).toList();
                out.report()
                        .with("l", command.leader().name())
                        .with("n", away.getAsInt())
                        .with("m", objectives.reached())
                        .about(new SubjectRef(
                                "leader",
                                command.leader().id(),
                                command.leader().name()))
                        .related(new FindingPlace.AtHex(command.hex()))
                        .fix(choice(
                                "Place the marker further away", objectives.moving(out.scenario(), mark.key(), posts)));
                return;
            }
        }
    }

    @Rule("FB-OM-04")
    void contested(Landmark mark, Roster roster, ObjectiveMarkers markers, ContestedAreas contested, Reporter out) {
        Optional<Formation> formation = roster.formation(mark.of());
        Optional<Army> army = formation.flatMap(body -> roster.armyOf(body.under()));
        if (!ObjectiveMarkers.isMarker(mark) || army.isEmpty()) {
            return;
        }
        Set<Hex> area = markers.area(mark);
        Optional<ContestedAreas.Cause> cause = area.isEmpty() ? Optional.empty() : contested.cause(army.get(), area);
        if (cause.isPresent()) {
            out.report()
                    .with("f", name(formation, mark))
                    .with(
                            "why",
                            switch (cause.get()) {
                                case ENEMY -> "enemies are in it";
                                case CUT_OFF -> "no free road leads from it to a depot or to the army leader";
                            });
        }
    }

    @Rule("FB-OM-05")
    void hides(Landmark mark, Roster roster, ObjectiveMarkers markers, Reporter out) {
        Optional<Formation> formation = roster.formation(mark.of());
        if (ObjectiveMarkers.isMarker(mark) && formation.isPresent()) {
            markers.shared(formation.get())
                    .ifPresent(superior -> out.report()
                            .with("f", formation.get().name())
                            .with("g", superior.name())
                            .about(ref(superior)));
        }
    }

    @Rule("FB-OM-06")
    void noInitiative(Landmark mark, Roster roster, ObjectiveMarkers markers, Reporter out) {
        if (!ObjectiveMarkers.isMarker(mark) || !markers.inDwellings(mark)) {
            return;
        }
        for (Leader leader : roster.leadersOf(mark.of())) {
            if (!restricted(leader)) {
                out.report().with("l", leader.name()).about(new SubjectRef("leader", leader.id(), leader.name()));
            }
        }
    }

    private static void invalid(Landmark mark, String name, String why, Reporter out) {
        String scenario = out.scenario();
        out.report()
                .with("f", name)
                .with("why", why)
                .fix(new Fix.Change(
                        "Remove the marker",
                        pack -> PackEdits.tokens(
                                pack,
                                scenario,
                                all -> all.stream()
                                        .filter(token -> !Landmark.of(token).equals(mark))
                                        .toList())));
    }

    /** A choice of edits; where there are none to offer, the question. */
    private static Fix choice(String name, List<Fix.Change> options) {
        return options.isEmpty() ? new Fix.Question(name) : new Fix.Choose(name, options);
    }

    private static boolean restricted(Leader leader) {
        return leader.attributes()
                .text("initiative")
                .filter("restricted"::equals)
                .isPresent();
    }

    private static String name(Optional<Formation> formation, Landmark mark) {
        return formation.map(Formation::name).orElse(mark.of());
    }

    private static SubjectRef ref(Formation formation) {
        return new SubjectRef("formation", formation.id(), formation.name());
    }
}
