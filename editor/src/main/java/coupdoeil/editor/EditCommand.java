package coupdoeil.editor;

import coupdoeil.editor.shell.EditorWindow;
import coupdoeil.validator.cli.CommandFailure;
import coupdoeil.validator.cli.ExitCode;
import java.awt.GraphicsEnvironment;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code edit}: opens the editor. The program ends when its window is closed. */
@Command(
        name = "edit",
        mixinStandardHelpOptions = true,
        description = "Open the editor, on a pack if one is named.",
        footer = {
            "",
            "Exit codes: 0 closed, 2 usage, or there is no display, 4 internal error.",
            "",
            "Examples:",
            "  coupdoeil edit samples/albuera-1811"
        })
public final class EditCommand implements Callable<Integer> {

    @Parameters(arity = "0..1", paramLabel = "PACK", description = "folder or zip of a pack")
    private @Nullable Path pack;

    @Override
    public Integer call() throws InterruptedException {
        if (GraphicsEnvironment.isHeadless()) {
            throw CommandFailure.usage("the editor needs a display; the other commands do not");
        }
        EditorWindow.open(Optional.ofNullable(pack)).await();
        return ExitCode.CLEAN;
    }
}
