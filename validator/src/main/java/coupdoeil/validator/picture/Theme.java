package coupdoeil.validator.picture;

import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;

/** The sheet that a picture is painted on. */
public enum Theme {
    /** The printed classic. */
    LIGHT,
    DARK,
    /** Flat clean colours, thin contours. */
    MODERN,
    /** Light greys, for pencil notes and little ink. */
    GREY;

    /** Its name on the command line. */
    public String key() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The theme of a name on the command line. @throws IllegalArgumentException if there is none; names all */
    public static Theme of(String key) {
        return Arrays.stream(values())
                .filter(theme -> theme.key().equals(key.toLowerCase(Locale.ROOT)))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(
                        "must be " + Arrays.stream(values()).map(Theme::key).collect(Collectors.joining(", "))));
    }
}
