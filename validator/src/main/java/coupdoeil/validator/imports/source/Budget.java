package coupdoeil.validator.imports.source;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;

/**
 * What reading one file may take. Each reader counts here what it makes, where it makes it, so that a file is read or refused
 * alike on every machine. The processor's time is only asked so that nothing goes on for ever. Safe for use by several threads.
 */
public final class Budget {

    /**
     * What is counted. No order of battle comes near; an army of all Europe has some ten thousand units. What a small file may
     * be made into is less than what a large one may, so that one that repeats itself is refused as soon as it is told.
     */
    public enum Limit {
        /** Bytes of the file. */
        BYTES(64 << 20, "it is larger than 64 MiB"),
        /** Bytes unpacked of a zip, or of a stream of a PDF. */
        UNPACKED(48 << 20, "it unpacks to more than 48 MiB"),
        /** Bytes unpacked of all streams of a PDF, pictures left out. */
        UNPACKED_TOGETHER(256 << 20, "its streams unpack to more than 256 MiB"),
        /** Bytes of a PDF that are read to find what belongs together. */
        READ(512 << 20, "it has to be read over and over, more than 512 MiB"),
        /** Characters of text, as they are read or made of what the file repeats. */
        CHARACTERS(12 << 20, "it holds more than %,d characters of text"),
        LINES(50_000, 20, 400_000, "it has more than %,d lines"),
        /** Cells of tables; one over five columns is five. */
        CELLS(3_000_000, "its tables have more than %,d cells"),
        /** What a row is given up at: a page of the widest return has some fifty columns. */
        CELLS_OF_ROW(1_000, "a row of its tables has more than %,d cells"),
        /** What begins with an angle bracket in HTML and XML. */
        TAGS(2_000_000, "it has more than %,d tags"),
        /** Elements that HTML and XML are understood as: pages may make many of one tag. */
        ELEMENTS(1_000_000, "it is of more than %,d elements"),
        /** Values of objects within objects: JSON, YAML, XML. */
        VALUES(1_000_000, "it has more than %,d values"),
        /** Words, numbers and signs of its lines. */
        TOKENS(4_000_000, "it has more than %,d words and signs"),
        /** Names, figures and remarks that its lines are understood as. */
        PARTS(90_000, 11, 400_000, "it names more than %,d units and other things"),
        PAGES(400, "it has more than %,d pages"),
        /** Objects that a PDF says where they are. */
        OBJECTS(1_000_000, "it lists more than %,d objects"),
        /** What the pages of a PDF say is drawn. */
        OPERATORS(3_000_000, "its pages are drawn by more than %,d operators"),
        /** Drawings of a PDF within others. */
        FORMS(10_000, "its pages draw more than %,d forms"),
        GLYPHS(1_500_000, "it has more than %,d glyphs"),
        GLYPHS_OF_PAGE(200_000, "a page has more than %,d glyphs"),
        /** Codes that the fonts of a PDF say a width or a letter of. */
        CODES(2_000_000, "its fonts tell of more than %,d codes");

        private final long ofAny;
        private final long bytesForEach;
        private final long most;
        private final String told;

        Limit(long most, String told) {
            this(most, 1, most, told);
        }

        Limit(long ofAny, long bytesForEach, long most, String told) {
            this.ofAny = ofAny;
            this.bytesForEach = bytesForEach;
            this.most = most;
            this.told = told;
        }

        /** The most there may be of it in a file of so many bytes. */
        public long most(long bytes) {
            return Math.max(ofAny, Math.min(most, bytes / bytesForEach));
        }

        /** The most there may be of it in any file. */
        public long most() {
            return most;
        }
    }

    /** Elements within each other, formations of each other. */
    public static final int DEEPEST = 200;

    private static final long SECONDS = 60;
    /** So seldom the clock is asked. */
    private static final int EVERY = 1 << 12;

    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private final Map<Limit, AtomicLong> taken = new EnumMap<>(Limit.class);
    private final Thread owner = Thread.currentThread();
    private final long begun = processor();
    private final AtomicLong asked = new AtomicLong();
    private final boolean bounded;
    private volatile boolean cancelled;

    /** A whole budget for a file that this thread reads. */
    public Budget() {
        this(true);
    }

    private Budget(boolean bounded) {
        this.bounded = bounded;
        for (Limit limit : Limit.values()) {
            taken.put(limit, new AtomicLong());
        }
    }

    /** For what was read within a budget before, and is looked at again. */
    public static Budget unbounded() {
        return new Budget(false);
    }

    /** Takes some of it. @throws SourceFailure if there is less left, or the reading shall end */
    public void take(Limit limit, long amount) {
        AtomicLong sum = taken.get(limit);
        if (bounded && (sum == null || sum.addAndGet(amount) > limit.most(bytes()))) {
            throw new SourceFailure(limit.told.formatted(limit.most(bytes())));
        }
        if (asked.addAndGet(1 + amount / Byte.MAX_VALUE) % EVERY == 0) {
            goOn();
        }
    }

    /** Of the file, as far as they were taken. */
    private long bytes() {
        AtomicLong bytes = taken.get(Limit.BYTES);
        return bytes == null ? 0 : bytes.get();
    }

    /** Takes what a text costs: its characters, its lines, and the cells there may be between tabs, bars and semicolons. */
    public void takeText(String text) {
        take(Limit.CHARACTERS, text.length());
        int lines = 1;
        int cells = 0;
        for (int at = 0; at < text.length(); at++) {
            char sign = text.charAt(at);
            lines += sign == '\n' ? 1 : 0;
            cells += sign == '\t' || sign == '|' || sign == ';' ? 1 : 0;
        }
        take(Limit.LINES, lines);
        take(Limit.CELLS, cells);
    }

    /** Gives all of a limit back that holds for a part only, such as a page. */
    public void renew(Limit limit) {
        AtomicLong sum = taken.get(limit);
        if (sum != null) {
            sum.set(0);
        }
    }

    /** @throws SourceFailure if something stands within too many others */
    public static void deep(int depth) {
        if (depth > DEEPEST) {
            throw new SourceFailure("it is nested more than " + DEEPEST + " deep");
        }
    }

    /** Has whoever reads stop soon; any thread may ask for it. */
    public void cancel() {
        cancelled = true;
    }

    /** @throws SourceFailure if the reading was cancelled, or took too long for any file */
    public void goOn() {
        if (cancelled) {
            throw new SourceFailure("the reading was cancelled");
        }
        if (bounded && Thread.currentThread() == owner && processor() - begun > SECONDS * 1_000_000_000L) {
            throw new SourceFailure(String.format(Locale.ROOT, "reading it takes more than %d seconds", SECONDS));
        }
    }

    private static long processor() {
        return THREADS.isCurrentThreadCpuTimeSupported() ? THREADS.getCurrentThreadCpuTime() : System.nanoTime();
    }
}
