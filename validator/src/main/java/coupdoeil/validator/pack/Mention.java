package coupdoeil.validator.pack;

import coupdoeil.model.DidYouMean;
import coupdoeil.validator.check.Fix;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.subject.SubjectRef;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * An id that an entry names.
 *
 * @param role what it is to the entry: side, arm, superior
 * @param known the ids that it may be
 * @param replaced the entry with another id in its place
 */
record Mention(String role, String id, Collection<String> known, Function<String, Object> replaced) {

    boolean leadsNowhere() {
        return !id.isEmpty() && !known.contains(id);
    }

    /** The known id that was probably meant; never that of the entry itself. */
    Optional<String> meant(String own) {
        List<String> others = known.stream().filter(other -> !other.equals(own)).toList();
        return DidYouMean.closest(id, others);
    }

    /** Reports this of an entry, with the id that was probably meant as its cure. */
    Reporter.Draft report(Reporter out, Object entry, String own) {
        Reporter.Draft draft = out.report()
                .about(new SubjectRef(role, id, id))
                .with("role", role)
                .with("id", id)
                .with("what", "there is no such thing");
        String scenario = out.scenario();
        meant(own)
                .ifPresent(right -> draft.with("meant", right)
                        .fix(new Fix.Change(
                                "Make it " + right,
                                pack -> Replacement.in(pack, scenario, entry, replaced.apply(right)))));
        return draft;
    }
}
