package coupdoeil.validator.imports.grammar;

import coupdoeil.validator.imports.OobImport;
import coupdoeil.validator.imports.second.SecondReader;
import java.util.List;

/** What bears out the units of lists, for the training of the calibration. */
public final class ReadSigns {

    private ReadSigns() {}

    public static List<double[]> of(OobImport read, SecondReader second) {
        return GrammarReading.of(read, second).signs();
    }
}
