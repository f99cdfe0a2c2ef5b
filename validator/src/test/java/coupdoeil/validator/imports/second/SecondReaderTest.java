package coupdoeil.validator.imports.second;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.validator.imports.OobImport;
import coupdoeil.validator.imports.lines.ListLines;
import coupdoeil.validator.imports.outline.Role;
import coupdoeil.validator.imports.second.CalibrationTraining.Row;
import coupdoeil.validator.imports.second.SoftmaxTraining.Example;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The weights that come with the program read what they were not taught, and training is the same every time. */
class SecondReaderTest {

    private static final String LIST = """
            Army of the Lakes
            1st Division: Lieutenant-General Harrow
              1st Brigade: Major-General Finch
                1/91st Foot, 612 men
                2/17th Foot, 540 men
              2nd Brigade: Major-General Moss
                1/52nd Foot, 701 men
                95th Rifles, 330 men
            Total 2183
            """;

    private static List<Opinion> opinions() {
        OobImport read = OobImport.read("list.txt", LIST.getBytes(StandardCharsets.UTF_8));
        return SecondReader.trained().of(ListLines.of(read).all());
    }

    @Test
    void linesOfAListThatItHasNotSeenAreReadByTheirLooks() {
        List<Opinion> opinions = opinions();
        Role[] roles = {
            Role.FORMATION, Role.FORMATION, Role.UNIT, Role.UNIT, Role.FORMATION, Role.UNIT, Role.UNIT, Role.TOTAL
        };

        for (int at = 0; at < roles.length; at++) {
            Opinion opinion = opinions.get(at + 1);
            Role is = roles[at];
            assertThat(Arrays.stream(Role.values()).filter(other -> other != is))
                    .as("line %d", at + 2)
                    .allMatch(other -> opinion.of(other) < opinion.of(is));
        }
        assertThat(opinions.get(3).of(Relation.BELOW)).isGreaterThan(0.5);
        assertThat(opinions.get(4).of(Relation.BESIDE)).isGreaterThan(0.5);
        assertThat(opinions.get(5).of(Relation.ABOVE)).isGreaterThan(0.5);
    }

    @Test
    void whatBearsOutAUnitNeverMakesItLessSure() {
        for (Sign sign : Sign.values()) {
            assertThat(Calibration.trained().weights()[sign.ordinal()])
                    .as(sign.name())
                    .isNotNegative();
        }
    }

    @Test
    void trainingIsTheSameEveryTime() {
        List<Example> lines = new ArrayList<>();
        List<Row> rows = new ArrayList<>();
        for (int at = 0; at < 60; at++) {
            boolean unit = at % 3 > 0;
            long trait = unit ? Trait.ONE_FIGURE.bit() : Trait.ENDS_COLON.bit();
            Role role = unit ? Role.UNIT : Role.FORMATION;
            lines.add(new Example(Softmax.features(new long[] {trait}, 0), role.ordinal()));
            double[] signs = new double[Sign.count()];
            signs[Sign.UNDOUBTED.ordinal()] = unit ? 1 : 0;
            rows.add(new Row(at % 2 == 0 ? "flat" : "sheet", signs, unit || at % 12 == 0));
        }
        Softmax learnt = SoftmaxTraining.of(lines, Role.values().length);
        Calibration calibrated = CalibrationTraining.of(rows);

        assertThat(learnt.chances(lines.get(0).features())[Role.FORMATION.ordinal()])
                .isGreaterThan(0.7);
        assertThat(calibrated.confidence(rows.get(1).signs()))
                .isGreaterThan(calibrated.confidence(rows.get(3).signs()));
        assertThat(SoftmaxTraining.of(lines, Role.values().length).weights()).isDeepEqualTo(learnt.weights());
        assertThat(CalibrationTraining.of(rows).weights()).containsExactly(calibrated.weights());
    }
}
