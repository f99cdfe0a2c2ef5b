package coupdoeil.validator.fb;

import coupdoeil.model.scenario.Facing;
import coupdoeil.model.scenario.Placement;
import coupdoeil.validator.check.Fix;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.hexes.Stack;
import coupdoeil.validator.check.subject.Occupant;
import coupdoeil.validator.fb.fact.Formations;
import coupdoeil.validator.fb.fact.StackCompany;
import coupdoeil.validator.fb.fact.StackLoad;
import coupdoeil.validator.fb.fact.StackOrder;
import coupdoeil.validator.hexes.cure.Cures;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** One formation, one facing and one order in a stack (FB 8.1.2, 8.2.1). */
final class StackShapeChecks {

    @Rule("FB-STACK-03")
    void formations(Stack stack, StackCompany check, Formations formations, Cures cures, Reporter out) {
        List<Occupant> units = stack.friends();
        check.formationClash(units).ifPresent(clash -> {
            Reporter.Draft draft = out.report()
                    .with("u", clash.upper().piece().name())
                    .with("f1", state(clash.upper(), formations))
                    .with("v", clash.lower().piece().name())
                    .with("f2", state(clash.lower(), formations))
                    .about(clash.upper().ref())
                    .about(clash.lower().ref());
            if (check.halfDisordered(units).filter(clash::equals).isPresent()) {
                disorderAll(stack, units, formations, cures, draft);
            } else {
                sameFormation(stack, units, clash, formations, cures, draft);
            }
        });
    }

    private static String state(Occupant unit, Formations formations) {
        String formation = formations.name(formations.of(unit));
        return unit.arm().equals(Formations.ARTILLERY) && formations.disordered(unit.placement())
                ? formation + " (suppressed)"
                : formation;
    }

    private static void disorderAll(
            Stack stack, List<Occupant> units, Formations formations, Cures cures, Reporter.Draft draft) {
        Map<Occupant, UnaryOperator<Placement>> changes = new LinkedHashMap<>();
        for (Occupant unit : units) {
            if (!formations.disordered(unit.placement())) {
                changes.put(unit, StackShapeChecks::disordered);
            }
        }
        cures.together(draft, stack, "Put all under the Disorder marker", changes);
    }

    private static Placement disordered(Placement placement) {
        List<String> markers = new ArrayList<>(placement.markers());
        markers.add(Formations.DISORDER);
        return placement.withMarkers(markers).withFacing(null).withParts(List.of());
    }

    /** Puts the troops into the formation of the topmost of them, or with guns into line beside them. */
    private static void sameFormation(
            Stack stack,
            List<Occupant> units,
            StackCompany.Clash clash,
            Formations formations,
            Cures cures,
            Reporter.Draft draft) {
        boolean guns = !clash.upper().arm().equals(clash.lower().arm());
        Occupant model = clash.upper();
        String target = guns ? Formations.LINE : formations.of(model);
        String arm = guns ? Formations.INFANTRY : model.arm();
        Map<Occupant, UnaryOperator<Placement>> changes = new LinkedHashMap<>();
        for (Occupant unit : Occupant.ofArm(units, arm)) {
            if (!formations.of(unit).equals(target)) {
                Occupant facing = guns ? gunOf(clash) : model;
                changes.put(
                        unit,
                        placement -> placement
                                .withFormation(target)
                                .withFacing(facing.placement().facing())
                                .withParts(List.of()));
            }
        }
        String name = "Put all into " + formations.name(target).toLowerCase(Locale.ROOT);
        cures.together(draft, stack, name, changes);
    }

    private static Occupant gunOf(StackCompany.Clash clash) {
        return clash.upper().arm().equals(Formations.ARTILLERY) ? clash.upper() : clash.lower();
    }

