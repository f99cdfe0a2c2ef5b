package coupdoeil.validator.fb;

import coupdoeil.model.Attributes;
import coupdoeil.model.oob.Leader;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.pack.PackEdits;
import coupdoeil.model.rules.AttributeType;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.scenario.FacingKind;
import coupdoeil.validator.check.Fix;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.Severity;
import coupdoeil.validator.check.subject.LeaderEntry;
import coupdoeil.validator.check.subject.PlacedUnit;
import coupdoeil.validator.check.subject.UnitEntry;
import coupdoeil.validator.fb.fact.Formations;
import java.math.BigDecimal;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

/** What counters print: steps, counters, ratings (FB 2.2, 2.3, 3.1.1, 18). */
final class UnitRatingChecks {

    /** Ratings that a die is rolled against; outside its range they are odd, below zero the others cannot be. */
    private static final Set<String> ROLLED = Set.of("tem", "sr", "recall", "limber");

    private static final String STEPS = "steps";

    @Rule("FB-UNIT-01")
    void steps(UnitEntry entry, RuleSystem system, Reporter out) {
        Unit unit = entry.unit();
        OptionalInt steps = unit.attributes().integer(STEPS);
        int most = mostSteps(unit, system);
        if (steps.isPresent() && (steps.getAsInt() < 1 || steps.getAsInt() > most)) {
            Reporter.Draft draft = out.report()
                    .with("u", entry.name())
                    .with("n", steps.getAsInt())
                    .with("right", oneTo(most));
            if (most == 1) {
                draft.fix(rating(unit, "Make it 1", a -> a.with(STEPS, 1)));
            }
        }
    }

    @Rule("FB-UNIT-01")
    void stepsInPlay(PlacedUnit placed, RuleSystem system, Reporter out) {
        OptionalInt now = placed.placement().attributes().integer(STEPS);
        int most = placed.unit().attributes().integer(STEPS, mostSteps(placed.unit(), system));
        if (now.isPresent() && (now.getAsInt() < 1 || now.getAsInt() > most)) {
            out.report().with("u", placed.name()).with("n", now.getAsInt()).with("right", oneTo(most));
        }
    }

    private static String oneTo(int most) {
        return most == 1 ? "1" : "1 to " + most;
    }

    /** The most steps that a counter of the unit's arm shows: a battery or a train shows one (FB 18). */
    private static int mostSteps(Unit unit, RuleSystem system) {
        Attributes strength = system.tables().nested("strength");
        return strength.nested("maxStepsOf").integer(unit.arm(), strength.integer("maxSteps", 4));
    }

    @Rule("FB-UNIT-02")
    void counters(UnitEntry entry, RuleSystem system, Reporter out) {
        Attributes ratings = entry.unit().attributes();
        OptionalInt counters = ratings.integer("counters");
        OptionalInt steps = ratings.integer(STEPS);
        int perCounter = Math.max(1, system.tables().nested("strength").integer("stepsPerCounter", 2));
        if (counters.isEmpty() || steps.isEmpty() || steps.getAsInt() < 1) {
            return;
        }
        int right = (steps.getAsInt() + perCounter - 1) / perCounter;
        if (counters.getAsInt() != right) {
            out.report()
                    .with("u", entry.name())
                    .with("n", counters.getAsInt())
                    .with("s", steps.getAsInt())
                    .fix(rating(entry.unit(), "Make it " + right, a -> a.with("counters", right)));
        }
    }

    @Rule("FB-UNIT-03")
    void ratingsOfTheArm(UnitEntry entry, RuleSystem system, Reporter out) {
        Unit unit = entry.unit();
        if (system.arm(unit.arm()).isEmpty()) {
            return;
        }
        Set<String> ofTheArm = system.attributesOf("unit").stream()
                .filter(type -> type.appliesTo(unit.arm()))
                .map(AttributeType::id)
                .collect(Collectors.toSet());
        for (AttributeType type : system.attributesOf("unit")) {
            boolean has = unit.attributes().has(type.id());
            Object fallback = type.fallback();
            if (type.appliesTo(unit.arm()) && type.required() && !has && !neverLimbers(unit, type, system)) {
                Reporter.Draft draft = ratingFinding(out, unit, type, "missing");
                if (fallback != null) {
                    draft.fix(rating(unit, "Set " + type.name() + " to " + fallback, a -> a.with(type.id(), fallback)));
                }
            } else if (!ofTheArm.contains(type.id()) && has) {
                ratingFinding(out, unit, type, "not for its arm")
                        .fix(rating(unit, "Remove " + type.name(), a -> a.without(type.id())));
            }
        }
    }

    @Rule("FB-UNIT-04")
    void ratingsInRange(UnitEntry entry, RuleSystem system, Reporter out) {
        range(entry.name(), entry.unit().attributes(), system.attributesOf("unit"), out);
    }

