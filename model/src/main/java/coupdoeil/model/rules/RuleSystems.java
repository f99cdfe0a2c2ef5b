package coupdoeil.model.rules;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/** The rule systems that come with the program: every {@code coupdoeil/rules/<id>.json}, read once. */
public final class RuleSystems {

    private static final String FOLDER = "/coupdoeil/rules";

    private RuleSystems() {}

    /** The ids of all rule systems, in alphabetical order. */
    public static List<String> ids() {
        return List.copyOf(Loaded.BY_ID.keySet());
    }

    /** The rule system of this id; empty if there is none. */
    public static Optional<RuleSystem> load(String id) {
        return Optional.ofNullable(Loaded.BY_ID.get(id));
    }

    /** Holds them from the first time that one is asked for. */
    private static final class Loaded {

        static final Map<String, RuleSystem> BY_ID = read();

        /** The folder is one on disk or inside the program's jar. */
        private static Map<String, RuleSystem> read() {
            try {
                URI folder = Objects.requireNonNull(RuleSystems.class.getResource(FOLDER), FOLDER)
                        .toURI();
                if (!folder.getScheme().equals("jar")) {
                    return read(Path.of(folder));
                }
                String inJar = folder.toString();
                URI file = URI.create(inJar.substring("jar:".length(), inJar.indexOf('!')));
                // By its path: a file system by its URI could be open already, for somebody else.
                try (FileSystem jar = FileSystems.newFileSystem(Path.of(file))) {
                    return read(jar.getPath(FOLDER));
                }
            } catch (IOException e) {
                throw new UncheckedIOException(FOLDER, e);
            } catch (URISyntaxException e) {
                throw new IllegalStateException(FOLDER, e);
            }
        }

        private static Map<String, RuleSystem> read(Path folder) throws IOException {
            Map<String, RuleSystem> byId = new LinkedHashMap<>();
            try (Stream<Path> files = Files.list(folder)) {
                for (Path file : files.sorted().toList()) {
                    String name = file.getFileName().toString();
                    byId.put(name.replace(".json", ""), RuleSystemReader.read(name, Files.readAllBytes(file)));
                }
            }
            return byId;
        }
    }
}
