package coupdoeil.validator.cost;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.model.battlefield.HexBattlefield;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.pack.PackInfo;
import coupdoeil.model.pack.PackReader;
import coupdoeil.model.pack.PackReading;
import coupdoeil.model.pack.PackWriter;
import coupdoeil.model.pack.Suppression;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.rules.RuleSystems;
import coupdoeil.validator.check.Finding;
import coupdoeil.validator.check.Fix;
import coupdoeil.validator.check.Validator;
import coupdoeil.validator.example.ExamplePacks;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * A list of a pack that is twice as long takes at most three times as long to read and to validate, with all fixes named,
 * and nothing below a megabyte takes more than five seconds of the processor. What is measured is the processor time of the
 * thread, the least of several runs where it matters.
 */
class DoublingTest {

    private static final Path NAPKINS = Path.of("../model/src/test/resources/packs");
    private static final Path SCHEMAS = Path.of("../schema/src/main/resources/coupdoeil/schema");
    private static final List<String> KINDS =
            List.of("pack", "battlefield", "chart", "house-rules", "order-of-battle", "scenario", "suppressions");

    private static final int MOST_BYTES = 1 << 20;
    private static final double MOST_SECONDS = 5;
    private static final double MOST_GROWTH = 3;
    /** Below this the growth of so few milliseconds says nothing. */
    private static final double LEAST_SECONDS = 0.3;

    private static final int FIRST_LENGTH = 32;
    private static final int RUNS = 5;
    /** So many packs are tried for each list of each system: other company calls up other rules. */
    private static final int PACKS = 1;

    private final Map<String, Validator> validators = new HashMap<>();
    private final List<String> table = new ArrayList<>();
    private final List<String> tooSlow = new ArrayList<>();

    @Test
    @Tag("nightly")
    void twiceAsLongTakesAtMostThreeTimesAsLong() throws IOException {
        String only = System.getProperty("coupdoeil.list", "");
        Map<String, List<GrowingList>> lists = lists();
        lists.forEach((name, some) -> {
            if (name.contains(only)) {
                some.forEach(list -> measure(name, list));
            }
        });
        report("doubling.txt");
    }

    @Test
    @Tag("nightly")
    void twiceAsManyFilesInAZipTakeAtMostThreeTimesAsLong(@TempDir Path folder) throws IOException {
        SortedMap<String, byte[]> pack = packs().get("fb").get(0);
        for (String pattern : List.of("%d/pack.json", "notes/%d.txt", "scenarios/%d.json", "%d/")) {
            measure("zip " + pattern, length -> {
                Path zip = zip(folder.resolve("pack.zip"), pack, pattern, length);
                return new Input((int) zip.toFile().length(), () -> PackReader.read(zip));
            });
        }
        report("doubling-zip.txt");
    }

