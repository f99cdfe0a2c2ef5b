package coupdoeil.validator.cli;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;

/** The smallest battle of Fix Bayonets! or of another system, in a folder that a test may spoil. */
record NapkinFolder(Path path) {

    static NapkinFolder in(Path parent) {
        return in(parent, "napkin-fb", "dawn");
    }

    static NapkinFolder in(Path parent, String pack, String scenario) {
        Path folder = parent.resolve(pack);
        try {
            Files.createDirectories(folder.resolve("scenarios"));
            for (String file : List.of(
                    "pack.json", "battlefield.json", "order-of-battle.json", "scenarios/" + scenario + ".json")) {
                try (InputStream in = NapkinFolder.class.getResourceAsStream("/packs/" + pack + "/" + file)) {
                    Files.write(
                            folder.resolve(file),
                            Objects.requireNonNull(in, file).readAllBytes());
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return new NapkinFolder(folder);
    }

    /** Replaces the only occurrence of a text in a file. */
    NapkinFolder replacing(String file, String text, String by) {
        String before = text(file);
        if (before.indexOf(text) < 0 || before.indexOf(text) != before.lastIndexOf(text)) {
            throw new IllegalArgumentException(file + " must hold once: " + text);
        }
        return writing(file, before.replace(text, by));
    }

    NapkinFolder writing(String file, String text) {
        try {
            Files.writeString(path.resolve(file), text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return this;
    }

    String text(String file) {
        try {
            return Files.readString(path.resolve(file));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public String toString() {
        return path.toString();
    }
}
