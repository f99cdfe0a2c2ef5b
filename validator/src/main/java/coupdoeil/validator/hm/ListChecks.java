package coupdoeil.validator.hm;

import coupdoeil.model.Attributes;
import coupdoeil.model.oob.Roster;
import coupdoeil.model.oob.Unit;
import coupdoeil.validator.check.Fix;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.subject.ArmyEntry;
import coupdoeil.validator.check.subject.UnitEntry;
import coupdoeil.validator.hm.fact.Troops;
import coupdoeil.validator.table.UnitFixes;
import coupdoeil.validator.table.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;

/** Whether units are as their army lists have them (HM Army Lists). */
final class ListChecks {

    private static final String QUALITY = "quality";
    private static final String WEAPON = "weapon";

    @Rule("HM-LIST-01")
    void bases(UnitEntry entry, Troops troops, Reporter out) {
        Unit unit = entry.unit();
        List<Integer> sizes =
                troops.entry(unit).map(row -> row.integers(Troops.BASES)).orElse(List.of());
        int nominal = Troops.nominal(unit).orElse(0);
        if (nominal > 0 && !sizes.isEmpty() && !sizes.contains(nominal)) {
            Reporter.Draft draft = named(out.report(), unit).with("n", nominal).with("sizes", UnitFixes.listed(sizes));
            UnitFixes.nearest(nominal, sizes).ifPresent(size -> draft.fix(take(unit, size, out)));
        }
    }

    @Rule("HM-LIST-02")
    void entries(UnitEntry entry, Troops troops, Reporter out) {
        Unit unit = entry.unit();
        if (!troops.isCustom(unit)
                && troops.entry(unit).isEmpty()
                && Troops.entryName(unit).isPresent()) {
            List<Fix.Change> like = troops.entries(unit).values().keySet().stream()
                    .filter(name -> isLike(unit, troops.entries(unit).nested(name)))
                    .map(name -> out.set("Make it " + name, "entry", name))
                    .toList();
            named(out.report(), unit)
                    .with("list", troops.list(unit).orElse(""))
                    .fix(
                            like.isEmpty()
                                    ? new Fix.Question("Choose an entry of the list")
                                    : new Fix.Choose("Choose an entry", like));
        }
    }

    @Rule("HM-LIST-03")
    void quality(UnitEntry entry, Troops troops, Reporter out) {
        differs(entry.unit(), troops, QUALITY)
                .ifPresent(listed -> named(out.report(), entry.unit())
                        .with("is", word(entry.unit().attributes().text(QUALITY).orElse("")))
                        .with("should", word(listed))
                        .fix(out.set("Make it " + word(listed), QUALITY, listed)));
    }

    @Rule("HM-LIST-04")
    void arm(UnitEntry entry, Troops troops, Reporter out) {
        Unit unit = entry.unit();
        troops.entry(unit)
                .flatMap(row -> row.text("arm"))
                .filter(arm -> !arm.equals(unit.arm()))
                .ifPresent(arm -> named(out.report(), unit)
                        .with("is", unit.arm())
                        .with("should", arm)
                        .ask("Choose its arm, or another entry"));
    }

    @Rule("HM-LIST-05")
    void weapon(UnitEntry entry, Troops troops, Reporter out) {
        differs(entry.unit(), troops, WEAPON)
                .ifPresent(listed -> named(out.report(), entry.unit())
                        .with("is", word(Troops.weapon(entry.unit())))
                        .with("should", word(listed))
                        .fix(out.set("Arm it with " + word(listed), WEAPON, listed)));
    }

