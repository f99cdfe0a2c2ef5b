package coupdoeil.validator.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class LongReadTest {

    @BeforeEach
    @AfterEach
    void optimize() throws Exception {
        LongRead.tell("compilerDirectivesClear");
    }

    @Test
    void theVirtualMachineLeavesOutWhatReads() throws Exception {
        assertThat(LongRead.tell("compilerDirectivesPrint")).doesNotContain("coupdoeil");

        LongRead.begin();

        assertThat(LongRead.tell("compilerDirectivesPrint"))
                .contains("coupdoeil/validator/imports/*.*")
                .contains("coupdoeil/validator/report/*.*")
                .contains("coupdoeil/model/json/*.*");
    }
}
