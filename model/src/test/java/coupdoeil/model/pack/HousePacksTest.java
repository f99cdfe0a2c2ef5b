package coupdoeil.model.pack;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.model.Attributes;
import coupdoeil.model.rules.HouseRules;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.rules.RuleSystems;
import coupdoeil.model.rules.SwitchType;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** House rules: read, put over a rule system, written. */
class HousePacksTest {

    private static final Path PACKS = Path.of("src/test/resources/packs");

    @ParameterizedTest
    @ValueSource(strings = {"house-fb", "house-lb"})
    void writesWhatItRead(String name) throws IOException {
        PackReading reading = PackReader.read(PACKS.resolve(name));
        assertThat(reading.problems()).isEmpty();
        for (var file : PackWriter.files(reading.pack().orElseThrow()).entrySet()) {
            assertThat(new String(file.getValue(), StandardCharsets.UTF_8))
                    .as(file.getKey())
                    .isEqualTo(Files.readString(PACKS.resolve(name).resolve(file.getKey())));
        }
    }

    @Test
    void whatIsNotSaidStays() {
        RuleSystem book = RuleSystems.load("fb").orElseThrow();
        RuleSystem house = PackReader.read(PACKS.resolve("house-fb"))
                .pack()
                .flatMap(Pack::rules)
                .orElseThrow();

        assertThat(house.tables().nested("stacking"))
                .isEqualTo(book.tables().nested("stacking").with("unlimberedBatteries", 3));
        assertThat(house.tables().nested("movement")).isEqualTo(book.tables().nested("movement"));
        assertThat(house.options().specialRules())
                .containsAll(book.options().specialRules())
                .hasSize(book.options().specialRules().size() + 1);
        assertThat(house.vocabulary().formations()).isEqualTo(book.vocabulary().formations());
        assertThat(house.with(HouseRules.NONE)).isSameAs(house);
    }

    @Test
    void anEntryOfAKnownIdTakesThePlaceOfTheSystems() {
        RuleSystem book = RuleSystems.load("lb").orElseThrow();
        var own = book.switchType("zoi.disordered").orElseThrow();
        var other = new SwitchType(own.id(), own.name(), own.values(), "NO", "", "");
        RuleSystem house = book.with(new HouseRules(List.of(), List.of(other), List.of(), Attributes.NONE));

        assertThat(house.options().switches()).hasSameSizeAs(book.options().switches());
        assertThat(house.switchType("zoi.disordered")).contains(other);
    }
}
