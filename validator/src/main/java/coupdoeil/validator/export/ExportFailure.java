package coupdoeil.validator.export;

import coupdoeil.model.PlainText;
import coupdoeil.model.file.Destination;
import java.io.IOException;

/** Says in its message why nothing can be exported, or why it could not be written; no defect of the program. */
public final class ExportFailure extends RuntimeException {

    private static final long serialVersionUID = 1L;

    public ExportFailure(String message) {
        super(PlainText.lines(message), null, false, false);
    }

    /** @param what could not be done; the reason is added */
    ExportFailure(String what, IOException reason) {
        this(what + ": " + Destination.reason(reason));
    }
}
