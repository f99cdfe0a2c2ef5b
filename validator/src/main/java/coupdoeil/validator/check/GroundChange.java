package coupdoeil.validator.check;

import coupdoeil.model.battlefield.Battlefield;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiFunction;

/** The ground before and after an edit, which mean the same places by the same labels. */
public final class GroundChange {

    private final Battlefield before;
    private final Battlefield after;
    private final Map<BiFunction<?, ?, ?>, Object> answers = new ConcurrentHashMap<>();

    GroundChange(Battlefield before, Battlefield after) {
        this.before = before;
        this.after = after;
    }

    /** What differs, worked out once for all who ask by the same question. */
    @SuppressWarnings("unchecked") // Each question is kept with its own answer.
    public <T> T of(BiFunction<Battlefield, Battlefield, T> question) {
        return (T) answers.computeIfAbsent(question, none -> question.apply(before, after));
    }
}
