package coupdoeil.validator.report;

/** The answer to a question about sight. */
public interface SightAnswer {

    /** For people, ending with a line break. */
    String text(Style style);

    /** For programs, by the published schema of its format. */
    byte[] json();
}