    @Rule("FB-UNIT-04")
    void leaderRatingsInRange(LeaderEntry entry, RuleSystem system, Reporter out) {
        Leader leader = entry.leader();
        List<AttributeType> rolled = system.attributesOf("leader").stream()
                .filter(type -> ROLLED.contains(type.id()) || type.id().equals("mf"))
                .toList();
        range(entry.name(), leader.attributes(), rolled, out);
    }

    @Rule("FB-UNIT-05")
    void skirmishersOfOneStep(UnitEntry entry, RuleSystem system, Reporter out) {
        Attributes ratings = entry.unit().attributes();
        int right = system.tables().nested("strength").integer("skirmishDetachmentSteps", 1);
        boolean green = ratings.text("mfColour").filter("green"::equals).isPresent();
        if (entry.unit().arm().equals(Formations.INFANTRY)
                && green
                && ratings.integer(STEPS).orElse(right) != right) {
            out.report().with("u", entry.name());
        }
    }

    @Rule("FB-UNIT-06")
    void mortarMoves(UnitEntry entry, RuleSystem system, Reporter out) {
        if (isMortar(entry.unit(), system) && entry.unit().attributes().integer("mf", 0) != 0) {
            out.report()
                    .with("u", entry.name())
                    .fix(rating(entry.unit(), "Set its movement to 0", a -> a.with("mf", 0)));
        }
    }

    @Rule("FB-UNIT-06")
    void mortarLimbered(PlacedUnit placed, RuleSystem system, Reporter out) {
        if (isMortar(placed.unit(), system) && placed.formation().equals(Formations.LIMBERED)) {
            String scenario = out.scenario();
            out.report()
                    .with("u", placed.name())
                    .fix(new Fix.Change("Unlimber it", pack -> unlimbered(pack, scenario, placed)));
        }
    }

    @Rule("FB-UNIT-07")
    void fireValueOnAFaceThatCannotFire(UnitEntry entry, Reporter out) {
        Attributes faces = entry.unit().attributes().nested("faces");
        for (String face : List.of("limbered", "skirmish")) {
            if (faces.nested(face).has("fv")) {
                out.report()
                        .with("u", entry.name())
                        .with("face", face)
                        .fix(rating(
                                entry.unit(),
                                "Clear it",
                                a -> a.with(
                                        "faces",
                                        a.nested("faces")
                                                .with(
                                                        face,
                                                        a.nested("faces")
                                                                .nested(face)
                                                                .without("fv")))));
            }
        }
    }

    private static void range(String name, Attributes ratings, List<AttributeType> types, Reporter out) {
        for (AttributeType type : types) {
            BigDecimal value = ratings.number(type.id()).orElse(null);
            BigDecimal min = type.min();
            BigDecimal max = type.max();
            // Steps, counters and the like have rules of their own.
            if (value == null || type.id().equals(STEPS) || type.id().equals("counters")) {
                continue;
            }
            boolean low = min != null && value.compareTo(min) < 0;
            if (low || (max != null && value.compareTo(max) > 0)) {
                out.report()
                        .severity(ROLLED.contains(type.id()) ? Severity.WARNING : Severity.ERROR)
                        .with("u", name)
                        .with("rating", type.name())
                        .with("v", value);
            }
        }
    }

    private static Reporter.Draft ratingFinding(Reporter out, Unit unit, AttributeType type, String what) {
        return out.report().with("u", unit.name()).with("rating", type.name()).with("what", what);
    }

    /** Whether it is a rating for limbering up, of a battery that never does (FB 6.3.3). */
    private static boolean neverLimbers(Unit unit, AttributeType type, RuleSystem system) {
        return type.id().equals("limber") && isMortar(unit, system);
    }

    private static boolean isMortar(Unit unit, RuleSystem system) {
        List<String> kinds = system.tables().nested("artillery").texts("alwaysUnlimberedKinds");
        return unit.arm().equals(Formations.ARTILLERY)
                && unit.attributes().text("kind").filter(kinds::contains).isPresent();
    }

    private static Pack unlimbered(Pack pack, String scenario, PlacedUnit placed) {
        return PackEdits.placement(
                pack,
                scenario,
                placed.unit().id(),
                p -> p.withFormation(Formations.UNLIMBERED)
                        .withFacing(
                                p.facing() == null || p.faces() != FacingKind.SIDE
                                        ? p.facing()
                                        : p.facing().nearest(FacingKind.CORNER).get(0)));
    }

    private static Fix.Change rating(Unit unit, String name, UnaryOperator<Attributes> change) {
        return new Fix.Change(
                name, pack -> PackEdits.unit(pack, unit.id(), u -> u.withAttributes(change.apply(u.attributes()))));
    }
}
