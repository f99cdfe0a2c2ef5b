package coupdoeil.model.pack;

import coupdoeil.model.pack.problem.Problem;
import java.util.List;
import java.util.Optional;

/**
 * What reading a pack yields.
 *
 * @param pack empty if and only if a problem is {@link Problem.Severity#UNREADABLE}
 * @param problems everything found wrong, in order of file, line and column
 * @param sources where in the files each value stands
 */
public record PackReading(Optional<Pack> pack, List<Problem> problems, SourceMap sources) {
    public PackReading {
        problems = List.copyOf(problems);
    }

    /** The problems for which something is left out of the pack, and kept for the next writing. */
    public List<Problem> leftOut() {
        return problems.stream().filter(Problem::leftOut).toList();
    }
}
