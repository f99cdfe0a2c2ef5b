package coupdoeil.editor.form;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.editor.document.Packs;
import coupdoeil.editor.form.FieldType.Option;
import coupdoeil.model.rules.AttributeType;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WordsTest {

    @ParameterizedTest
    @CsvSource({
        "TOUGH_FIGHTERS, Tough fighters",
        "GUN_3PDR, Gun 3pdr",
        "ELITE, Elite",
        "last-occupied, last occupied",
        "GHC, GHC",
        "d66, d66",
        "foot, foot",
        "fieldOfFire, field of fire"
    })
    void idsAreSaidInWords(String id, String words) {
        assertThat(Choices.inWords(id)).isEqualTo(words);
    }

    @ParameterizedTest
    @CsvSource({"OWN_ONLY, Own only", "YES, Yes", "NO, No", "BAR, Bar", "GO, GO", "30, 30"})
    void readingsAreSaidInWords(String value, String words) {
        assertThat(Choices.reading(value)).isEqualTo(words);
    }

    @Test
    void whatTheRuleSystemCallsSomethingIsItsName() {
        var session = Packs.session(Packs.albuera());
        AttributeType forbidden =
                session.system().specialRule("national-characteristics").orElseThrow().parameters().stream()
                        .filter(parameter -> parameter.id().equals("forbids"))
                        .findFirst()
                        .orElseThrow();

        FieldType type = new Choices(session).type(forbidden);

        String name = session.system().vocabulary().formations().stream()
                .filter(formation -> formation.id().equals("masse-column"))
                .findFirst()
                .orElseThrow()
                .name();
        assertThat(type.options()).contains(new Option("masse-column", name));
        assertThat(FieldText.read(type, name + ", line").value()).isEqualTo(List.of("masse-column", "line"));
    }
}
