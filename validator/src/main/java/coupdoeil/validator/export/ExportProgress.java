package coupdoeil.validator.export;

/** Is told how an export goes on, and may end it. */
@FunctionalInterface
public interface ExportProgress {

    /** Tells nobody and ends nothing. */
    ExportProgress NONE = step -> {};

    /**
     * To be called before each step that takes a while.
     *
     * @param step what is being done from now on: {@code tiled: dawn}
     * @throws java.util.concurrent.CancellationException if nobody wants the rest
     */
    void now(String step);
}