    private static Path zip(Path target, SortedMap<String, byte[]> pack, String pattern, int length) {
        try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(target))) {
            for (Map.Entry<String, byte[]> file : pack.entrySet()) {
                zip.putNextEntry(new ZipEntry(file.getKey()));
                zip.write(file.getValue());
            }
            for (int i = 0; i < length; i++) {
                zip.putNextEntry(new ZipEntry(String.format(Locale.ROOT, pattern, i)));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return target;
    }

    /** What is read. @param bytes how large it is */
    private record Input(int bytes, Supplier<PackReading> reading) {}

    private void report(String file) throws IOException {
        Files.createDirectories(Path.of("target/nightly"));
        Files.write(Path.of("target/nightly").resolve(file), table);
        assertThat(tooSlow).isEmpty();
    }

    @Test
    @Tag("nightly")
    void noListOfTheSchemasIsForgotten() {
        TreeSet<String> missing = new TreeSet<>();
        TreeSet<String> grown = new TreeSet<>();
        lists().values()
                .forEach(some -> some.forEach(list -> grown.add(
                        list.pattern().replaceAll("/.*/(?=[^/*]+(/\\*)*$)", "/").replaceAll("(/\\*)+$", ""))));
        for (String kind : KINDS) {
            keysOfLists(kind).forEach(key -> {
                if (!grown.contains(kind + "/" + key)) {
                    missing.add(kind + "/" + key);
                }
            });
        }
        assertThat(missing).isEmpty();
    }

    /** The lists of all packs by system and place, a few packs for each. */
    private static Map<String, List<GrowingList>> lists() {
        Map<String, List<GrowingList>> lists = new TreeMap<>();
        packs().forEach((system, packs) -> packs.forEach(files -> {
            for (GrowingList list : GrowingList.of(files)) {
                List<GrowingList> known = lists.computeIfAbsent(system + " " + list, none -> new ArrayList<>());
                if (known.size() < PACKS
                        && (known.isEmpty() || known.get(known.size() - 1).files() != files)) {
                    known.add(list);
                }
            }
        }));
        return lists;
    }

    /** Small packs by system, the richest first: among the examples of the rules every value occurs somewhere. */
    private static Map<String, List<SortedMap<String, byte[]>>> packs() {
        Map<String, List<SortedMap<String, byte[]>>> packs = new TreeMap<>();
        try (Stream<Path> folders = Files.list(NAPKINS)) {
            for (Path folder : folders.sorted().toList()) {
                Pack pack = PackReader.read(folder).pack().orElseThrow();
                packs.computeIfAbsent(pack.info().system(), none -> new ArrayList<>())
                        .add(PackWriter.files(complete(pack)));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        for (RuleSystem system : ExamplePacks.systems()) {
            ExamplePacks.all(system).forEach(pack -> packs.get(system.id()).add(PackWriter.files(pack)));
        }
        return packs;
    }

    /** With the lists that small packs leave out. */
    private static Pack complete(Pack pack) {
        PackInfo info = pack.info();
        return pack.withInfo(info.withSources(List.of("a map")))
                .withSuppressions(List.of(new Suppression("PACK-62", "group:g", "", "a trial", "", "")));
    }

    private static List<String> keysOfLists(String kind) {
        List<String> keys = new ArrayList<>();
        JsonNode schema =
                new JsonMapper().readTree(SCHEMAS.resolve(kind + ".schema.json").toFile());
        keysOfLists(schema, keys);
        return keys;
    }

    private static void keysOfLists(JsonNode node, List<String> keys) {
        JsonNode properties = node.path("properties");
        properties.properties().forEach(entry -> {
            if (entry.getValue().path("type").toString().contains("array")) {
                keys.add(entry.getKey());
            }
        });
        node.forEach(child -> keysOfLists(child, keys));
    }

    private void measure(String name, GrowingList list) {
        List<String> labels = labels(list.files());
        measure(name, length -> {
            SortedMap<String, byte[]> files = list.grown(length, labels);
            int bytes =
                    files.values().stream().mapToInt(content -> content.length).sum();
            return new Input(bytes, () -> PackReader.readFiles(files));
        });
    }

    private void measure(String name, IntFunction<Input> grown) {
        double before = 0;
        double seconds = 0;
        int length = FIRST_LENGTH / 2;
        int bytes = 0;
        while (seconds <= MOST_SECONDS && 2 * bytes <= MOST_BYTES) {
            length *= 2;
            before = seconds;
            Input input = grown.apply(length);
            bytes = input.bytes();
            seconds = seconds(input);
            if (seconds > MOST_SECONDS || tooSlow(seconds, before)) {
                seconds = least(grown.apply(length));
                before = least(grown.apply(length / 2));
                if (tooSlow(seconds, before)) {
                    break;
                }
            }
        }
        String line = String.format(
                Locale.ROOT,
                "%s: %d entries, %d bytes, %.3f s, half of them %.3f s",
                name,
                length,
                bytes,
                seconds,
                before);
        table.add(line);
        if (seconds > MOST_SECONDS || tooSlow(seconds, before)) {
            tooSlow.add(line);
            System.out.println(line);
        }
    }

    private static boolean tooSlow(double seconds, double before) {
        return seconds > LEAST_SECONDS && seconds > MOST_GROWTH * before;
    }

    private static List<String> labels(SortedMap<String, byte[]> files) {
        return PackReader.readFiles(files).pack().orElseThrow().battlefield() instanceof HexBattlefield map
                ? IntStream.range(0, map.grid().size())
                        .mapToObj(cell -> map.grid().label(map.grid().hexAt(cell)))
                        .toList()
                : List.of();
    }

    private double least(Input input) {
        return IntStream.range(0, RUNS).mapToDouble(run -> seconds(input)).min().orElseThrow();
    }

    /** Processor time to read, to validate and to name all fixes. */
    private double seconds(Input input) {
        long begun = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
        PackReading reading = input.reading().get();
        int fixes = 0;
        if (reading.pack().isPresent()) {
            Pack pack = reading.pack().get();
            String system = pack.info().system();
            if (RuleSystems.load(system).isPresent()) {
                Validator validator = validators.computeIfAbsent(
                        system, id -> Validator.of(RuleSystems.load(id).orElseThrow()));
                for (Finding finding : validator.validate(pack).all()) {
                    fixes +=
                            finding.fixes().stream().mapToInt(fix -> names(fix)).sum();
                }
            }
        }
        assertThat(fixes).isNotNegative();
        return (ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - begun) / 1e9;
    }

    private static int names(Fix fix) {
        return fix instanceof Fix.Choose choose
                ? choose.options().stream().mapToInt(DoublingTest::names).sum()
                : fix.name().length();
    }
}
