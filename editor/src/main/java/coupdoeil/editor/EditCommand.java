package coupdoeil.editor;

import coupdoeil.editor.shell.EditorWindow;
import coupdoeil.editor.shell.FoundPack;
import coupdoeil.validator.cli.CommandFailure;
import coupdoeil.validator.cli.ExitCode;
import coupdoeil.validator.cli.OpenPack;
import java.awt.AWTError;
import java.awt.GraphicsEnvironment;
import java.awt.HeadlessException;
import java.nio.file.Path;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code edit}: opens the editor. The program ends when its window is closed. */
@Command(
        name = "edit",
        mixinStandardHelpOptions = true,
        description = "Open the editor, with a pack if one is given.",
        footer = {
            "",
            "Exit codes: 0 closed, 2 usage, or there is no display, 3 the pack cannot be read,",
            "4 internal error.",
            "",
            "Examples:",
            "  coupdoeil edit samples/albuera-1811"
        })
public final class EditCommand implements Callable<Integer> {

    @Parameters(arity = "0..1", paramLabel = "PACK", description = "folder or zip of a pack")
    private @Nullable Path pack;

    @Override
    public Integer call() throws InterruptedException {
        // Beside the window, which comes first.
        Optional<Path> named = Optional.ofNullable(pack);
        CompletableFuture<Optional<FoundPack>> found = CompletableFuture.supplyAsync(() -> named.map(FoundPack::read));
        Optional<CommandFailure> noDisplay = noDisplay();
        if (noDisplay.isPresent()) {
            needReadable(found);
            throw noDisplay.get();
        }
        AtomicReference<Throwable> failure = new AtomicReference<>();
        CountDownLatch closed = EditorWindow.open(found, failure::set);
        needReadable(found);
        closed.await();
        return failure.get() == null ? ExitCode.CLEAN : broken(failure.get());
    }

    private static void needReadable(CompletableFuture<Optional<FoundPack>> found) {
        try {
            found.join().ifPresent(one -> OpenPack.readable(one.path(), one.reading()));
        } catch (CompletionException failed) {
            broken(Objects.requireNonNullElse(failed.getCause(), failed));
        }
    }

    private static Optional<CommandFailure> noDisplay() {
        String reason = "";
        try {
            if (!GraphicsEnvironment.isHeadless()) {
                GraphicsEnvironment.getLocalGraphicsEnvironment().getDefaultScreenDevice();
                return Optional.empty();
            }
        } catch (AWTError | HeadlessException | LinkageError unreachable) {
            reason = ": "
                    + String.valueOf(unreachable.getMessage())
                            .lines()
                            .findFirst()
                            .orElse("");
        }
        return Optional.of(CommandFailure.usage("the editor needs a display; the other commands do not" + reason));
    }

    private static int broken(Throwable failure) {
        if (failure instanceof Error error) {
            throw error;
        }
        throw new IllegalStateException("the window cannot be opened: " + failure, failure);
    }
}
