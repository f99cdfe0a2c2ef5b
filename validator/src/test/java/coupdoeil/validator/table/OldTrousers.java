package coupdoeil.validator.table;

import coupdoeil.model.pack.Pack;
import coupdoeil.model.pack.PackReader;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.rules.RuleSystems;
import coupdoeil.validator.check.Facts;
import coupdoeil.validator.check.Situation;
import java.nio.file.Path;

/** The napkin battle of Old Trousers II, for tests of the room that all tables share. */
public final class OldTrousers {

    public static final RuleSystem SYSTEM = RuleSystems.load("ot").orElseThrow();

    private OldTrousers() {}

    /** The napkin battle. */
    public static Pack village() {
        return PackReader.read(Path.of("../model/src/test/resources/packs/napkin-ot"))
                .pack()
                .orElseThrow();
    }

    public static Facts facts(Pack pack) {
        return Situation.of(pack, SYSTEM, pack.scenarios().get(0)).facts();
    }
}
