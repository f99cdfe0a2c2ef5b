package coupdoeil.validator.check;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.model.pack.Pack;
import coupdoeil.model.pack.Suppression;
import coupdoeil.model.rules.Profile;
import coupdoeil.model.rules.Profile.Weight;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.rules.RuleSystems;
import coupdoeil.validator.example.ExamplePacks;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What profiles make of findings. */
class ProfilesTest {

    private final RuleSystem fb = RuleSystems.load("fb").orElseThrow();
    private final Validator validator = Validator.of(fb);

    static Stream<RuleSystem> systems() {
        return RuleSystems.ids().stream().flatMap(id -> RuleSystems.load(id).stream());
    }

    @ParameterizedTest
    @MethodSource("systems")
    void everySystemHasThreeThatNameItsRulesAndTheFirstIsStrict(RuleSystem system) {
        Set<String> known = new HashSet<>();
        RuleBook.of(system.id()).catalogue().forEach(rule -> {
            known.add(rule.id());
            known.add(rule.group());
        });

        assertThat(system.profiles()).extracting(Profile::id).containsExactly("release", "playtest", "draft");
        assertThat(system.profileOrFirst(""))
                .satisfies(first -> assertThat(first.isStrict()).isTrue());
        for (Profile profile : system.profiles()) {
            assertThat(known).as(profile.name()).containsAll(profile.weights().keySet());
        }
    }

    @Test
    void whatIsSaidOfARuleGoesBeforeWhatIsSaidOfItsGroup() {
        Profile profile = profile(Map.of("FB-LOS", Weight.OFF, "FB-LOS-01", Weight.WARNING));

        assertThat(profile.weight("FB-LOS-01")).contains(Weight.WARNING);
        assertThat(profile.weight("FB-LOS-02")).contains(Weight.OFF);
        assertThat(profile.weight("FB-LO-02")).isEmpty();
    }

    @Test
    void nothingIsLostWhateverIsSilencedOrWeighed() {
        for (Pack pack : ExamplePacks.all(fb).subList(0, 200)) {
            Findings strict = validator.validate(pack, Profile.STRICT);
            Findings draft = validator.validate(pack, fb.profile("draft").orElseThrow());

            assertThat(draft.all().size() + draft.judgement().silenced().size())
                    .isEqualTo(strict.all().size());
            assertThat(draft.examined()).isEqualTo(strict.examined());
            assertThat(strict.judgement().silenced()).isEmpty();
        }
    }

    @Test
    void whatIsSuppressedIsLeftToItsSuppression() {
        Pack pack = ExamplePacks.all(fb).stream()
                .filter(example -> !validator.validate(example).open().isEmpty())
                .findFirst()
                .orElseThrow();
        Finding first = validator.validate(pack).open().get(0);
        Pack accepted = pack.withSuppressions(List.of(new Suppression(
                first.rule(), first.subjects().get(0).text(), first.scenario(), "so be it", "me", "2026-01-01")));

        Findings found = validator.validate(accepted, profile(Map.of(first.rule(), Weight.OFF)));

        assertThat(found.all()).anySatisfy(finding -> {
            assertThat(finding.suppressedBy()).isPresent();
            assertThat(finding.severity()).isEqualTo(first.severity());
        });
        assertThat(found.all()).extracting(Finding::rule).doesNotContain("PACK-51");
    }

    private static Profile profile(Map<String, Weight> weights) {
        return new Profile("mine", "Mine", "", weights);
    }
}
