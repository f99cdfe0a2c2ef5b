package coupdoeil.model.pack;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/** The smallest battle, as files to read, spoil and read again. */
final class NapkinPack {

    static final Path FOLDER = folder();

    private final SortedMap<String, byte[]> files = new TreeMap<>();

    NapkinPack() {
        try (Stream<Path> tree = Files.walk(FOLDER)) {
            for (Path file : tree.filter(Files::isRegularFile).toList()) {
                files.put(FOLDER.relativize(file).toString().replace('\\', '/'), Files.readAllBytes(file));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    NapkinPack with(String file, String text) {
        return with(file, text.getBytes(StandardCharsets.UTF_8));
    }

    NapkinPack with(String file, byte[] bytes) {
        files.put(file, bytes);
        return this;
    }

    NapkinPack without(String file) {
        files.remove(file);
        return this;
    }

    /** Replaces the only occurrence of a text. */
    NapkinPack replacing(String file, String text, String by) {
        String before = text(file);
        if (before.indexOf(text) < 0 || before.indexOf(text) != before.lastIndexOf(text)) {
            throw new IllegalArgumentException(file + " must hold once: " + text);
        }
        return with(file, before.replace(text, by));
    }

    String text(String file) {
        return new String(Objects.requireNonNull(files.get(file), file), StandardCharsets.UTF_8);
    }

    SortedMap<String, byte[]> files() {
        return files;
    }

    PackReading read() {
        return PackReader.readFiles(files);
    }

    /** The pack, which has to be readable. */
    Pack pack() {
        PackReading reading = read();
        return reading.pack().orElseThrow(() -> new AssertionError(reading.problems()));
    }

    void writeTo(Path folder) throws IOException {
        for (var file : files.entrySet()) {
            Path target = folder.resolve(file.getKey());
            Files.createDirectories(Objects.requireNonNull(target.getParent()));
            Files.write(target, file.getValue());
        }
    }

    private static Path folder() {
        try {
            var resource = Objects.requireNonNull(NapkinPack.class.getResource("/packs/napkin-fb/pack.json"));
            return Objects.requireNonNull(Path.of(resource.toURI()).getParent());
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }
}
