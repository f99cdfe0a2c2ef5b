package coupdoeil.model;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Words of different rule systems for one thing: who knows the square of one looks for the carré of another. */
final class LikeWords {

    private static final String RESOURCE = "/coupdoeil/like-words.txt";
    private static final List<List<String>> GROUPS = read();

    private LikeWords() {}

    /** The first candidate that means what a word does, case ignored; empty if none is known to. */
    static Optional<String> of(String word, Collection<String> candidates) {
        String wanted = word.toLowerCase(Locale.ROOT);
        return GROUPS.stream()
                .filter(group -> group.contains(wanted))
                .flatMap(List::stream)
                .flatMap(like -> candidates.stream().filter(like::equalsIgnoreCase))
                .findFirst();
    }

    private static List<List<String>> read() {
        try (InputStream in = LikeWords.class.getResourceAsStream(RESOURCE)) {
            if (in == null) {
                throw new IllegalStateException("no resource " + RESOURCE);
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.isBlank() && !line.startsWith("#"))
                    .map(line -> List.of(line.split(" ")))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
