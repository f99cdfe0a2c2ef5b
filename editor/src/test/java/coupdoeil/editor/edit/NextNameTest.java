package coupdoeil.editor.edit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NextNameTest {

    @ParameterizedTest
    @CsvSource({
        "1st Blue, 2nd Blue",
        "22nd Foot, 23rd Foot",
        "10th Hussars, 11th Hussars",
        "111th Line, 112th Line",
        "First Corps, Second Corps",
        "Twelfth Brigade, 13th Brigade",
        "IV Corps, V Corps",
        "Battery 9, Battery 10",
        "Lancers, Lancers 2",
        "Lancers 2, Lancers 3"
    })
    void countsUp(String name, String next) {
        assertThat(NextName.of(name, Set.of(name))).isEqualTo(next);
    }

    @Test
    void takesTheFirstThatIsFreeAndLeavesAFreeOneAlone() {
        assertThat(NextName.of("1st Blue", Set.of("1st Blue", "2nd Blue", "4th Blue")))
                .isEqualTo("3rd Blue");
        assertThat(NextName.of("1st Blue", Set.of("1st Red"))).isEqualTo("1st Blue");
    }
}