    @Rule("FB-STACK-05")
    void facings(Stack stack, StackCompany check, Cures cures, Reporter out) {
        List<Occupant> units = stack.friends();
        check.facingClash(units).ifPresent(clash -> {
            Occupant model =
                    clash.upper().isExtension() && !clash.lower().isExtension() ? clash.lower() : clash.upper();
            Occupant other = model.equals(clash.upper()) ? clash.lower() : clash.upper();
            Reporter.Draft draft = out.report()
                    .with("u", model.piece().name())
                    .with("f1", facing(model, check))
                    .with("v", other.piece().name())
                    .with("f2", facing(other, check))
                    .about(other.ref());
            Map<Occupant, UnaryOperator<Placement>> changes = new LinkedHashMap<>();
            units.stream()
                    .filter(unit -> !unit.facing().equals(model.facing())
                            && unit.facing().isPresent())
                    .forEach(unit -> changes.put(
                            unit,
                            placement -> placement.withFacing(model.placement().facing())));
            String name = "Turn all as " + model.piece().name();
            cures.together(draft, stack, name, changes);
        });
    }

    private static String facing(Occupant unit, StackCompany check) {
        String faces = check.facing(unit).map(Facing::text).orElse("nothing").replace(':', ' ');
        return unit.isExtension() ? faces + " with its marker" : faces;
    }

    @Rule("FB-STACK-19")
    void order(Stack stack, Formations formations, Reporter out) {
        List<Occupant> units = stack.units();
        if (!ordered(stack, units) || columnTailOnTop(units, formations)) {
            out.report()
                    .with("h", stack.label())
                    .with("why", disorder(units))
                    .fix(new Fix.Change(
                            "Number the stack of " + stack.label() + " from the top",
                            pack -> StackOrder.renumber(pack, out.scenario(), List.of(stack.hex()))));
        }
    }

    /** What is wrong with the numbers of a stack: missing, given twice, with a gap, or a road column's tail not below. */
    private static String disorder(List<Occupant> units) {
        Map<Integer, List<String>> byPlace = new TreeMap<>();
        units.forEach(unit -> byPlace.computeIfAbsent(unit.stackPlace().orElse(0), none -> new ArrayList<>())
                .add(unit.piece().name()));
        List<String> unnumbered = byPlace.getOrDefault(0, List.of());
        if (!unnumbered.isEmpty()) {
            return String.join(", ", unnumbered) + (unnumbered.size() == 1 ? " has" : " have") + " no place in it";
        }
        return byPlace.entrySet().stream()
                .filter(place -> place.getValue().size() > 1)
                .findFirst()
                .map(place -> String.join(" and ", place.getValue()) + " have place " + place.getKey())
                .orElseGet(() -> fromOne(units)
                        ? "what extends a road column lies at the bottom"
                        : "places are "
                                + byPlace.keySet().stream().map(String::valueOf).collect(Collectors.joining(", "))
                                + ", not 1 to " + units.size());
    }

    /** Whether units are numbered from 1 without gaps, leaders counted or not; a unit alone needs no number. */
    private static boolean ordered(Stack stack, List<Occupant> units) {
        return units.size() < 2
                        && units.stream().allMatch(unit -> unit.stackPlace().isEmpty())
                || fromOne(units)
                || fromOne(stack.occupants());
    }

    private static boolean fromOne(List<Occupant> occupants) {
        Set<Integer> places = occupants.stream()
                .map(unit -> unit.stackPlace().orElse(0))
                .collect(Collectors.toCollection(TreeSet::new));
        return places.equals(IntStream.rangeClosed(1, occupants.size()).boxed().collect(Collectors.toSet()));
    }

    /** Whether a road column's extension lies above anything but other such extensions (FB 5.4.2). */
    private static boolean columnTailOnTop(List<Occupant> units, Formations formations) {
        boolean tail = false;
        for (Occupant unit : units) {
            boolean isTail = unit.isExtension() && formations.of(unit).equals(Formations.ROAD_COLUMN);
            if (tail && !isTail) {
                return true;
            }
            tail |= isTail;
        }
        return false;
    }

    @Rule("FB-STACK-20")
    void onlyTheTopFires(Stack stack, StackLoad load, Formations formations, Reporter out) {
        List<Occupant> units = stack.friends();
        boolean line = Occupant.ofArm(units, Formations.INFANTRY).stream()
                .anyMatch(unit -> formations.of(unit).equals(Formations.LINE));
        if (load.mixed(units) && line) {
            out.report()
                    .with("top", units.get(0).piece().name())
                    .about(units.get(0).ref());
        }
    }
}
