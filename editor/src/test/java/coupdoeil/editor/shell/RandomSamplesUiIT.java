package coupdoeil.editor.shell;

import coupdoeil.editor.document.Packs;
import coupdoeil.model.pack.PackReader;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Gestures of all kinds in a window with each of the samples. */
@Tag("nightly")
class RandomSamplesUiIT {

    private abstract static class OnSample extends ByChance {

        private final String sample;

        OnSample(String sample, boolean onTable) {
            super(
                    () -> PackReader.read(Packs.albueraFolder().resolveSibling(sample))
                            .pack()
                            .orElseThrow(),
                    onTable);
            this.sample = sample;
        }

        @ParameterizedTest
        @ValueSource(longs = {20261128, 20261129})
        void nothingBreaksAndAllCanBeUndone(long seed) throws Exception {
            runByNight(seed, 300, "random-sample-" + sample);
        }
    }

    @Nested
    class Albuera extends OnSample {
        Albuera() {
            super("albuera-1811", false);
        }
    }

    @Nested
    class Auerstedt extends OnSample {
        Auerstedt() {
            super("auerstedt-1806", false);
        }
    }

    @Nested
    class Coa extends OnSample {
        Coa() {
            super("coa-1810", false);
        }
    }

    @Nested
    class Rolica extends OnSample {
        Rolica() {
            super("rolica-1808", false);
        }
    }

    @Nested
    class Guilford extends OnSample {
        Guilford() {
            super("guilford-courthouse-1781", true);
        }
    }

    @Nested
    class QuatreBras extends OnSample {
        QuatreBras() {
            super("quatre-bras-1815", true);
        }
    }
}
