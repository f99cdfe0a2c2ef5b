package coupdoeil.validator.hm;

import coupdoeil.model.oob.Leader;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.rules.Arm;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.validator.check.Situation;
import coupdoeil.validator.hm.fact.Brigades;
import coupdoeil.validator.hm.fact.Troops;
import coupdoeil.validator.roster.Beginnings;
import coupdoeil.validator.roster.PieceInventory;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

/**
 * The bases that units and Generals of a battle stand on, by arm and size, and those on foot of horsemen who may
 * dismount (HM Mounting and Dismounting; Unit Sizes & Morale Values).
 */
public final class MusketInventory implements PieceInventory {

    private static final String GENERAL = "general";

    @Override
    public List<Line> lines(Situation situation) {
        Troops troops = situation.facts().get(Troops.class);
        Beginnings beginnings = new Beginnings(situation);
        Map<String, Integer> counts = new LinkedHashMap<>();
        situation.system().vocabulary().arms().forEach(arm -> {
            counts.put(arm.id(), 0);
            if (arm.id().equals(Troops.CAVALRY)) {
                counts.put(Troops.DISMOUNTED, 0);
            }
        });
        for (Unit unit : situation.roster().units()) {
            if (beginnings.takesPart(unit.id())) {
                count(unit, troops, beginnings, counts);
            }
        }
        counts.put(GENERAL, (int) situation.roster().leaders().stream()
                .filter(Brigades::isGeneral)
                .map(Leader::id)
                .filter(beginnings::takesPart)
                .count());
        List<Line> lines = new ArrayList<>();
        counts.forEach((row, bases) -> {
            if (bases > 0) {
                lines.add(new Line(name(row, situation.system()), bases, OptionalInt.empty()));
            }
        });
        return lines;
    }

    /** A unit of horsemen who may dismount takes bases of both kinds. */
    private static void count(Unit unit, Troops troops, Beginnings beginnings, Map<String, Integer> counts) {
        int bases = Troops.bases(unit).orElse(0);
        String row = troops.row(unit, beginnings.formation(unit.id()));
        counts.merge(row, bases, Integer::sum);
        if (row.equals(Troops.DISMOUNTED)) {
            counts.merge(Troops.CAVALRY, Troops.nominal(unit).orElse(0), Integer::sum);
        } else if (unit.attributes().flag("canDismount")) {
            counts.merge(Troops.DISMOUNTED, troops.dismounted(bases).orElse(0), Integer::sum);
        }
    }

    private static String name(String row, RuleSystem system) {
        List<Integer> size = system.tables().nested("bases").integers(row);
        String name = row.equals(GENERAL)
                ? "Generals"
                : row.equals(Troops.DISMOUNTED)
                        ? "Cavalry on foot"
                        : system.arm(row).map(Arm::name).orElse(row);
        return size.size() == 2 ? name + ", bases of " + size.get(0) + " x " + size.get(1) + " mm" : name;
    }
}
