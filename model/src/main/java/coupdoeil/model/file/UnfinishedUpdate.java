package coupdoeil.model.file;

import java.io.IOException;
import java.nio.file.Path;

/** The disk went away after everything was written: all is kept, and the next update puts it in its place. */
public final class UnfinishedUpdate extends IOException {

    private static final long serialVersionUID = 1L;

    UnfinishedUpdate(Path folder, IOException cause) {
        super(
                "it is written, but could not be put in its place in " + folder + " (" + cause.getMessage()
                        + "); opening it again does that",
                cause);
    }
}
