package coupdoeil.editor.document;

import coupdoeil.model.pack.PackReader;
import java.io.IOException;
import java.nio.file.Path;

/**
 * Another editor that starts: prints how many abandoned sessions it would offer whose work can be read, and then why it can
 * keep nothing itself, if it cannot.
 */
final class LookingProcess {

    private LookingProcess() {}

    public static void main(String[] args) throws IOException {
        Path home = Path.of(args[0]);
        try (Recovery own = new Recovery(home, failure -> {})) {
            look(home);
        } catch (IOException unsafe) {
            look(home);
            System.out.println(unsafe.getClass().getSimpleName());
        }
    }

    private static void look(Path home) throws IOException {
        try (Recovery.Abandonments found = Recovery.abandoned(home)) {
            System.out.println(found.list().stream()
                    .filter(work -> PackReader.read(work.pack()).pack().isPresent())
                    .count());
        }
    }
}
