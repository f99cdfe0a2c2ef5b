package coupdoeil.validator.fb;

import coupdoeil.model.Attributes;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.oob.Roster;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.pack.PackEdits;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.scenario.ArrivalGroup;
import coupdoeil.model.scenario.Placement;
import coupdoeil.model.scenario.Position;
import coupdoeil.validator.check.Fix;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.fact.Places;
import coupdoeil.validator.check.hexes.Ground;
import coupdoeil.validator.check.subject.Arrival;
import coupdoeil.validator.check.subject.SubjectRef;
import coupdoeil.validator.fb.fact.FormationFaults;
import coupdoeil.validator.fb.fact.Formations;
import coupdoeil.validator.hexes.Entries;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;

/**
 * Whether each unit of a group of reinforcements can enter as it is to: in road column one behind the other, or along an
 * edge in the formation that is written of it (FB 5, 6.3.3, 7.3, 7.4).
 */
final class MarcherChecks {

    /** The formation in which each arm is in road column (FB 5.4, 6.2); a train always is, and says none. */
    private static final Map<String, String> COLUMN = Map.of(
            Formations.INFANTRY, Formations.ROAD_COLUMN,
            Formations.CAVALRY, Formations.ROAD_COLUMN,
            Formations.ARTILLERY, Formations.LIMBERED);

    @Rule("FB-REIN-04")
    void cannotEnter(
            Arrival arrival,
            RuleSystem system,
            Roster roster,
            Formations formations,
            FormationFaults check,
            Places places,
            Entries entries,
            Ground ground,
            Reporter out) {
        List<String> fixed = system.tables().nested("artillery").texts("alwaysUnlimberedKinds");
        boolean column = Entries.inColumn(arrival.group());
        List<Hex> edge = column
                ? List.of()
                : entries.hexes(arrival.group()).stream()
                        .filter(ground::contains)
                        .toList();
        each(arrival, roster, (unit, marcher) -> {
            Optional<String> why = immobile(unit, marcher, fixed).or(() -> nowhere(unit, marcher, edge, check));
            if (why.isPresent() || !column) {
                why.ifPresent(reason -> cannot(arrival, unit, column, reason, out));
                return;
            }
            Optional<String> never = neverInColumn(unit);
            Optional<String> written = otherFormation(unit, marcher, formations);
            never.or(() -> written).ifPresent(reason -> {
                Reporter.Draft draft = cannot(arrival, unit, true, reason, out);
                if (never.isEmpty()) {
                    draft.fix(unsaid(arrival.group(), marcher, unit, out.scenario()));
                }
                alongTheEdge(arrival, places).ifPresent(draft::fix);
            });
        });
    }

    private static Reporter.Draft cannot(Arrival arrival, Unit unit, boolean column, String why, Reporter out) {
        return out.report()
                .with("u", unit.name())
                .with("how", column ? "in road column" : "along the edge")
                .with("why", why)
                .about(ref(unit));
    }

    /** Why a unit cannot move at all, not by a minimum move either (FB 5.7.2, 6.3.1, 6.3.3, 7.4). */
    private static Optional<String> immobile(Unit unit, ArrivalGroup.Marcher marcher, List<String> fixed) {
        if (unit.arm().equals(Formations.ARTILLERY)) {
            Optional<String> kind = unit.attributes().text("kind").filter(fixed::contains);
            return kind.map(known -> "a " + known + " never moves")
                    .or(() -> Formations.UNLIMBERED.equals(marcher.formation())
                            ? Optional.of("guns move limbered")
                            : Optional.empty());
        }
        return Formations.SQUARE.equals(marcher.formation())
                        && unit.attributes().flag("poorlyTrained")
                ? Optional.of("poorly trained infantry cannot move in square")
                : Optional.empty();
    }

    /**
     * Why a unit can stand in no hex of an edge: guns and trains keep to the road where the ground mandates General
     * Order (FB 5.4.8, 6.2, 6.7.1), which others take up as they enter, but nowhere else (FB 5.6). A single hex that is
     * closed is FB-REIN-02.
     */
    private static Optional<String> nowhere(
            Unit unit, ArrivalGroup.Marcher marcher, List<Hex> edge, FormationFaults check) {
        boolean guns = unit.arm().equals(Formations.ARTILLERY);
        boolean open = edge.isEmpty()
                || edge.stream()
                        .map(hex -> standing(unit, marcher, hex))
                        .anyMatch(placement -> (edge.size() == 1
                                        || check.closed(unit, placement).isEmpty()
                                                && check.burning(placement).isEmpty())
                                && check.looseInOpen(unit, placement).isEmpty()
                                && !(guns && check.closeInDense(unit, placement).isPresent())
                                && check.trainOffRoad(unit, placement).isEmpty());
        return open ? Optional.empty() : Optional.of("it can be in no hex of it");
    }

