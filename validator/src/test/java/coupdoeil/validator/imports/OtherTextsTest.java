package coupdoeil.validator.imports;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.validator.imports.order.ImportedUnit;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Texts that are no order of battle give no unit without a doubt. */
class OtherTextsTest {

    private static final double LOW = 0.5;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "../LICENSE",
                "../README.md",
                "../CONTRIBUTING.md",
                "../pom.xml",
                "../docs/pack-format.md",
                "../docs/command-line.md",
                "../docs/performance.md",
                "src/main/java/coupdoeil/validator/imports/order/assembly/Chain.java",
                "src/main/java/coupdoeil/validator/sheet/Echelon.java",
                "src/main/java/coupdoeil/validator/imports/token/Tokenizer.java",
                "src/main/java/coupdoeil/validator/cli/Main.java"
            })
    void aFileOfAnotherKindGivesNothingCertain(String file) throws Exception {
        List<ImportedUnit> units =
                OobImport.read(file, Files.readAllBytes(Path.of(file))).order().units();

        assertThat(units).allMatch(unit -> unit.confidence() < LOW);
    }

    @Test
    void aStoryGivesNothingCertain() {
        String story = """
                Chapter I

                It was already dark when the captain came back from the village. The 3rd Dragoons had been
                there before him, he said, and had left nothing behind but straw and two lame horses.

                "And the brigade?" asked the old man, who had not moved from the fire since noon.

                "Nobody knows where the brigade is. General Werle was seen on the Seville road with four
                battalions, or with what was left of them; others will tell you that he is dead."

                They sat for a while and listened to the rain. In the morning the 2nd battalion marched off
                without a drum, and the old man counted the files as they went by: he counted 418 men, and
                then he lost count, because the boy had begun to cry.

                Chapter II

                What happened at the bridge has been told in many ways. My father, who carried the colour of
                the 57th Foot that day, told it in one: he would point at the wall and say nothing.
                """;

        assertThat(OobImport.read("story.txt", story.getBytes(StandardCharsets.UTF_8))
                        .order()
                        .units())
                .allMatch(unit -> unit.confidence() < LOW);
    }
}
