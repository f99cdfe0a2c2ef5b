package coupdoeil.editor.edit;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.editor.document.Document;
import coupdoeil.editor.document.Session;
import coupdoeil.model.oob.Belonging;
import coupdoeil.model.oob.Formation;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.rules.RuleSystems;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class StarterTest {

    @ParameterizedTest
    @CsvSource({
        "fb, brigade, formation, army",
        "fb, corps, formation, army",
        "lb, brigade, commander, commander",
        "cc, group, leader, leader",
        "hm, brigade, general, commander-in-chief",
        "ot, corps, corps, army",
        "ot, infantry-division, division, army",
        "ot, cavalry-brigade, cavalry-brigade, army"
    })
    void aNewLeaderIsOfTheKindThatLeadsTheFormation(String id, String level, String ofFormation, String ofArmy) {
        RuleSystem system = RuleSystems.load(id).orElseThrow();
        Session session =
                new Session(new Document(BattlePlan.usual(system, "Any").pack(), null));
        Formation formation =
                Starter.formation(session.pack(), system, 0, Belonging.NOWHERE).withLevel(level);
        session.edit(OobEdits.add(formation));

        assertThat(Starter.leader(session.pack(), system, List.of(formation.id()), Belonging.NOWHERE)
                        .category())
                .isEqualTo(ofFormation);
        assertThat(Starter.leader(session.pack(), system, List.of(), Belonging.NOWHERE)
                        .category())
                .isEqualTo(ofArmy);
    }
}
