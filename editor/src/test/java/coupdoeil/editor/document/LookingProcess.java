package coupdoeil.editor.document;

import java.io.IOException;
import java.nio.file.Path;

/** Another editor that starts: prints how many abandoned sessions it would offer. */
final class LookingProcess {

    private LookingProcess() {}

    public static void main(String[] args) throws IOException {
        try (Recovery own = new Recovery(Path.of(args[0]), failure -> {});
                Recovery.Abandonments found = Recovery.abandoned(Path.of(args[0]))) {
            System.out.println(found.list().size());
        }
    }
}
