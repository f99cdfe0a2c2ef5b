package coupdoeil.validator.hm.sight;

import coupdoeil.validator.sight.table.UnitSight;

/**
 * What a unit could do by fire to another that it sees (HM L193-244).
 *
 * @param rangeInches without its fraction
 * @param band how far that is for its weapon
 */
public record Fire(UnitSight sight, int rangeInches, Band band, boolean cover, boolean obscured, boolean enfiladed) {

    /** Ranges of weapons (HM L236-244). */
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
