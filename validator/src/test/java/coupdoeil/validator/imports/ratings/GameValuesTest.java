package coupdoeil.validator.imports.ratings;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.model.oob.OrderOfBattle;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.pack.PackReader;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.rules.RuleSystems;
import coupdoeil.model.source.OobSource;
import coupdoeil.validator.imports.ratings.Estimate.Share;
import coupdoeil.validator.imports.ratings.Ratings.Proposal;
import coupdoeil.validator.imports.ratings.Ratings.Total;
import coupdoeil.validator.imports.settle.PendingImport;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class GameValuesTest {

    private static final String LIST = """
            1st Brigade
              1/3rd Foot 750 men
              2/31st Foot 398 men
              4th Dragoons 310 horsemen
              Hawker's battery 6 guns
              1/57th Foot
            """;

    private static final String SHARED = """
            2nd Brigade: 2,000 men
              29th Foot 500 men
              1/48th Foot (1 battalion)
              34th Line Regiment (2 battalions)
            """;

    private final Pack pack = PackReader.read(Path.of("../model/src/test/resources/packs/napkin-fb"))
            .pack()
            .orElseThrow();

    private static PendingImport read(String list) {
        return PendingImport.of("list.txt", list.getBytes(StandardCharsets.UTF_8));
    }

    private static Ratings ratings(String systemId) {
        RuleSystem system = RuleSystems.load(systemId).orElseThrow();
        OrderOfBattle oob = read(LIST).orderOfBattle(system, "Blue");
        Set<String> all = oob.units().stream().map(Unit::id).collect(Collectors.toSet());
        return Ratings.of(oob, system, all);
    }

    private static Map<String, Integer> values(Ratings ratings) {
        return ratings.proposals().stream()
                .collect(Collectors.toMap(one -> one.unit().name(), Proposal::value));
    }

    @Test
    void stepsFollowFromTheMiddleOfTheirRange() {
        Ratings ratings = ratings("fb");

        assertThat(values(ratings))
                .isEqualTo(Map.of("1/3rd Foot", 3, "2/31st Foot", 2, "4th Dragoons", 2, "Hawker's battery", 1));
        assertThat(ratings.unknown()).containsExactly("1/57th Foot");
        assertThat(ratings.proposals().get(0).exact()).isEqualTo(3.0);
        assertThat(ratings.proposals().get(1).after()).isEqualTo(500);
        assertThat(ratings.proposals().get(0).ratio().source()).isEqualTo("FB 2.2");
    }

    @Test
    void menBeforeAndAfterAreCompared() {
        assertThat(ratings("fb").totals())
                .containsExactly(new Total("blue", "men", 1458, 1500), new Total("blue", "guns", 6, 8));
    }

    @Test
    void incrementsAndFiguresFollowFromTheirNumbers() {
        assertThat(values(ratings("lb")))
                .isEqualTo(Map.of("1/3rd Foot", 8, "2/31st Foot", 4, "4th Dragoons", 6, "Hawker's battery", 2));
        assertThat(values(ratings("ot")))
                .isEqualTo(Map.of("1/3rd Foot", 13, "2/31st Foot", 7, "4th Dragoons", 5, "Hawker's battery", 2));
    }

    @Test
    void aSystemWithoutRatiosProposesNothing() {
        assertThat(ratings("cc").proposals()).isEmpty();
    }

    @Test
    void aRatingStaysWithinItsBounds() {
        Ratio ratio = new Ratio("steps", "infantry", "men", 200, 300, 1, 4, "");

        assertThat(List.of(ratio.value(10), ratio.value(374), ratio.value(376), ratio.value(5000)))
                .containsExactly(1, 1, 2, 4);
    }

    @Test
    void ratingsThatAreThereStay() {
        Pack accepted = read(LIST).accept(pack, "Blue");
        OobSource source = accepted.source("list").orElseThrow();
        Pack once = GameValues.of(
                        accepted, List.of(source), null, accepted.rules().orElseThrow())
                .pack();
        GameValues again =
                GameValues.of(once, List.of(source), null, once.rules().orElseThrow());

        assertThat(unit(once, "1/3rd Foot").attributes().integer("steps", 0)).isEqualTo(3);
        assertThat(again.ratings().orElseThrow().proposals()).isEmpty();
        assertThat(again.pack()).isEqualTo(once);
        assertThat(once.orderOfBattle().units())
                .containsAll(pack.orderOfBattle().units());
    }

    @Test
    void nothingIsEstimatedUnlessAsked() {
        Pack accepted = read(SHARED).accept(pack, "Blue");

        assertThat(unit(accepted, "34th Line Regiment").strength().men()).isNull();
        assertThat(GameValues.of(accepted, accepted.sources(), null, null).pack())
                .isEqualTo(accepted);
    }

    @Test
    void whatIsLeftOfAFormationIsSharedEvenlyAndMarked() {
        Pack accepted = read(SHARED).accept(pack, "Blue");
        GameValues values = GameValues.of(accepted, accepted.sources(), Estimate.By.EVEN, null);

        assertThat(values.estimates()).extracting(Share::men).containsExactly(750, 750);
        assertThat(unit(values.pack(), "1/48th Foot").strength().men()).isEqualTo(750);
        assertThat(unit(values.pack(), "1/48th Foot").note())
                .isEqualTo("men estimated: a share of the 2,000 of 2nd Brigade");
        assertThat(unit(values.pack(), "29th Foot").note()).isEmpty();
        assertThat(values.pack().orderOfBattle().formations())
                .as("the brigade keeps its men")
                .anyMatch(formation ->
                        Integer.valueOf(2000).equals(formation.strength().men()));
    }

    @Test
    void byEstablishmentTwoBattalionsAreTwiceOne() {
        Pack accepted = read(SHARED).accept(pack, "Blue");

        assertThat(GameValues.of(accepted, accepted.sources(), Estimate.By.ESTABLISHMENT, null)
                        .estimates())
                .extracting(Share::men)
                .containsExactly(500, 1000);
    }

    private static Unit unit(Pack pack, String name) {
        return pack.orderOfBattle().units().stream()
                .filter(unit -> unit.name().equals(name))
                .findFirst()
                .orElseThrow();
    }
}
