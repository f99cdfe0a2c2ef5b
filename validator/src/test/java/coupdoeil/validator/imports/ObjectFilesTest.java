package coupdoeil.validator.imports;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import coupdoeil.validator.imports.source.SourceFailure;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** JSON, YAML and XML, in which objects stand within objects. */
class ObjectFilesTest {

    @Test
    void keysMayBeNames() {
        String list = """
                {"Allies": {
                  "Light Division (Craufurd)": {
                    "1st Brigade": ["1/43rd Foot (800)", "95th Rifles, 4 companies (390)"],
                    "2nd Brigade": {"1/52nd Foot": 750}
                  }
                }}
                """;

        assertThat(Told.units("light.json", list))
                .containsExactly(
                        "3 Light Division/1st Brigade/1/43rd Foot infantry 800",
                        "3 Light Division/1st Brigade/95th Rifles infantry 390",
                        "4 Light Division/2nd Brigade/1/52nd Foot infantry 750");
        assertThat(Told.formations("light.json", list)).first().isEqualTo("Allies: Light Division (Craufurd)");
    }

    @Test
    void whatANameHoldsMayBeObjects() {
        assertThat(Told.units("corps.json", """
                        {"oob": {"French": {"II Corps": {
                          "1st Division (Merle)": [{"name": "2e Léger", "men": 1400}, {"name": "36e Ligne", "men": 1500}],
                          "2nd Division (Heudelet)": [{"name": "17e Léger", "men": 1100}]}},
                         "Allies": {"Light Division": [{"name": "1/43rd Foot", "men": 800}]}}}
                        """))
                .containsExactly(
                        "2 II Corps/1st Division (Merle)/2e Léger infantry 1400",
                        "2 II Corps/1st Division (Merle)/36e Ligne infantry 1500",
                        "3 II Corps/2nd Division (Heudelet)/17e Léger infantry 1100",
                        "4 Light Division/1/43rd Foot infantry 800");
    }

    @Test
    void elementsHoldElements() {
        assertThat(Told.units("corps.xml", """
                        <?xml version="1.0"?>
                        <!DOCTYPE oob [<!ENTITY secret SYSTEM "file:///etc/hostname">]>
                        <oob>
                          <division name="1st Division" commander="Merle">
                            <unit men="1400">2e Léger</unit>
                            <unit><name>36e Ligne</name><strength>1500</strength></unit>
                            <battery name="Foot Battery &secret;" guns="8"/>
                          </division>
                        </oob>
                        """))
                .containsExactly(
                        "5 1st Division/2e Léger infantry 1400",
                        "6 1st Division/36e Ligne infantry 1500",
                        "7 1st Division/Foot Battery &secret; artillery 8 guns");
    }

    @Test
    void aMappingNeedsNoEnding() {
        String list = """
                divisions:
                  - name: 1st Division
                    commander: Merle
                    units:
                      - name: 2e Léger
                        men: 1400
                      - name: 36e Ligne
                        men: 1500
                """;

        assertThat(Told.units("pasted", list))
                .containsExactly("5 1st Division/2e Léger infantry 1400", "7 1st Division/36e Ligne infantry 1500");
        assertThat(Told.units("list.yml", list)).isEqualTo(Told.units("pasted", list));
    }

    @Test
    void anAliasIsNotWrittenOut() {
        StringBuilder bomb = new StringBuilder("a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n");
        for (int i = 1; i < 12; i++) {
            String item = "*a" + (i - 1);
            bomb.append("a%d: &a%d [%s]%n".formatted(i, i, String.join(", ", Collections.nCopies(10, item))));
        }

        assertThat(Told.units("bomb.yaml", bomb.toString())).hasSizeLessThan(200);
    }

    @Test
    void whatIsNoWholeMappingIsToldOf() {
        byte[] broken = "divisions:\n  - name: [1st Division\n".getBytes(StandardCharsets.UTF_8);

        assertThatThrownBy(() -> OobImport.read("broken.yaml", broken))
                .isInstanceOf(SourceFailure.class)
                .hasMessageContaining("no whole YAML: line");
    }

    @Test
    void nothingIsTooDeep() {
        assertThatThrownBy(() -> Told.units("deep.xml", "<a name='x'>".repeat(50_000)))
                .isInstanceOf(SourceFailure.class)
                .hasMessageContaining("nested more than 200 deep");
        String spaces = IntStream.range(0, 8_000)
                .mapToObj(i -> "<u" + i + " xmlns:n" + i + "=\"x\">")
                .collect(Collectors.joining());
        assertThatThrownBy(() -> Told.units("spaces.xml", spaces))
                .isInstanceOf(SourceFailure.class)
                .hasMessage("it is nested more than 200 deep");
        assertThat(Told.units("signs.txt", "<b>2nd Brigade\n1/24th Foot 500\n".repeat(300)))
                .hasSize(300);
        assertThatThrownBy(() -> Told.units("deep.yaml", "[".repeat(50_000))).isInstanceOf(SourceFailure.class);
    }
}
