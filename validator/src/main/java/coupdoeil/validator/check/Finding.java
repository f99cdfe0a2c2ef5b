package coupdoeil.validator.check;

import coupdoeil.model.pack.Suppression;
import coupdoeil.validator.check.subject.FindingPlace;
import coupdoeil.validator.check.subject.SubjectRef;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Something a rule has to say about a subject.
 *
 * @param rule id of the rule
 * @param scenario id of the scenario; empty if it holds for the whole pack
 * @param moment when it holds ({@code set-up}, a turn); empty if always
 * @param subjects what it is about, the rule's own subject first
 * @param places where it is
 * @param related further places that explain it
 * @param data parameters of the message and whatever else a reader can use, in order
 * @param fixes best first
 * @param suppression what accepts it; null if nothing does
 */
public record Finding(
        String rule,
        Severity severity,
        String scenario,
        String moment,
        List<SubjectRef> subjects,
        List<FindingPlace> places,
        List<FindingPlace> related,
        Map<String, Object> data,
        String message,
        List<Fix> fixes,
        @Nullable Suppression suppression) {

    public Finding {
        subjects = List.copyOf(subjects);
        places = List.copyOf(places);
        related = List.copyOf(related);
        data = Collections.unmodifiableMap(new LinkedHashMap<>(data));
        fixes = List.copyOf(fixes);
    }

    public Optional<Suppression> suppressedBy() {
        return Optional.ofNullable(suppression);
    }

    /** Names this finding from one run to the next: rule, scenario and subjects. */
    public String fingerprint() {
        StringBuilder text = new StringBuilder(rule).append('|').append(scenario);
        subjects.forEach(subject -> text.append('|').append(subject.text()));
        return text.toString();
    }

    Finding suppressed(Suppression by) {
        return new Finding(rule, severity, scenario, moment, subjects, places, related, data, message, fixes, by);
    }

    Finding weighed(Severity as) {
        return as == severity
                ? this
                : new Finding(rule, as, scenario, moment, subjects, places, related, data, message, fixes, suppression);
    }
}
