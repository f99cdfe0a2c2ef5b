package coupdoeil.validator.ot;

import coupdoeil.model.Attributes;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.Severity;
import coupdoeil.validator.check.subject.UnitEntry;
import coupdoeil.validator.ot.fact.Nations;
import coupdoeil.validator.ot.fact.Units;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Figures, stands and models of units (OT Scale; Basing; Troop Ratings). */
final class TroopChecks {

    private static final String FIGURES = "figures";
    private static final String SKIRMISH = "skirmish";
    private static final int SMALLEST = 4;
    private static final int LARGEST = 20;

    @Rule("OT-UNIT-01")
    void ratings(UnitEntry entry, Nations nations, Reporter out) {
        Unit unit = entry.unit();
        boolean guns = Units.is(unit, Units.ARTILLERY);
        List<String> missing = new ArrayList<>();
        if (nations.of(unit).isEmpty()) {
            missing.add("nationality");
        }
        if (size(unit) == 0) {
            missing.add(guns ? "gun models" : FIGURES);
        }
        if (!unit.attributes().has("stands")) {
            missing.add("number of stands");
        }
        if (Units.morale(unit).isEmpty()) {
            missing.add("morale rating");
        }
        boolean mute = !guns && !unit.attributes().has(SKIRMISH);
        if (mute) {
            missing.add("skirmish rating");
        }
        if (!missing.isEmpty()) {
            Reporter.Draft draft = out.report("u").with("field", String.join(", ", missing));
            if (mute && missing.size() == 1) {
                draft.fix(out.set("Say that it has no skirmishers", SKIRMISH, "NONE"));
            }
            draft.ask("Enter what is missing");
        }
    }

    @Rule("OT-UNIT-02")
    void scale(UnitEntry entry, RuleSystem system, Reporter out) {
        Unit unit = entry.unit();
        Integer men = unit.strength().men();
        int each = system.tables().nested("scale").integer("menPerFigure", 60);
        if (men == null || Units.is(unit, Units.ARTILLERY) || size(unit) == 0) {
            return;
        }
        double exact = (double) men / each;
        if (Math.abs(size(unit) - exact) > 0.5) {
            int scale = Math.max(1, (int) Math.round(exact));
            out.report("u")
                    .with("men", men)
                    .with(FIGURES, size(unit))
                    .with("scale", scale)
                    .fix(out.set("Give it " + scale, FIGURES, scale));
        }
    }

    @Rule("OT-UNIT-03")
    void stands(UnitEntry entry, RuleSystem system, Reporter out) {
        Unit unit = entry.unit();
        Attributes basing = system.tables().nested("basing");
        List<Integer> usual = basing.integers(Units.is(unit, Units.CAVALRY) ? "cavalryFigures" : "infantryFigures");
        if (Units.is(unit, Units.ARTILLERY) || size(unit) == 0) {
            return;
        }
        List<Integer> odd = standFigures(unit).stream()
                .filter(each -> each < usual.get(0) || each > usual.get(1))
                .toList();
        if (!odd.isEmpty()) {
            // Whoever bases his figures otherwise says how large his stands are.
            boolean custom =
                    unit.attributes().has("frontInches") || unit.attributes().has("depthInches");
            out.report("u")
                    .severity(custom ? Severity.INFO : Severity.WARNING)
                    .with("each", odd.get(0))
                    .with("least", usual.get(0))
                    .with("most", usual.get(1))
                    .ask("Base it on other stands");
        }
    }

    @Rule("OT-UNIT-04")
    void guns(UnitEntry entry, RuleSystem system, Reporter out) {
        Unit unit = entry.unit();
        int models = size(unit);
        List<Integer> bounds = system.tables().nested("scale").integers("gunsPerModel");
        if (!Units.is(unit, Units.ARTILLERY) || models == 0) {
            return;
        }
        Integer real = unit.strength().guns();
        double guns = real != null
                ? real
                : unit.attributes()
                        .number("gunsPerModel")
                        .map(each -> each.doubleValue() * models)
                        .orElse(0.0);
        if (guns > 0 && (guns < bounds.get(0) * (double) models || guns > bounds.get(1) * (double) models)) {
            Reporter.Draft draft =
                    out.report("u").with("guns", (int) Math.round(guns)).with("models", models);
            int least = (int) Math.ceil(guns / bounds.get(1));
            if (real != null && guns >= bounds.get(0) * (double) least) {
                draft.fix(out.set("Give it models for them: " + least, "models", least));
            }
            draft.ask("Say how many guns and models it has");
        }
    }

    @Rule("OT-UNIT-05")
    void sum(UnitEntry entry, Reporter out) {
        Unit unit = entry.unit();
        List<Integer> each = unit.attributes().integers("standFigures");
        int sum = each.stream().mapToInt(Integer::intValue).sum();
        boolean fewer = each.isEmpty() && size(unit) > 0 && size(unit) < Units.stands(unit);
        if (Units.is(unit, Units.ARTILLERY) || (!fewer && (each.isEmpty() || sum == size(unit)))) {
            return;
        }
        Reporter.Draft draft =
                out.report("u").with("n", fewer ? Units.stands(unit) : sum).with(FIGURES, size(unit));
        if (fewer) {
            draft.ask("Say on how many stands it is");
        } else {
            draft.fix(out.set("Give it " + sum + " figures", FIGURES, sum));
        }
    }

    @Rule("OT-UNIT-06")
    void crew(UnitEntry entry, RuleSystem system, Reporter out) {
        Unit unit = entry.unit();
        int crew = unit.attributes().integer("crew", 0);
        int stands = Units.stands(unit);
        List<Integer> bounds = system.tables().nested("basing").integers("crewFigures");
        if (Units.is(unit, Units.ARTILLERY)
                && crew > 0
                && (crew < bounds.get(0) * stands || crew > bounds.get(1) * stands)) {
            int nearest = Math.min(Math.max(crew, bounds.get(0) * stands), bounds.get(1) * stands);
            out.report("u")
                    .with("crew", crew)
                    .with("stands", stands)
                    .fix(out.set("Give it " + nearest, "crew", nearest));
        }
    }

    @Rule("OT-UNIT-16")
    void size(UnitEntry entry, Reporter out) {
        Unit unit = entry.unit();
        int figures = size(unit);
        if (!Units.is(unit, Units.ARTILLERY) && figures > 0 && (figures < SMALLEST || figures > LARGEST)) {
            out.report("u").with(FIGURES, figures);
        }
    }

    /** Figures or models of a unit; 0 if nobody says. */
    private static int size(Unit unit) {
        return unit.attributes().integer(Units.is(unit, Units.ARTILLERY) ? "models" : FIGURES, 0);
    }

    /** Figures of its stands: as written, else as even as they come. */
    private static List<Integer> standFigures(Unit unit) {
        List<Integer> written = unit.attributes().integers("standFigures");
        int stands = Math.max(1, Units.stands(unit));
        int figures = size(unit);
        return !written.isEmpty()
                ? written
                : IntStream.of(figures / stands, (figures + stands - 1) / stands)
                        .distinct()
                        .boxed()
                        .collect(Collectors.toList());
    }
}
