package coupdoeil.editor.shell;

import coupdoeil.editor.remembered.LastRules;
import coupdoeil.editor.remembered.RecentPacks;
import coupdoeil.editor.welcome.Beginning;
import coupdoeil.model.pack.Pack;
import java.nio.file.Path;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javax.swing.SwingUtilities;

/** What the welcome begins with, in a window that has a battle already or has none yet. */
final class WelcomeChoices implements Beginning {

    private final Dialogs dialogs;
    private final Into into;
    private final Supplier<String> system;

    /** Where a battle goes to. */
    interface Into {

        /** Whether what is there now may be left. */
        boolean mayLeave();

        /** A pack that was read, at its place. */
        void take(FoundPack found);

        /** A battle that has no place yet. */
        void take(Pack pack);

        /** Reads lists into the battle that is there. */
        void importLists();
    }

    /** @param system what to suggest for a new battle */
    WelcomeChoices(Dialogs dialogs, Into into, Supplier<String> system) {
        this.dialogs = dialogs;
        this.into = into;
        this.system = system;
    }

    @Override
    public void create() {
        if (into.mayLeave()) {
            dialogs.newPack(system.get()).ifPresent(this::begin);
        }
    }

    @Override
    public void open() {
        if (into.mayLeave()) {
            dialogs.chooseOpen(RecentPacks.folder().map(folder -> folder.resolve("pack")))
                    .ifPresent(path -> read(path, into::take));
        }
    }

    private void begin(Pack pack) {
        LastRules.remember(pack.info().system());
        into.take(pack);
    }

    @Override
    public void importLists() {
        if (into.mayLeave()) {
            dialogs.newPack(system.get()).ifPresent(pack -> {
                begin(pack);
                into.importLists();
            });
        }
    }

    @Override
    public void open(Path path) {
        if (into.mayLeave()) {
            read(path, into::take);
        }
    }

    @Override
    public void sample(Path path) {
        if (into.mayLeave()) {
            read(path, found -> found.pack().ifPresent(into::take));
        }
    }

    @Override
    public void read(String page) {
        dialogs.manual(page);
    }

    /** Beside the event thread: that takes as long as a pack is large. */
    private void read(Path path, Consumer<FoundPack> then) {
        CompletableFuture<Void> unused = CompletableFuture.supplyAsync(() -> {
                    FoundPack found = FoundPack.read(path);
                    // All that is in the window asks for them.
                    found.pack().ifPresent(Pack::rules);
                    return found;
                })
                .thenAccept(found -> SwingUtilities.invokeLater(() -> {
                    if (found.pack().isPresent()) {
                        then.accept(found);
                    } else {
                        dialogs.problems(path, found.problems(), false);
                    }
                }));
    }
}
