package coupdoeil.editor;

import coupdoeil.editor.shell.EditorWindow;
import java.awt.GraphicsEnvironment;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Opens the editor. The program ends when its window is closed. */
@Command(name = "edit", description = "Opens the editor.", mixinStandardHelpOptions = true)
public final class EditCommand implements Callable<Integer> {

    private static final int UNUSABLE = 2;

    @Parameters(arity = "0..1", paramLabel = "PACK", description = "A pack: a folder or a zip.")
    private @Nullable Path pack;

    @Spec
    private @Nullable CommandSpec spec;

    @Override
    public Integer call() throws InterruptedException {
        if (GraphicsEnvironment.isHeadless()) {
            if (spec != null) {
                spec.commandLine().getErr().println("The editor needs a display; the other commands do not.");
            }
            return UNUSABLE;
        }
        EditorWindow.open(Optional.ofNullable(pack)).await();
        return 0;
    }
}
