package coupdoeil.validator.roster;

import coupdoeil.model.Attributes;
import coupdoeil.model.oob.Army;
import coupdoeil.model.oob.Formation;
import coupdoeil.model.oob.Unit;
import coupdoeil.validator.check.Situation;
import coupdoeil.validator.check.SystemModule;
import java.util.List;

/** What players note of each army, formation and unit of a battle; what is not known is left out. */
public interface RosterNotes {

    /** A thing that is noted. @param key names it among the values */
    record Column(String key, String name) {}

    List<Column> ofArmies();

    List<Column> ofFormations();

    List<Column> ofUnits();

    Attributes army(Army army);

    Attributes formation(Formation formation);

    Attributes unit(Unit unit);

    /** Those of a rule system: its own, else what the pack rates. */
    static RosterNotes of(Situation situation) {
        return SystemModule.of(situation.pack().info().system())
                .flatMap(module -> module.service(RosterSystem.class))
                .map(own -> own.notes(situation))
                .orElseGet(() -> new Ratings(situation));
    }
}
