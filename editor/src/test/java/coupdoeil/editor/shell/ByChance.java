package coupdoeil.editor.shell;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.editor.dock.Dock;
import coupdoeil.editor.document.Document;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.pack.PackWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.Queue;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * Whatever is done in the window, nothing breaks, and undoing it all leads back to the bytes of the beginning. That is asked
 * again and again, so that the battle stays as large as it is. How long the event thread was busy is written down, not
 * judged: that depends on the machine.
 */
abstract class ByChance extends InWindow {

    private static final int WARM_UP = 50;

    /** Whoever drags fast: fewer events for as many gestures. */
    private static final int STRIDE = 40;

    /** So many gestures are made before all of them are undone. */
    private static final int ROUND = 250;

    private final boolean onTable;

    ByChance(Supplier<Pack> battle, boolean onTable) {
        super(battle);
        this.onTable = onTable;
    }

    /** The seed and the number can be given from outside; what came of it is written down after every round. */
    void runByNight(long seed, int count, String name) throws IOException {
        Path file = Files.createDirectories(Path.of("target/nightly")).resolve(name + "-" + seed + ".txt");
        run(Long.getLong("coupdoeil.seed", seed), Integer.getInteger("coupdoeil.count", count), summary -> {
            try {
                Files.writeString(file, summary);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        });
    }

    /** What else happens before each gesture. */
    void beforeGesture(int number) {}

    void run(long seed, int count) {
        run(seed, count, summary -> {});
    }

    private void run(long seed, int count, Consumer<String> told) {
        Document document = window.workbench.session().document();
        Map<String, String> before = bytes();
        Queue<Throwable> failures = new ConcurrentLinkedQueue<>();
        Thread.UncaughtExceptionHandler usual = Thread.getDefaultUncaughtExceptionHandler();
        Thread.setDefaultUncaughtExceptionHandler((thread, failure) -> failures.add(failure));
        EventTimes times = EventTimes.begin();
        ui.stride(STRIDE);
        RandomGestures gestures = new RandomGestures(ui, window, seed, onTable);
        int steps = 0;
        int most = 0;
        try {
            for (int i = 0; i < count; i++) {
                if (i == WARM_UP) {
                    times.forget();
                }
                times.during("before " + i);
                beforeGesture(i);
                int gesture = i;
                gestures.next(what -> times.during(gesture + " " + what));
                String number = "seed " + seed + ", gesture " + i;
                assertThat(failures).as(() -> number + "\n" + trace(failures)).isEmpty();
                if (i % ROUND == ROUND - 1 || i == count - 1) {
                    settle();
                    steps += window.steps();
                    most = Math.max(most, window.steps());
                    times.leaveOut(() -> undoAll(document));
                    assertThat(bytes()).as(number).isEqualTo(before);
                    told.accept(summary(seed, i + 1, gestures, steps, most, times));
                }
            }
            settle();
            assertThat(failures).as(() -> trace(failures)).isEmpty();
        } finally {
            times.end();
            Thread.setDefaultUncaughtExceptionHandler(usual);
        }
    }

    /** A map that is behind other tabs is not painted. */
    private void settle() {
        UiDriver.onEdt(() -> {
            Dock.reveal(window.canvas);
            return true;
        });
        window.settle();
    }

    private static String summary(
            long seed, int count, RandomGestures gestures, int steps, int most, EventTimes times) {
        return String.format(
                Locale.ROOT,
                "seed %d: %,d gestures (%s), %,d steps undone, at most %,d at once; %,d events, half of them within %.1f ms, 99 of a hundred"
                        + " within %.1f ms, 999 of a thousand within %.1f ms, the longest %.0f ms; %d took longer than 100 ms; of the processor 99 of a hundred within %.1f ms, the longest %.0f"
                        + " ms, %d longer than 100 ms%n%s",
                seed,
                count,
                gestures.counts(),
                steps,
                most,
                times.count(),
                times.millis(0.5),
                times.millis(0.99),
                times.millis(0.999),
                times.millis(1),
                times.longerThan(100),
                times.processorMillis(0.99),
                times.processorMillis(1),
                times.processorLongerThan(100),
                times.table());
    }

    private static void undoAll(Document document) {
        UiDriver.onEdt(() -> {
            while (document.undoName().isPresent()) {
                document.undo();
            }
            return true;
        });
    }

    private Map<String, String> bytes() {
        Map<String, String> files = new TreeMap<>();
        PackWriter.files(edited())
                .forEach((name, bytes) -> files.put(name, new String(bytes, StandardCharsets.ISO_8859_1)));
        return files;
    }

    private static String trace(Queue<Throwable> failures) {
        StringBuilder text = new StringBuilder();
        for (Throwable failure : failures) {
            text.append(failure).append('\n');
            for (StackTraceElement element : failure.getStackTrace()) {
                text.append("    ").append(element).append('\n');
            }
        }
        return text.toString();
    }
}
