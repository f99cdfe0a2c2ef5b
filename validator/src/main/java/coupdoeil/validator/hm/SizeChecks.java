package coupdoeil.validator.hm;

import coupdoeil.model.oob.Unit;
import coupdoeil.model.rules.Arm;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.fact.ScenarioFacts;
import coupdoeil.validator.check.fact.Switches;
import coupdoeil.validator.check.subject.PlacedUnit;
import coupdoeil.validator.check.subject.UnitEntry;
import coupdoeil.validator.hm.fact.Morale;
import coupdoeil.validator.hm.fact.Troops;
import coupdoeil.validator.table.UnitFixes;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Stream;

/** Bases, morale and figures of units (HM Unit Sizes & Morale Values). */
final class SizeChecks {

    private static final String TWO_BASES = "two-base-infantry";

    /** Cavalry may be counted mounted or on foot; which of the two it is only its placement says. */
    @Rule("HM-SIZE-01")
    void sizes(UnitEntry entry, Troops troops, RuleSystem system, Reporter out) {
        Unit unit = entry.unit();
        List<Integer> sizes = Stream.concat(
                        troops.sizes(unit.arm()).stream(),
                        unit.arm().equals(Troops.CAVALRY) ? troops.sizes(Troops.DISMOUNTED).stream() : Stream.empty())
                .sorted()
                .toList();
        size(unit, sizes, system.arm(unit.arm()).map(Arm::name).orElse(unit.arm()), out);
    }

    @Rule("HM-SIZE-01")
    void cavalry(PlacedUnit placed, Troops troops, Reporter out) {
        Unit unit = placed.unit();
        if (unit.arm().equals(Troops.CAVALRY)) {
            boolean onFoot = troops.isDismounted(placed.formation());
            List<Integer> other = troops.sizes(onFoot ? Troops.CAVALRY : Troops.DISMOUNTED);
            OptionalInt bases = Troops.bases(unit);
            if (bases.isPresent() && other.contains(bases.getAsInt())) {
                size(
                        unit,
                        troops.sizes(troops.row(unit, placed.formation())),
                        onFoot ? "Cavalry on foot" : "Mounted cavalry",
                        out);
            }
        }
    }

    @Rule("HM-SIZE-02")
    void dismounted(PlacedUnit placed, Troops troops, Reporter out) {
        Unit unit = placed.unit();
        OptionalInt mounted = unit.attributes().integer(Troops.NOMINAL);
        if (!unit.arm().equals(Troops.CAVALRY) || !troops.isDismounted(placed.formation()) || mounted.isEmpty()) {
            return;
        }
        OptionalInt onFoot = troops.dismounted(mounted.getAsInt());
        if (onFoot.isPresent() && !onFoot.equals(Troops.bases(unit))) {
            out.report("u")
                    .with("n", Troops.bases(unit).orElse(0))
                    .with("mounted", mounted.getAsInt())
                    .with("m", onFoot.getAsInt())
                    .fix(UnitFixes.set(
                            "Give it " + onFoot.getAsInt() + " bases", unit, Troops.BASES, onFoot.getAsInt()));
        }
    }

    @Rule("HM-SIZE-03")
    void twoBases(UnitEntry entry, ScenarioFacts scenario, Switches switches, Reporter out) {
        Unit unit = entry.unit();
        boolean valued = switches.is("grenadierMorale", "NOMINAL")
                || scenario.specialRules().stream().anyMatch(rule -> rule.id().equals(TWO_BASES));
        if (leavesTwo(unit) && !valued) {
            out.report("u")
                    .fix(out.change(
                            "Take 4 bases from the list, so that 3 stand",
                            known -> known.with(Troops.BASES, 3).with(Troops.NOMINAL, 4)))
                    .ask("Give infantry of two bases morale values by a special rule");
        }
    }

    @Rule("HM-SIZE-04")
    void morale(UnitEntry entry, Troops troops, Morale morale, Reporter out) {
        Unit unit = entry.unit();
        List<Integer> own = unit.attributes().integers("morale");
        int bases = morale.bases(unit);
        List<Integer> table = troops.morale(unit.arm(), bases);
        List<Integer> onFoot = unit.arm().equals(Troops.CAVALRY) ? troops.morale(Troops.DISMOUNTED, bases) : List.of();
        if (unit.attributes().has("morale")
                && !unit.attributes().flag("ownMorale")
                && !(table.isEmpty() && onFoot.isEmpty())
                && !own.equals(table)
                && !own.equals(onFoot)) {
            out.report("u")
                    .with("own", slashed(own))
                    .with("table", slashed(table.isEmpty() ? onFoot : table))
                    .fix(out.clear("Take the values of the table", "morale"))
                    .fix(out.set("Mark them as meant", "ownMorale", true));
        }
    }

    @Rule("HM-SIZE-05")
    void figures(UnitEntry entry, Troops troops, Reporter out) {
        Unit unit = entry.unit();
        OptionalInt written = unit.attributes().integer("figures");
        int figures = Troops.bases(unit).orElse(0) * troops.figures(unit.arm());
        if (written.isPresent() && figures > 0 && written.getAsInt() != figures) {
            out.report("u")
                    .with("n", written.getAsInt())
                    .with("m", figures)
                    .fix(out.set("Set " + figures + " figures", "figures", figures));
        }
    }

    /** Infantry that its grenadiers have left with two bases: HM-SIZE-03. */
    private static boolean leavesTwo(Unit unit) {
        return unit.arm().equals(Troops.INFANTRY)
                && Troops.isDetached(unit)
                && Troops.bases(unit).orElse(0) == 2;
    }

    private static void size(Unit unit, List<Integer> sizes, String arm, Reporter out) {
        int bases = Troops.bases(unit).orElse(0);
        if (sizes.isEmpty() || sizes.contains(bases) || leavesTwo(unit)) {
            return;
        }
        Reporter.Draft draft = out.report()
                .with("u", unit.name())
                .with("arm", arm)
                .with("n", bases)
                .with("sizes", UnitFixes.listed(sizes));
        UnitFixes.nearest(bases, sizes)
                .ifPresent(size -> draft.fix(UnitFixes.set("Give it " + size + " bases", unit, Troops.BASES, size)));
    }

    private static String slashed(List<Integer> numbers) {
        return String.join("/", numbers.stream().map(String::valueOf).toList());
    }
}
