package coupdoeil.editor.edit;

import coupdoeil.editor.text.Messages;
import coupdoeil.model.Attributes;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.pack.Edit;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.pack.PackEdits;
import coupdoeil.model.rules.AttributeType;
import coupdoeil.model.rules.FormationType;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.scenario.Placement;
import coupdoeil.model.scenario.Scenario;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Gives units another arm, with what that arm cannot do without and nothing that only the old one has. */
public final class ArmEdits {

    private ArmEdits() {}

    public static Edit arm(RuleSystem system, String unit, String name, String arm) {
        String title = Messages.text("edit.set", Messages.text("field.arm"), name);
        return new Edit(title, pack -> changed(pack, system, unit, arm));
    }

    private static Pack changed(Pack pack, RuleSystem system, String id, String arm) {
        Pack armed = PackEdits.unit(pack, id, unit -> armed(system, unit, arm));
        return armed == pack
                ? pack
                : armed.withScenarios(armed.scenarios().stream()
                        .map(scenario -> drawnUp(armed, system, scenario, id))
                        .toList());
    }

    /** Ratings that the new arm has no use for go, those it cannot do without begin as the rule system says. */
    static Unit armed(RuleSystem system, Unit unit, String arm) {
        if (unit.arm().equals(arm)) {
            return unit;
        }
        List<AttributeType> types = system.attributesOf("unit");
        Map<String, Object> values = new LinkedHashMap<>(unit.attributes().values());
        types.stream()
                .filter(type -> !type.appliesTo(arm))
                .map(AttributeType::id)
                .filter(id -> types.stream().noneMatch(type -> type.id().equals(id) && type.appliesTo(arm)))
                .forEach(values::remove);
        Starter.defaults(system, "unit", arm).values().forEach(values::putIfAbsent);
        return unit.withArm(arm).withAttributes(new Attributes(values));
    }

    /** Where the unit stands in a formation that its new arm cannot take, it is drawn up in the usual one. */
    private static Scenario drawnUp(Pack pack, RuleSystem system, Scenario scenario, String id) {
        boolean stands = scenario.setup().stream()
                .anyMatch(placement -> placement.piece().equals(id));
        if (!stands) {
            return scenario;
        }
        Front front = new Front(pack, system, scenario);
        return pack.orderOfBattle().units().stream()
                .filter(unit -> unit.id().equals(id))
                .findFirst()
                .map(unit -> scenario.withSetup(scenario.setup().stream()
                        .map(placement -> placement.piece().equals(id) && !fits(system, placement, unit)
                                ? front.drawnUp(placement, unit)
                                : placement)
                        .toList()))
                .orElse(scenario);
    }

    private static boolean fits(RuleSystem system, Placement placement, Unit unit) {
        List<FormationType> all = Facings.of(system, unit.arm());
        return placement.formation() == null
                ? all.isEmpty()
                : all.stream().anyMatch(formation -> formation.id().equals(placement.formation()));
    }
}
