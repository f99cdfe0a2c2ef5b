package coupdoeil.validator.imports.question;

/** An answer that cannot be meant: it names what is not there, or says what cannot be said of it. */
public final class AnswerFault extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /** @param pointer to what is wrong, as JSON pointers say it */
    public AnswerFault(String pointer, String message) {
        super((pointer.isEmpty() ? "/" : pointer) + ": " + message, null, false, false);
    }
}
