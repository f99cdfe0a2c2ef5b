package coupdoeil.model.file;

import java.io.IOException;

/** A file is not what it was taken to be; nothing was written. */
public final class ChangedMeanwhile extends IOException {

    private static final long serialVersionUID = 1L;

    ChangedMeanwhile(String path) {
        super(path + " was changed by another program");
    }
}
