package coupdoeil.validator.pack;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.model.pack.Pack;
import coupdoeil.model.pack.PackReader;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.rules.RuleSystems;
import coupdoeil.validator.check.Finding;
import coupdoeil.validator.check.Validator;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The tool's own rules find nothing in the fixtures and samples of any rule system. */
class FixturesTest {

    static Stream<Path> packs() throws IOException {
        return Stream.concat(folders(Path.of("../model/src/test/resources/packs")), folders(Path.of("../samples")));
    }

    @ParameterizedTest
    @MethodSource("packs")
    void nothingToFind(Path folder) {
        Pack pack = PackReader.read(folder).pack().orElseThrow();
        RuleSystem system = RuleSystems.load(pack.info().system()).orElseThrow();
        List<Finding> found = Validator.of(system).validate(pack).all().stream()
                .filter(finding -> finding.rule().startsWith("PACK-"))
                .toList();
        assertThat(found).extracting(Finding::message).isEmpty();
    }

    @Test
    void everySystemHasAFixture() throws IOException {
        assertThat(packs().map(folder ->
                        PackReader.read(folder).pack().orElseThrow().info().system()))
                .containsAll(RuleSystems.ids());
    }

    private static Stream<Path> folders(Path root) throws IOException {
        try (Stream<Path> found = Files.list(root)) {
            return found.filter(folder -> Files.isRegularFile(folder.resolve("pack.json"))).sorted().toList().stream();
        }
    }
}
