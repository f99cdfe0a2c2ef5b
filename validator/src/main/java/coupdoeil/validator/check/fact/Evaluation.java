package coupdoeil.validator.check.fact;

import org.jspecify.annotations.Nullable;

/**
 * Something that is worked out from readings of the map and from other evaluations; it is out of date as soon as one of
 * them differs, and with it whatever rests on it.
 */
public abstract class Evaluation {

    private @Nullable Readers readers;
    private int number;
    private int lastReader;
    private boolean outdated;

    /** Called once, when something that was read differs. */
    protected abstract void forget();

    /** Called when something that was read differs: true if it is first to be {@linkplain Tracker#settle() settled}. */
    protected boolean waits() {
        return false;
    }

    /** Takes it out of use, though nothing that it read differs. */
    public final void drop() {
        outdated = true;
        readers = null;
        release();
    }

    /** Lets go of what it holds: what it read may know it for long yet. */
    protected void release() {}

    final boolean isOutdated() {
        return outdated;
    }

    /** Whether anything in use rests on it. */
    final boolean isRead() {
        Readers known = readers;
        return known != null && known.any();
    }

    final void outdate() {
        if (!outdated && !waits()) {
            Readers known = readers;
            outdated = true;
            forget();
            drop();
            if (known != null) {
                known.outdate();
            }
        }
    }

    /** Whatever rests on it is out of date, and it is not: it has been made anew. */
    final void outdateReaders() {
        Readers known = readers;
        readers = null;
        lastReader = 0;
        if (known != null) {
            known.outdate();
        }
    }

    /** Begins it, or begins it anew: then it rests no longer on what it read before. */
    final void begin(int newNumber) {
        number = newNumber;
    }

    final int number() {
        return number;
    }

    final void readBy(Evaluation reader) {
        if (lastReader != reader.number) {
            lastReader = reader.number;
            Readers known = readers;
            if (known == null) {
                known = new Readers();
                readers = known;
            }
            known.add(reader);
        }
    }
}