    @Rule("HM-LIST-06")
    void specialRules(UnitEntry entry, Troops troops, Reporter out) {
        Unit unit = entry.unit();
        Optional<Attributes> row = troops.entry(unit);
        if (row.isEmpty()) {
            return;
        }
        List<String> listed = row.get().texts(Troops.SPECIAL_RULES);
        List<String> own = unit.attributes().texts(Troops.SPECIAL_RULES);
        List<String> differences = new ArrayList<>();
        listed.stream().filter(rule -> !own.contains(rule)).forEach(rule -> differences.add("without " + word(rule)));
        own.stream()
                .distinct()
                .filter(rule -> !listed.contains(rule))
                .forEach(rule -> differences.add("with " + word(rule)));
        if (!differences.isEmpty()) {
            named(out.report(), unit)
                    .with("differences", String.join(", ", differences))
                    .fix(out.set("Give it the special rules of the list", Troops.SPECIAL_RULES, listed))
                    .fix(out.set("Call it a unit of no list", "list", "custom"));
        }
    }

    @Rule("HM-LIST-07")
    void detached(UnitEntry entry, Troops troops, Reporter out) {
        Unit unit = entry.unit();
        if (Troops.isDetached(unit)
                && troops.entry(unit).filter(row -> !row.flag("grenadiers")).isPresent()) {
            named(out.report(), unit)
                    .fix(out.change(
                            "Keep its grenadiers",
                            known -> known.without(Troops.DETACHED)
                                    .with(Troops.BASES, Troops.nominal(unit).orElse(1))));
        }
    }

    @Rule("HM-LIST-08")
    void combined(ArmyEntry entry, Roster roster, Troops troops, Reporter out) {
        List<Unit> units = units(entry, roster);
        List<Unit> without = units.stream()
                .filter(Troops::isDetached)
                .filter(unit -> troops.entry(unit).isPresent())
                .toList();
        boolean present = units.stream()
                .anyMatch(unit ->
                        troops.entry(unit).filter(row -> row.flag("combined")).isPresent());
        if (!without.isEmpty() && !present) {
            out.report("army").with("n", without.size());
        }
    }

    @Rule("HM-LIST-09")
    void mixed(ArmyEntry entry, Roster roster, Troops troops, Reporter out) {
        TreeSet<String> lists = new TreeSet<>();
        units(entry, roster).stream()
                .filter(unit -> troops.entry(unit).isPresent())
                .forEach(unit -> troops.list(unit).ifPresent(lists::add));
        if (lists.size() > 1) {
            out.report("army").with("lists", String.join(", ", lists));
        }
    }

    private static List<Unit> units(ArmyEntry entry, Roster roster) {
        return roster.units().stream()
                .filter(unit -> roster.armyOf(unit)
                        .filter(army -> army.id().equals(entry.army().id()))
                        .isPresent())
                .toList();
    }

    /** What the list says of a unit and the unit does not, or says otherwise. */
    private static Optional<String> differs(Unit unit, Troops troops, String attribute) {
        String own = unit.attributes().text(attribute).orElse("");
        return troops.entry(unit).flatMap(row -> row.text(attribute)).filter(listed -> !listed.equals(own));
    }

    private static boolean isLike(Unit unit, Attributes row) {
        return row.is("arm", unit.arm())
                && row.text(QUALITY).equals(unit.attributes().text(QUALITY))
                && row.text(WEAPON).equals(unit.attributes().text(WEAPON))
                && row.integers(Troops.BASES).contains(Troops.nominal(unit).orElse(0))
                && (row.flag("grenadiers") || !Troops.isDetached(unit));
    }

    /** Takes so many bases from the list, of which one leaves if the grenadiers do. */
    private static Fix.Change take(Unit unit, int size, Reporter out) {
        return out.change("Take " + size + " bases from the list", known -> {
            Attributes taken = known.with(Troops.BASES, Troops.isDetached(unit) ? size - 1 : size);
            return taken.has(Troops.NOMINAL) ? taken.with(Troops.NOMINAL, size) : taken;
        });
    }

    private static Reporter.Draft named(Reporter.Draft draft, Unit unit) {
        return draft.with("u", unit.name()).with("entry", Troops.entryName(unit).orElse(""));
    }

    private static String word(String id) {
        return id.isEmpty() ? "none" : Words.plain(id);
    }
}
