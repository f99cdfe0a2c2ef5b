package coupdoeil.validator.table.sight;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.validator.check.Facts;
import coupdoeil.validator.check.table.Stand;
import coupdoeil.validator.check.table.Stands;
import coupdoeil.validator.sight.SightMarks;
import coupdoeil.validator.sight.SightQuestion;
import coupdoeil.validator.sight.Viewpoint;
import coupdoeil.validator.sight.table.TableLook;
import coupdoeil.validator.table.OldTrousers;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What the window and the command are told of sight and fire in a system that only binds what the room asks for. */
class OldTrousersSceneTest {

    private final Facts facts = OldTrousers.facts(OldTrousers.village());
    private final List<Stand> stands = facts.get(Stands.class).all();
    private final SceneAnswers answers = new SceneAnswers(facts, stands);

    private Viewpoint piece(String id) {
        return stands.stream()
                .filter(stand -> stand.key().equals(id))
                .map(BattleScene::viewpoint)
                .findFirst()
                .orElseThrow();
    }

    @Test
    void aLookAtAnEnemyInRange() {
        TableLook look = answers.look(piece("f-guns"), piece("a-guns"));

        assertThat(look.visible()).isTrue();
        assertThat(look.story().opening()).endsWith("Fire: effective range.");
    }

    @Test
    void whoHasNoWeaponThatReachesHasNoField() {
        assertThat(field("f-guns"))
                .hasValueSatisfying(marks -> assertThat(marks).isInstanceOf(SightMarks.Ground.class));
        assertThat(field("vukassovich-general")).isEmpty();
    }

    private Optional<SightMarks> field(String id) {
        return answers.answer(new SightQuestion.Field(piece(id), 0));
    }
}
