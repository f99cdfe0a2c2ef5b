package coupdoeil.validator.check.subject;

/** A subject by name: what it is, its key among its kind, its name for people. */
public record SubjectRef(String kind, String key, String name) {

    /** As suppressions and reports write it: {@code unit:blue-1}. */
    public String text() {
        return kind + ":" + key;
    }
}
