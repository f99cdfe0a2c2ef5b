package coupdoeil.validator.export.tts;

import coupdoeil.model.file.Digest;
import java.util.HashSet;
import java.util.Set;

/** What the game calls its objects: six hexadecimal digits, the same for the same object whenever it is exported. */
final class Guids {

    private static final int DIGITS = 6;

    private final String scenario;
    private final Set<String> used = new HashSet<>();

    Guids(String scenario) {
        this.scenario = scenario;
    }

    /** @param object what is to be called by it; nothing else of the scenario may be */
    String of(String object) {
        for (int again = 0; ; again++) {
            String guid = new Digest()
                    .add(scenario + '\0' + object + '\0' + again)
                    .hex()
                    .substring(0, DIGITS);
            if (used.add(guid)) {
                return guid;
            }
        }
    }
}
