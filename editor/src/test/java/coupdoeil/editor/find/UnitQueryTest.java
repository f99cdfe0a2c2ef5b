package coupdoeil.editor.find;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.editor.document.Document;
import coupdoeil.editor.document.Packs;
import coupdoeil.editor.document.Session;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class UnitQueryTest {

    private final Session session = new Session(new Document(Packs.albuera(), null));

    private long matching(String text) {
        UnitQuery query = UnitQuery.of(session, text).orElseThrow();
        return session.pack().orderOfBattle().units().stream()
                .filter(query::matches)
                .count();
    }

    @Test
    void whatIsPlacedAndWhatIsNotAreAllUnits() {
        assertThat(matching("placed:yes")).isPositive();
        assertThat(matching("placed:yes") + matching("placed:no"))
                .isEqualTo(session.pack().orderOfBattle().units().size());
    }

    @ParameterizedTest
    @ValueSource(strings = {"men>", ":", "(((", "arm", "<>", "=", "arm: cavalry", "1>2"})
    void whatIsNoQueryIsWords(String text) {
        assertThat(UnitQuery.of(session, text)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "men>1e999999999",
                "men>99999999999999999999",
                "men:some",
                "hex:zzz",
                "hex:-1",
                "arm:(",
                "x:\\E[",
                "nothing=5"
            })
    void oddValuesFindNothing(String text) {
        assertThat(matching(text)).isZero();
    }
}
