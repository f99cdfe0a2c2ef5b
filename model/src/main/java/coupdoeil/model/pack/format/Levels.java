package coupdoeil.model.pack.format;

import coupdoeil.model.battlefield.Legend;
import org.jspecify.annotations.Nullable;

/** The characters that stand for levels without a legend: 0-9 and a-z for 0 to 35. */
final class Levels {

    private static final int COUNT = 36;

    private Levels() {}

    /** The level that a character stands for; null if it stands for none. */
    static @Nullable Integer of(char character, Legend legend) {
        Integer level = legend.levels().get(character);
        if (level != null) {
            return level;
        }
        boolean plain = (character >= '0' && character <= '9') || (character >= 'a' && character <= 'z');
        return plain ? Character.digit(character, COUNT) : null;
    }

    /** The character that stands for a level without a legend; null if there is none. */
    static @Nullable Character plain(int level) {
        return level >= 0 && level < COUNT ? Character.forDigit(level, COUNT) : null;
    }
}
