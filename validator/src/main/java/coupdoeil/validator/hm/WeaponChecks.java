package coupdoeil.validator.hm;

import coupdoeil.model.oob.Unit;
import coupdoeil.validator.check.Fix;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.subject.UnitEntry;
import coupdoeil.validator.hm.fact.Troops;
import java.util.List;
import java.util.Map;

/** Weapons and quality of units (HM Taking Tests; Shooting Ranges). */
final class WeaponChecks {

    private static final String GUN = "GUN_";
    private static final String WEAPON = "weapon";
    private static final Map<String, String> USUAL = Map.of(
            Troops.INFANTRY, "SMOOTHBORE_MUSKET",
            Troops.SKIRMISHERS, "SMOOTHBORE_MUSKET",
            Troops.CAVALRY, "CARBINE");

    @Rule("HM-WPN-01")
    void guns(UnitEntry entry, Reporter out) {
        Unit unit = entry.unit();
        if (Troops.weapon(unit).startsWith(GUN) && USUAL.containsKey(unit.arm())) {
            String usual = USUAL.getOrDefault(unit.arm(), "");
            out.report("u").with("arm", unit.arm()).fix(out.set("Give it what its arm has", WEAPON, usual));
        }
    }

    @Rule("HM-WPN-02")
    void noGuns(UnitEntry entry, Reporter out) {
        Unit unit = entry.unit();
        if (unit.arm().equals(Troops.ARTILLERY) && !Troops.weapon(unit).startsWith(GUN)) {
            out.report("u")
                    .fix(new Fix.Choose(
                            "Give it guns",
                            out.set("3-pounders", WEAPON, "GUN_3PDR"),
                            out.set("6-pounders", WEAPON, "GUN_6PDR"),
                            out.set("12-pounders", WEAPON, "GUN_12PDR")));
        }
    }

    @Rule("HM-WPN-03")
    void unarmed(UnitEntry entry, Reporter out) {
        String weapon = Troops.weapon(entry.unit());
        if ((weapon.isEmpty() || weapon.equals("NONE")) && !entry.unit().arm().equals(Troops.ARTILLERY)) {
            out.report("u");
        }
    }

    @Rule("HM-QUAL-01")
    void quality(UnitEntry entry, Reporter out) {
        Unit unit = entry.unit();
        List<String> known = List.of("MILITIA", "REGULAR", "ELITE");
        if (unit.attributes().text("quality").filter(known::contains).isEmpty()) {
            out.report("u")
                    .fix(new Fix.Choose(
                            "Choose its quality",
                            out.set("Regular", "quality", "REGULAR"),
                            out.set("Militia", "quality", "MILITIA"),
                            out.set("Elite", "quality", "ELITE")));
        }
    }
}
