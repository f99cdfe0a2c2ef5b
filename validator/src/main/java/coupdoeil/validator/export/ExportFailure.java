package coupdoeil.validator.export;

import coupdoeil.model.PlainText;

/** Says in its message why nothing can be exported, or why it could not be written; no defect of the program. */
public final class ExportFailure extends RuntimeException {

    private static final long serialVersionUID = 1L;

    ExportFailure(String message) {
        super(PlainText.lines(message), null, false, false);
    }
}
