package coupdoeil.validator.pack;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.model.Attributes;
import coupdoeil.model.battlefield.TableBattlefield;
import coupdoeil.model.battlefield.TableFeature;
import coupdoeil.model.oob.Belonging;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.pack.PackEdits;
import coupdoeil.model.pack.PackReader;
import coupdoeil.model.rules.RuleSystems;
import coupdoeil.model.scenario.Position;
import coupdoeil.validator.check.Finding;
import coupdoeil.validator.check.Fix;
import coupdoeil.validator.check.Validator;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What only other rule systems than that of the examples have: tables, regiments that are units, lists of rows. */
class OtherSystemsTest {

    @Test
    void anEntryThatIsNowhere() {
        Pack pack = PackEdits.group(
                napkin("hm"),
                "hill",
                "column",
                group -> group.withEntry("west-rode").withMode("column"));

        assertThat(found(pack)).containsExactly("PACK-62 group:column [Make it west-road]");
        assertThat(found(cured(pack))).isEmpty();
    }

    @Test
    void aBlockThatIsNotOnTheTable() {
        Pack pack = PackEdits.placement(
                napkin("ot"), "village", "a-39-1", p -> p.withPosition(new Position.InFeature("blok-a")));

        assertThat(found(pack)).containsExactly("PACK-62 placement:a-39-1 [Make it block-a]");
        assertThat(found(cured(pack))).isEmpty();
    }

    @Test
    void aFeatureOfNoTerrain() {
        Pack before = napkin("hm");
        TableBattlefield table = (TableBattlefield) before.battlefield();
        List<TableFeature> features = table.features().stream()
                .map(f -> f.withType(f.type().replace("forest", "forst")))
                .toList();

        Pack pack = before.withBattlefield(table.withFeatures(features));

        assertThat(found(pack)).containsExactly("PACK-64 feature:wood [Make it forest]");
        assertThat(found(cured(pack))).isEmpty();
    }

    @Test
    void aRegimentThatIsAUnit() {
        Pack pack = PackEdits.unit(
                napkin("lb"), "45-ligne-2", unit -> unit.withUnder(unit.under().with(Belonging.REGIMENT, "45-linge")));

        assertThat(found(pack)).containsExactly("PACK-62 unit:45-ligne-2 [Make it 45-ligne]");
        assertThat(found(cured(pack))).isEmpty();
    }

    @Test
    void aWordInALaterRow() {
        Pack pack = PackEdits.placement(
                napkin("hm"),
                "hill",
                "c-rifles",
                p -> p.withAttributes(p.attributes()
                        .with("offsets", List.of(Attributes.of("x", 1, "y", 1), Attributes.of("x", 1, "y", "2.5")))));

        assertThat(found(pack)).containsExactly("PACK-68 placement:c-rifles [Make it a number]");
        assertThat(found(cured(pack))).isEmpty();
    }

    private static Pack napkin(String system) {
        return PackReader.read(Path.of("../model/src/test/resources/packs/napkin-" + system))
                .pack()
                .orElseThrow();
    }

    private static Stream<Finding> findings(Pack pack) {
        return Validator.of(RuleSystems.load(pack.info().system()).orElseThrow()).validate(pack).all().stream()
                .filter(finding -> finding.rule().startsWith("PACK-"));
    }

    private static List<String> found(Pack pack) {
        return findings(pack)
                .map(f -> f.rule() + " " + f.subjects().get(0).text() + " "
                        + f.fixes().stream().map(Fix::name).toList())
                .toList();
    }

    private static Pack cured(Pack pack) {
        Fix.Change fix =
                (Fix.Change) findings(pack).findFirst().orElseThrow().fixes().get(0);
        return fix.edit().apply(pack);
    }
}
