package coupdoeil.validator.imports.source;

/** A file that cannot be read as a source at all; the message says why in words for its user. */
public final class SourceFailure extends RuntimeException {

    private static final long serialVersionUID = 1L;

    public SourceFailure(String message) {
        super(message, null, false, false);
    }
}
