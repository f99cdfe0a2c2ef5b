package coupdoeil.editor.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class ShownTest {

    @Test
    void anEllipsisStandsForLinesOrSigns() {
        String output = "one\ntwo\nthree of four  \n";

        assertThat(Shown.matches(List.of("one", "two", "three of four"), output))
                .isTrue();
        assertThat(Shown.matches(List.of("one", "…"), output)).isTrue();
        assertThat(Shown.matches(List.of("…", "three … four"), output)).isTrue();
        assertThat(Shown.matches(List.of("one", "…", "two", "three …"), output)).isTrue();
    }

    @Test
    void everythingElseMustBeAsItIs() {
        String output = "one\ntwo\n";

        assertThat(Shown.matches(List.of("one"), output)).isFalse();
        assertThat(Shown.matches(List.of("two"), output)).isFalse();
        assertThat(Shown.matches(List.of("one", "t.o"), output)).isFalse();
        assertThat(Shown.matches(List.of("one", "two", "three"), output)).isFalse();
        assertThat(Shown.matches(List.of("on…x", "two"), output)).isFalse();
    }
}
