package coupdoeil.model.pack;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.model.json.JsonObject;
import coupdoeil.model.json.JsonPrinter;
import coupdoeil.model.json.JsonReader;
import coupdoeil.model.json.JsonScalar;
import coupdoeil.model.json.JsonValue;
import coupdoeil.model.json.Spot;
import coupdoeil.model.pack.problem.PackPaths;
import coupdoeil.model.pack.problem.Problem;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every key of every object of the packs at hand is misspelt, doubled, joined by a stranger and given a value of another
 * type, all of its kind at once and one alone: what is read is written again, and never is a whole pack unreadable but
 * for what no pack can do without.
 */
@Tag("long")
class NothingLostTest {

    private static final Path PACKS = Path.of("src/test/resources/packs");
    private static final Path SAMPLES = Path.of("../samples");

    /** By day one change of so many is tried: so that of the seven or twelve for each key every kind has its turn. */
    private static final int BY_DAY = 11;

    private final List<String> lost = new ArrayList<>();
    private int changes;
    private int readable;

    static Stream<Path> small() {
        return list(PACKS);
    }

    static Stream<Path> samples() {
        return list(SAMPLES);
    }

    @ParameterizedTest
    @MethodSource("small")
    void everyKeyOfTheTestPacks(Path pack) {
        change(pack, 0, BY_DAY, 100);
    }

    @ParameterizedTest
    @MethodSource("small")
    @Tag("nightly")
    void everyKeyOfTheTestPacksAloneAsWell(Path pack) {
        change(pack, 3, 1, 500);
    }

    @ParameterizedTest
    @MethodSource("samples")
    @Tag("nightly")
    void everyKeyOfTheSamples(Path pack) {
        change(pack, 3, 1, 500);
    }

    private void change(Path pack, int alone, int every, int least) {
        SortedMap<String, byte[]> files = files(pack);
        for (String path : new ArrayList<>(files.keySet())) {
            if (PackPaths.isOwn(path)
                    && JsonReader.read(files.get(path)).value().orElse(null) instanceof JsonObject root) {
                Mutations.patterns(root).forEach((pattern, count) -> {
                    pattern(files, path, root, pattern, -1, every);
                    for (int n = 0; n < alone; n++) {
                        pattern(files, path, root, pattern, count * (n + 1) / (alone + 1), every);
                    }
                });
            }
        }
        assertThat(lost).as(lost.size() + " losses").isEmpty();
        assertThat(readable).isGreaterThan(least);
    }

    private void pattern(
            SortedMap<String, byte[]> files, String path, JsonObject root, String pattern, int only, int every) {
        changed(root, pattern, only).forEach((what, changed) -> {
            if (changes++ % every == 0) {
                check(files, path, changed.get(), pattern + what);
            }
        });
    }

    /** The object with each kind of change at the places of a pattern, by what it is called. */
    private static Map<String, Supplier<JsonObject>> changed(JsonObject root, String pattern, int only) {
        Map<String, Supplier<JsonObject>> changed = new LinkedHashMap<>();
        for (JsonValue other : Mutations.OTHERS) {
            changed.put(" = " + text(other), () -> Mutations.value(root, pattern, only, other));
        }
        if (!pattern.endsWith("/*")) {
            Map<String, Mutations.Change> keys = new LinkedHashMap<>();
            keys.put(" misspelt", (members, repeats, key) -> Mutations.rename(members, key));
            keys.put(" gone", (members, repeats, key) -> members.remove(key));
            keys.put(
                    " beside a stranger",
                    (members, repeats, key) ->
                            members.put("x-stranger", new JsonObject.Member(JsonScalar.of("kept"), Spot.NONE)));
            keys.put(
                    " twice",
                    (members, repeats, key) -> repeats.add(new JsonObject.Repeat(key, JsonScalar.of("said twice"))));
            keys.put(" misspelt, nearly alone", (members, repeats, key) -> {
                Mutations.rename(members, key);
                members.keySet().removeIf(other -> members.size() > 1 && isPlain(other));
            });
            keys.forEach((what, change) -> changed.put(what, () -> Mutations.key(root, pattern, only, change)));
        }
        return changed;
    }

    /** Whether an object that lacks the key is still found and held. */
    private static boolean isPlain(String key) {
        return Set.of("men", "horses", "guns", "is", "text", "note", "source", "conditions", "look", "effects")
                .contains(key);
    }

    private void check(SortedMap<String, byte[]> files, String path, JsonObject changed, String what) {
        SortedMap<String, byte[]> before = new TreeMap<>(files);
        before.put(path, JsonPrinter.print(changed, Set.of()));
        PackReading reading = PackReader.readFiles(before);
        if (reading.pack().isEmpty()) {
            boolean essential = reading.problems().stream()
                    .filter(problem -> problem.severity() == Problem.Severity.UNREADABLE)
                    .allMatch(problem -> PackPaths.isEssential(problem.file()));
            if (!essential) {
                lost.add(path + " " + what + ": unreadable");
            }
            return;
        }
        readable++;
        SortedMap<String, byte[]> after = PackWriter.files(reading.pack().get());
        Losses.between(before, after).forEach(loss -> lost.add(path + " " + what + ": " + loss));
        SortedMap<String, byte[]> again =
                PackWriter.files(PackReader.readFiles(after).pack().orElseThrow());
        after.forEach((file, bytes) -> {
            if (!Arrays.equals(bytes, again.get(file))) {
                lost.add(path + " " + what + ": " + file + " changes when it is saved again");
            }
        });
    }

    private static String text(JsonValue value) {
        return new String(
                        JsonPrinter.print(JsonObject.builder().put("", value).done(), Set.of()), StandardCharsets.UTF_8)
                .replaceAll("\\s+", " ");
    }

    static SortedMap<String, byte[]> files(Path pack) {
        SortedMap<String, byte[]> files = new TreeMap<>();
        try (Stream<Path> tree = Files.walk(pack)) {
            for (Path file : tree.filter(Files::isRegularFile).toList()) {
                files.put(pack.relativize(file).toString().replace('\\', '/'), Files.readAllBytes(file));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return files;
    }

    private static Stream<Path> list(Path folder) {
        try (Stream<Path> packs = Files.list(folder)) {
            return packs.sorted().toList().stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
