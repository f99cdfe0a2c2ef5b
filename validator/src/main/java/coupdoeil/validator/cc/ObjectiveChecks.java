package coupdoeil.validator.cc;

import coupdoeil.model.Attributes;
import coupdoeil.model.battlefield.Labels;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.pack.PackEdits;
import coupdoeil.validator.cc.fact.Access;
import coupdoeil.validator.cc.fact.Exits;
import coupdoeil.validator.cc.fact.Objectives;
import coupdoeil.validator.cc.fact.Objectives.Objective;
import coupdoeil.validator.cc.fact.OpenGround;
import coupdoeil.validator.cc.fact.Players;
import coupdoeil.validator.cc.fact.Retreats;
import coupdoeil.validator.cc.fact.Terrain;
import coupdoeil.validator.check.Fix;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.fact.Places;
import coupdoeil.validator.check.hexes.Ground;
import coupdoeil.validator.check.hexes.Occupancy;
import coupdoeil.validator.check.subject.FindingPlace;
import coupdoeil.validator.check.subject.Landmark;
import coupdoeil.validator.check.subject.SubjectRef;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The places that give banners (CC 4), and those where a side may leave the board (CC 5 Phase 3). */
final class ObjectiveChecks {

    private static final String MODE = "mode";
    private static final String PERMANENT = "permanent";
    private static final String CONTROL = "control";
    private static final String SIDE = "side";

    /** Hexes beside the board are CC-MAP-02. */
    @Rule("CC-VB-03")
    void nowhere(Landmark landmark, OpenGround open, Ground ground, Labels labels, Terrain terrain, Reporter out) {
        if (!landmark.sort().equals(Objectives.KIND)) {
            return;
        }
        if (FindingPlace.hexes(landmark.places()).isEmpty()) {
            out.report().with("x", landmark.name()).with("why", "has no hex").fix(new Fix.Question("Draw its hexes"));
        }
        for (Hex hex : FindingPlace.hexes(landmark.places())) {
            if (ground.contains(hex) && open.closed(hex)) {
                out.report()
                        .about(new SubjectRef("hex", labels.hex(hex), labels.hex(hex)))
                        .with("x", landmark.name())
                        .with(
                                "why",
                                "is on impassable ground at " + labels.hex(hex) + ", "
                                        + terrain.name(ground.terrain(hex)))
                        .at(hex);
            }
        }
    }

    /** Ground that is closed to all is CC-VB-03. */
    @Rule("CC-VB-04")
    void unreachable(
            Landmark landmark,
            Places places,
            Players players,
            Access access,
            OpenGround open,
            Labels labels,
            Reporter out) {
        if (!landmark.sort().equals(Objectives.KIND)) {
            return;
        }
        List<Hex> passable = FindingPlace.hexes(landmark.places()).stream()
                .filter(hex -> !open.closed(hex))
                .toList();
        places.byId(landmark.key()).ifPresent(place -> {
            for (String side : Objectives.sides(place, players)) {
                List<Hex> closed = access.closedToInfantry(side, passable);
                if (!closed.isEmpty()) {
                    Reporter.Draft draft = out.report()
                            .about(new SubjectRef("side", side, players.name(side)))
                            .with("side", players.name(side))
                            .with("x", landmark.name())
                            .with("h", closed.stream().map(labels::hex).toList());
                    closed.forEach(draft::at);
                }
            }
        });
    }

    @Rule("CC-VB-05")
    void howScored(Landmark landmark, Reporter out) {
        if (!landmark.sort().equals(Objectives.KIND)) {
            return;
        }
        Attributes attributes = landmark.attributes();
        List<String> missing = new ArrayList<>();
        String mode = attributes.text(MODE).orElse("");
        if (attributes.texts(SIDE).stream().allMatch(String::isBlank)) {
            missing.add("who scores it");
        }
        if (mode.isBlank()) {
            missing.add("whether the banner is kept");
        } else if (!mode.equals(PERMANENT)
                && attributes
                        .text(CONTROL)
                        .filter(control -> !control.isBlank())
                        .isEmpty()) {
            missing.add("who controls it");
        }
        if (!missing.isEmpty()) {
            out.report().with("x", landmark.name()).with("what", missing).fix(new Fix.Question("Say it"));
        }
    }

