package coupdoeil.validator.hm.sight;

import coupdoeil.validator.sight.table.UnitSight;
import java.util.ArrayList;
import java.util.List;

/**
 * What a unit could do by fire to another that it sees (HM Shooting Phase; Shooting Ranges).
 *
 * @param rangeInches without its fraction
 * @param band how far that is for its weapon
 */
public record Fire(UnitSight sight, int rangeInches, Band band, boolean cover, boolean obscured, boolean enfiladed) {

    /** The range and what else tells on the dice. */
    public List<String> words() {
        List<String> words = new ArrayList<>(List.of(band.word() + " range"));
        if (cover) {
            words.add("in cover");
        }
        if (obscured) {
            words.add("obscured");
        }
        if (enfiladed) {
            words.add("enfiladed");
        }
        return words;
    }

    /** Ranges of weapons (HM Shooting Ranges). */
    public enum Band {
        SHORT("short"),
        EFFECTIVE("effective"),
        LONG("long"),
        OUT_OF_RANGE("out of");

        private final String word;

        Band(String word) {
            this.word = word;
        }

        public String word() {
            return word;
        }
    }
}
