package coupdoeil.validator.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

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

    @Test
    void withoutAPlaceForItsFileItReadsAsBefore(@TempDir Path folder) throws Exception {
        String before = System.getProperty("java.io.tmpdir");
        System.setProperty("java.io.tmpdir", folder.resolve("nothing here").toString());
        try {
            LongRead.begin();
        } finally {
            System.setProperty("java.io.tmpdir", before);
        }

        assertThat(LongRead.tell("compilerDirectivesPrint")).doesNotContain("coupdoeil");
        assertThat(folder).isEmptyDirectory();
    }
}