    private static Placement standing(Unit unit, ArrivalGroup.Marcher marcher, Hex hex) {
        String said = marcher.formation();
        boolean unsaid = said == null || said.isEmpty();
        return new Placement(
                unit.id(),
                new Position.OnHex(hex),
                null,
                unsaid && unit.arm().equals(Formations.ARTILLERY) ? Formations.LIMBERED : said,
                null,
                List.of(),
                List.of(),
                marcher.attributes());
    }

    private static Optional<String> neverInColumn(Unit unit) {
        Attributes ratings = unit.attributes();
        if (ratings.text("mfColour").filter("red"::equals).isPresent()) {
            return Optional.of("it knows no formation");
        }
        return ratings.integer("mf").stream().anyMatch(mf -> mf == 0) ? Optional.of("its MF is 0") : Optional.empty();
    }

    private static Optional<String> otherFormation(Unit unit, ArrivalGroup.Marcher marcher, Formations formations) {
        return Optional.ofNullable(marcher.formation())
                .filter(said -> !said.isEmpty() && formations.type(said).isPresent())
                .filter(said -> !said.equals(COLUMN.get(unit.arm())))
                .map(said -> "it is to come in " + formations.name(said));
    }

    @Rule("FB-FORM-01")
    void unavailable(Arrival arrival, Roster roster, Formations formations, FormationFaults check, Reporter out) {
        written(arrival, roster, (unit, placement) -> {
            if (check.unavailable(unit, placement)) {
                out.report()
                        .with("u", unit.name())
                        .with("why", formations.unavailable(formations.of(unit, placement)))
                        .about(ref(unit));
            }
        });
    }

    @Rule("FB-FORM-02")
    void skirmishers(Arrival arrival, Roster roster, FormationFaults check, Reporter out) {
        written(arrival, roster, (unit, placement) -> {
            if (check.cannotSkirmish(unit, placement)) {
                out.report().with("u", unit.name()).about(ref(unit));
            }
        });
    }

    @Rule("FB-FORM-03")
    void shapeless(Arrival arrival, Roster roster, Formations formations, FormationFaults check, Reporter out) {
        written(arrival, roster, (unit, placement) -> {
            if (check.shapeless(unit, placement)) {
                formation(unit, placement, formations, out);
            }
        });
    }

    @Rule("FB-FORM-04")
    void nationalCharacteristics(
            Arrival arrival, Roster roster, Formations formations, FormationFaults check, Reporter out) {
        written(arrival, roster, (unit, placement) -> {
            if (check.forbidden(unit, placement)) {
                formation(unit, placement, formations, out).with("nat", unit.nationality());
            }
        });
    }

    private static Reporter.Draft formation(Unit unit, Placement placement, Formations formations, Reporter out) {
        return out.report()
                .with("u", unit.name())
                .with("f", formations.name(formations.of(unit, placement)))
                .about(ref(unit));
    }

    private static void each(Arrival arrival, Roster roster, BiConsumer<Unit, ArrivalGroup.Marcher> what) {
        for (ArrivalGroup.Marcher marcher : arrival.group().march()) {
            roster.unit(marcher.piece()).ifPresent(unit -> what.accept(unit, marcher));
        }
    }

    /** The units whose formation on entry is written and theirs to choose: not in column, of which FB-REIN-04 speaks. */
    private static void written(Arrival arrival, Roster roster, BiConsumer<Unit, Placement> what) {
        if (Entries.inColumn(arrival.group())) {
            return;
        }
        each(arrival, roster, (unit, marcher) -> {
            if (marcher.formation() != null && !marcher.formation().isEmpty()) {
                what.accept(
                        unit,
                        new Placement(
                                unit.id(),
                                new Position.OffMap(""),
                                null,
                                marcher.formation(),
                                null,
                                List.of(),
                                List.of(),
                                marcher.attributes()));
            }
        });
    }

    private static Fix.Change unsaid(ArrivalGroup group, ArrivalGroup.Marcher marcher, Unit unit, String scenario) {
        return new Fix.Change(
                "Let " + unit.name() + " come in road column",
                pack -> PackEdits.group(
                        pack,
                        scenario,
                        group.id(),
                        known -> known.withMarch(known.march().stream()
                                .map(other -> other.equals(marcher)
                                        ? new ArrivalGroup.Marcher(marcher.piece(), null, marcher.attributes())
                                        : other)
                                .toList())));
    }

    /** Enters along the edge instead, where the entry is a stretch of edge hexes. */
    static Optional<Fix> alongTheEdge(Arrival arrival, Places places) {
        ArrivalGroup group = arrival.group();
        return places.byId(group.entry())
                .filter(place -> place.area().hexList().size() > 1)
                .map(place -> new Fix.Question("Let it enter along the edge " + places.name(place)));
    }

    private static SubjectRef ref(Unit unit) {
        return new SubjectRef("unit", unit.id(), unit.name());
    }
}
