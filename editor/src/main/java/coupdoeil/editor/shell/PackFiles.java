package coupdoeil.editor.shell;

import coupdoeil.editor.document.Document;
import coupdoeil.editor.document.DocumentListener.Cause;
import coupdoeil.editor.document.Recovery;
import coupdoeil.editor.document.Recovery.Abandoned;
import coupdoeil.editor.text.Messages;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.pack.PackReader;
import coupdoeil.model.pack.PackReading;
import coupdoeil.model.pack.PackWriter;
import coupdoeil.model.pack.Problem;
import coupdoeil.model.pack.Problem.Severity;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * New, open, save and the guard around unsaved changes. Every failure ends in a message; nothing on disk or in memory is
 * lost by one.
 */
final class PackFiles {

    private final Document document;
    private final Dialogs dialogs;
    private final @Nullable Recovery recovery;
    private List<Problem> problems = List.of();

    /** @param recovery null where nothing is to be kept, as for pictures */
    PackFiles(Document document, Dialogs dialogs, @Nullable Recovery recovery) {
        this.document = document;
        this.dialogs = dialogs;
        this.recovery = recovery;
        document.addListener(this::keep);
    }

    private void keep(Pack before, Pack after, Cause cause) {
        if (recovery == null) {
            return;
        }
        if (document.isModified() && (cause != Cause.LOAD || document.path().isPresent())) {
            recovery.keep(after, document.path().orElse(null), document.depth());
        } else {
            recovery.drop();
        }
    }

    /** What was found wrong when the pack was read last. */
    List<Problem> problems() {
        return problems;
    }

    void create() {
        if (mayLeave()) {
            dialogs.newPack(document.pack().info().system()).ifPresent(pack -> {
                problems = List.of();
                document.load(pack, null, false);
            });
        }
    }

    void open() {
        if (mayLeave()) {
            dialogs.chooseOpen(document.path()).ifPresent(this::open);
        }
    }

    /** Opens a pack without asking about the present one. Returns whether it could be loaded. */
    boolean open(Path path) {
        PackReading reading = PackReader.read(path);
        if (reading.pack().isPresent()) {
            problems = reading.problems();
            document.load(reading.pack().get(), path, true);
        }
        if (reading.problems().stream().anyMatch(problem -> problem.severity().compareTo(Severity.ERROR) <= 0)) {
            dialogs.problems(path, reading.problems(), reading.pack().isPresent());
        }
        return reading.pack().isPresent();
    }

    /** Saves where the pack was opened; asks where if it is new. Returns whether it is saved. */
    boolean save() {
        Optional<Path> path = document.path();
        return path.isPresent() ? saveTo(path.get()) : saveAs();
    }

    boolean saveAs() {
        return dialogs.chooseSave(document.path(), document.pack().info().id())
                .map(this::saveTo)
                .orElse(false);
    }

    boolean saveTo(Path path) {
        Pack pack = document.pack();
        try {
            if (isZip(path)) {
                PackWriter.writeZip(pack, path);
            } else {
                PackWriter.write(pack, path);
            }
        } catch (IOException e) {
            String reason = e.getMessage() == null ? e.getClass().getSimpleName() : e.getMessage();
            dialogs.failure(Messages.text("file.not-saved", path, reason));
            return false;
        }
        document.saved(pack, path);
        return true;
    }

    /** Whether the present pack may be left: it is saved, or the designer gives it up. */
    boolean mayLeave() {
        if (!document.isModified() || document.depth() == 0 && document.path().isEmpty()) {
            return true;
        }
        return switch (dialogs.unsaved(document.pack().info().name())) {
            case SAVE -> save();
            case DISCARD -> {
                if (recovery != null) {
                    recovery.drop();
                }
                yield true;
            }
            case CANCEL -> false;
        };
    }

    /** Offers what earlier processes left behind; one recovered pack is opened, the rest is asked about next time. */
    void offerRecovery(Path home) {
        try {
            for (Abandoned abandoned : Recovery.abandoned(home)) {
                switch (dialogs.recover(abandoned)) {
                    case OPEN -> {
                        if (recover(abandoned)) {
                            return;
                        }
                    }
                    case DISCARD -> abandoned.discard();
                    case LATER -> {}
                }
            }
        } catch (IOException e) {
            dialogs.failure(Messages.text("file.no-recovery", home, String.valueOf(e.getMessage())));
        }
    }

    private boolean recover(Abandoned abandoned) throws IOException {
        PackReading reading = PackReader.read(abandoned.pack());
        if (reading.pack().isEmpty()) {
            dialogs.problems(abandoned.pack(), reading.problems(), false);
            return false;
        }
        problems = reading.problems();
        document.load(reading.pack().get(), abandoned.origin().orElse(null), false);
        if (recovery != null) {
            // Kept under this process's name before the other copy goes: at no moment is there none.
            recovery.keep(document.pack(), document.path().orElse(null), document.depth());
            recovery.await();
        }
        abandoned.discard();
        return true;
    }

    private static boolean isZip(Path path) {
        return !Files.isDirectory(path)
                && path.getFileName().toString().toLowerCase(Locale.ROOT).endsWith(".zip");
    }
}
