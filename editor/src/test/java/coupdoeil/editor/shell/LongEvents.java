package coupdoeil.editor.shell;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * What the event thread does while it takes long: a second thread looks at its stack every few milliseconds. An event that had little
 * of the processor waited for the machine or for garbage collection, whose time is listed too.
 */
final class LongEvents {

    /** Shorter ones are not listed. */
    private static final long LISTED = TimeUnit.MILLISECONDS.toNanos(50);
    /** Before that nothing is looked at: most events are over by then. */
    private static final long FIRST_LOOK = TimeUnit.MILLISECONDS.toNanos(8);

    private static final long PERIOD = TimeUnit.MILLISECONDS.toNanos(5);
    /** What fewer looks than this share saw is no cause. */
    private static final double SHARE = 0.25;

    private static final int MOST_FRAMES = 8;

    private record LongEvent(
            String gesture, String event, long nanos, long processor, long gcMillis, List<StackTraceElement[]> looks) {}

    private final List<LongEvent> found = new ArrayList<>();
    private final List<StackTraceElement[]> looks = new ArrayList<>();
    private @Nullable Thread busy;
    private long begun;
    private String gesture = "";
    private boolean ended;

    LongEvents() {
        Thread watch = new Thread(this::watch, "long events");
        watch.setDaemon(true);
        watch.start();
    }

    synchronized void during(String next) {
        gesture = next;
    }

    synchronized void start(Thread thread, long nanos) {
        looks.clear();
        busy = thread;
        begun = nanos;
    }

    synchronized void stop(String event, long nanos, long processor, long gcMillis) {
        busy = null;
        if (nanos >= LISTED) {
            found.add(new LongEvent(gesture, event, nanos, processor, gcMillis, List.copyOf(looks)));
        }
    }

    synchronized void drop() {
        busy = null;
    }

    synchronized void forget() {
        found.clear();
    }

    synchronized void end() {
        ended = true;
    }

    private void watch() {
        while (look()) {
            LockSupport.parkNanos(PERIOD);
        }
    }

    private synchronized boolean look() {
        Thread thread = busy;
        if (thread != null && System.nanoTime() - begun > FIRST_LOOK) {
            looks.add(thread.getStackTrace());
        }
        return !ended;
    }

    /** A row for each kind of event that did much the same, with its longest; the longest of all first. */
    synchronized String table() {
        Map<String, List<LongEvent>> alike = found.stream()
                .sorted(Comparator.comparingLong(LongEvent::nanos).reversed())
                .collect(Collectors.groupingBy(
                        event -> event.event() + innermost(event.looks()), LinkedHashMap::new, Collectors.toList()));
        return String.format("  many; longest ms, its processor ms, its collection ms; event; gesture; methods%n")
                + alike.values().stream().map(LongEvents::row).collect(Collectors.joining());
    }

    private static String row(List<LongEvent> alike) {
        LongEvent longest = alike.get(0);
        return String.format(
                Locale.ROOT,
                "%6d; %5d %5d %5d; %s; %s; %s%n",
                alike.size(),
                TimeUnit.NANOSECONDS.toMillis(longest.nanos()),
                TimeUnit.NANOSECONDS.toMillis(longest.processor()),
                longest.gcMillis(),
                longest.event(),
                longest.gesture(),
                methods(longest.looks()));
    }

    private static String innermost(List<StackTraceElement[]> looks) {
        String last = "";
        for (Map.Entry<String, Integer> entry : seen(looks).entrySet()) {
            last = 2 * entry.getValue() >= looks.size() ? entry.getKey() : last;
        }
        return last;
    }

    /** The innermost methods that many looks saw, with the share of those. */
    private static String methods(List<StackTraceElement[]> looks) {
        List<String> often = seen(looks).entrySet().stream()
                .filter(entry -> entry.getValue() >= SHARE * looks.size())
                .map(entry -> entry.getKey() + " " + 100 * entry.getValue() / looks.size() + "%")
                .toList();
        return String.join(" > ", often.subList(Math.max(0, often.size() - MOST_FRAMES), often.size()));
    }

    /** The program's methods, and whatever was innermost, by how many looks saw them: the outer before the inner. */
    private static Map<String, Integer> seen(List<StackTraceElement[]> looks) {
        Map<String, Integer> seen = new LinkedHashMap<>();
        for (StackTraceElement[] look : looks) {
            List<String> names = new ArrayList<>();
            for (int i = look.length - 1; i >= 0; i--) {
                String type = look[i].getClassName();
                String method = look[i].getMethodName();
                boolean ours = type.startsWith("coupdoeil.")
                        && !type.endsWith("EventTimes")
                        && !type.contains("$$Lambda$")
                        && !method.startsWith("lambda$");
                if (ours || i == 0) {
                    names.add(type.substring(type.lastIndexOf('.') + 1) + "." + method);
                }
            }
            names.stream().distinct().forEach(name -> seen.merge(name, 1, Integer::sum));
        }
        return seen;
    }
}
