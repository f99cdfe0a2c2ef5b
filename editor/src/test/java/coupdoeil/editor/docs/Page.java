package coupdoeil.editor.docs;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * A page of the documentation.
 *
 * @param path from the project's folder
 */
record Page(Path path, String text) {

    static final Path ROOT = Path.of(System.getProperty("basedir", "."))
            .toAbsolutePath()
            .normalize()
            .getParent();

    /**
     * Lines between fences.
     *
     * @param language and, after a blank, the name of the file that they are
     */
    record Block(int line, String language, List<String> lines) {}

    /** Every page that people read, in order of their paths. */
    static List<Page> all() {
        try (Stream<Path> docs = Files.walk(ROOT.resolve("docs"));
                Stream<Path> top = Files.list(ROOT)) {
            return Stream.concat(docs, top)
                    .filter(path -> path.toString().endsWith(".md"))
                    .sorted()
                    .map(Page::of)
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static Page of(Path path) {
        try {
            return new Page(ROOT.relativize(path), Files.readString(path));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Whether a program writes it; what it shows is held against the program elsewhere. */
    boolean generated() {
        return path.startsWith("docs/rules") || path.endsWith("options.md");
    }

    List<Block> blocks() {
        List<Block> blocks = new ArrayList<>();
        List<String> inside = null;
        String language = "";
        int number = 0;
        int begin = 0;
        for (String line : text.split("\n")) {
            number++;
            if (!line.startsWith("```")) {
                if (inside != null) {
                    inside.add(line);
                }
            } else if (inside == null) {
                inside = new ArrayList<>();
                language = line.substring(3).strip();
                begin = number;
            } else {
                blocks.add(new Block(begin, language, inside));
                inside = null;
            }
        }
        return blocks;
    }
}
