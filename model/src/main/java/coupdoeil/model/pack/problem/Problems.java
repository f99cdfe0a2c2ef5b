package coupdoeil.model.pack.problem;

import coupdoeil.model.PlainText;
import coupdoeil.model.json.Spot;
import coupdoeil.model.pack.problem.Problem.Severity;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** The problems of one reading, as they are found. */
public final class Problems {

    /** Problems shown of one file and severity; a file that is wrong all over would bury the others. */
    public static final int MAX_PER_FILE = 500;

    private static final int LONGEST_QUOTE = 40;

    private final List<Problem> found = new ArrayList<>();
    private final SortedMap<String, Integer> counts = new TreeMap<>();
    private final Map<List<Object>, Integer> shown = new HashMap<>();
    private boolean unreadable;

    public void add(ProblemKind kind, String message, String file, String pointer, Spot spot) {
        add(kind, kind.severity(), message, file, pointer, spot);
    }

    public void add(ProblemKind kind, Severity severity, String message, String file, String pointer, Spot spot) {
        unreadable |= severity == Severity.UNREADABLE;
        counts.merge(file, 1, Integer::sum);
        if (shown.merge(List.of(file, severity), 1, Integer::sum) <= MAX_PER_FILE) {
            String line = PlainText.line(message);
            found.add(new Problem(kind, severity, line, file, pointer, spot.line(), spot.column(), false));
        }
    }

    /** How bad it is if a whole file cannot be read: for most, the pack can do without. */
    public static Severity ofWhole(String file) {
        return PackPaths.isEssential(file) ? Severity.UNREADABLE : Severity.ERROR;
    }

    /** A problem that makes a whole file unreadable. */
    public void addOfWhole(ProblemKind kind, String message, String file, String pointer, Spot spot) {
        add(kind, ofWhole(file), message, file, pointer, spot);
    }

    /** A problem of a whole file. */
    public void add(ProblemKind kind, String message, String file) {
        add(kind, message, file, "", Spot.NONE);
    }

    /** Whether something makes the pack unreadable. */
    public boolean unreadable() {
        return unreadable;
    }

    /** Whether anything is wrong with a file. */
    public boolean concern(String file) {
        return counts.containsKey(file);
    }

    /** The files that have a problem of this kind. */
    public Set<String> files(ProblemKind kind) {
        return found.stream()
                .filter(problem -> problem.kind() == kind)
                .map(Problem::file)
                .collect(Collectors.toSet());
    }

    /** In order of file, line and column. */
    public List<Problem> sorted() {
        List<Problem> sorted = new ArrayList<>(found);
        sorted.sort(Comparator.comparing(Problem::file)
                .thenComparingInt(Problem::line)
                .thenComparingInt(Problem::column)
                .thenComparing(Problem::kind));
        Map<String, Integer> listedByFile = new HashMap<>();
        found.forEach(problem -> listedByFile.merge(problem.file(), 1, Integer::sum));
        counts.forEach((file, count) -> {
            int listed = listedByFile.getOrDefault(file, 0);
            if (count > listed) {
                String message = "and " + (count - listed) + " more problems in this file";
                sorted.add(new Problem(ProblemKind.MORE, Severity.INFO, message, file, "", 0, 0, false));
            }
        });
        return sorted;
    }

    /** A text of the pack as a message shows it: in quotes, on one line, cut to a readable length. */
    public static String quote(String text) {
        String shown = text.length() > LONGEST_QUOTE ? text.substring(0, LONGEST_QUOTE) + "…" : text;
        return "'" + PlainText.line(shown) + "'";
    }
}
