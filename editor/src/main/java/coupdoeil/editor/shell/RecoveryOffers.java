package coupdoeil.editor.shell;

import coupdoeil.editor.document.Recovery;
import coupdoeil.editor.document.Recovery.Abandonments;
import coupdoeil.editor.text.Messages;
import coupdoeil.model.file.Destination;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.function.Supplier;

/** Asks about the unsaved work that earlier processes left behind, one after the other. */
final class RecoveryOffers {

    private final Dialogs dialogs;
    private final PackFiles here;
    private final Supplier<PackFiles> elsewhere;

    /** @param elsewhere opens another window: never is a pack put in the place of another one */
    RecoveryOffers(Dialogs dialogs, PackFiles here, Supplier<PackFiles> elsewhere) {
        this.dialogs = dialogs;
        this.here = here;
        this.elsewhere = elsewhere;
    }

    /** First the work on the pack that is open, then the newest. */
    void offer(Path home) {
        try (Abandonments found = Recovery.abandoned(home)) {
            List<FoundWork> works = found.list().stream()
                    .map(FoundWork::read)
                    .sorted(Comparator.comparing(work -> !work.isFrom(here.path())))
                    .toList();
            works.forEach(this::offer);
        } catch (IOException e) {
            dialogs.failure(Messages.text("file.no-recovered", home, Destination.reason(e)));
        }
    }

    private void offer(FoundWork work) {
        switch (dialogs.recover(work)) {
            case OPEN -> place(work).recover(work);
            case DISCARD -> {
                if (dialogs.confirm(Messages.text("recover.discard", work.name()), "dialog.recover-discard")) {
                    here.discard(work.abandoned());
                }
            }
            case LATER -> {}
        }
    }

    private PackFiles place(FoundWork work) {
        // What cannot be read needs no window to say so in.
        boolean hereThen =
                work.pack().isEmpty() || here.isFreeFor(work.abandoned().origin());
        return hereThen ? here : elsewhere.get();
    }
}