    /** Reported of the later of the two. Each is compared with those before it: a battle has few. */
    @Rule("CC-VB-06")
    void scoredTwice(Landmark landmark, Objectives objectives, Players players, Labels labels, Reporter out) {
        List<Objective> all = objectives.all();
        for (Objective own : all) {
            if (!own.id().equals(landmark.key()) || !landmark.sort().equals(Objectives.KIND)) {
                continue;
            }
            for (Objective before : all.subList(0, all.indexOf(own))) {
                boolean sameSide =
                        players.sides().stream().anyMatch(side -> own.banners(side) > 0 && before.banners(side) > 0);
                List<Hex> shared =
                        own.hexes().stream().filter(before.hexes()::contains).toList();
                if (sameSide && !shared.isEmpty()) {
                    Reporter.Draft draft = out.report()
                            .about(new SubjectRef("place", before.id(), before.name()))
                            .with("x", own.name())
                            .with("y", before.name())
                            .with("h", shared.stream().map(labels::hex).toList());
                    shared.forEach(draft::at);
                }
            }
        }
    }

    /** Who is on all its hexes controls a place; a lone leader only where the objective says so. */
    @Rule("CC-VB-07")
    void startingHolder(
            Landmark landmark,
            Objectives objectives,
            Players players,
            Occupancy occupancy,
            Retreats retreats,
            Reporter out) {
        if (!landmark.sort().equals(Objectives.KIND)) {
            return;
        }
        objectives.all().stream()
                .filter(objective -> objective.id().equals(landmark.key())
                        && objective.owner().isEmpty())
                .findFirst()
                .ifPresent(objective -> {
                    boolean leaders = landmark.attributes().flag("loneLeaders");
                    Optional<String> holder = players.sides().stream()
                            .filter(side -> objective.banners(side) > 0
                                    && !FindingPlace.hexes(landmark.places()).isEmpty())
                            .filter(side -> FindingPlace.hexes(landmark.places()).stream()
                                    .allMatch(hex -> occupancy.friendOf(side, hex)
                                            || (leaders && retreats.loneLeader(side, hex))))
                            .findFirst();
                    holder.ifPresent(side -> out.report()
                            .with("x", landmark.name())
                            .with("side", players.name(side))
                            .fix(new Fix.Change(
                                    "Let " + players.name(side) + " hold it at the start",
                                    pack -> PackEdits.place(
                                            pack,
                                            landmark.key(),
                                            place -> place.withAttributes(
                                                    place.attributes().with("owner", side))))));
                });
    }

    /** Hexes beside the board are CC-MAP-02. */
    @Rule("CC-EXIT-01")
    void exits(
            Landmark landmark,
            Exits exits,
            Ground ground,
            Access access,
            Players players,
            Labels labels,
            Reporter out) {
        List<String> sides = landmark.kind().equals("place") ? exits.sides(landmark.key()) : List.of();
        if (sides.isEmpty()) {
            return;
        }
        List<Hex> board = FindingPlace.hexes(landmark.places()).stream()
                .filter(ground::contains)
                .toList();
        List<Hex> inside = board.stream().filter(hex -> !ground.isEdge(hex)).toList();
        List<Hex> gates = board.stream().filter(ground::isEdge).toList();
        if (!inside.isEmpty()) {
            report(landmark, "not at the edge of the board", inside, labels, out);
        }
        for (String side : sides) {
            if (!gates.isEmpty() && players.sides().contains(side) && !access.any(side, gates)) {
                report(landmark, "out of reach of " + players.name(side), gates, labels, out);
            }
        }
    }

    private static void report(Landmark landmark, String why, List<Hex> hexes, Labels labels, Reporter out) {
        Reporter.Draft draft = out.report()
                .about(new SubjectRef("fault", why, why))
                .with("x", landmark.name())
                .with("h", hexes.stream().map(labels::hex).toList())
                .with("why", why);
        hexes.forEach(draft::at);
    }
}
