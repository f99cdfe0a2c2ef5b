package coupdoeil.validator.export;

import coupdoeil.model.battlefield.Battlefield;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;

/**
 * A program, or kind of program, that scenarios are handed to, and in what files. Found through {@link ServiceLoader}; it
 * keeps no state.
 */
public interface ExportTarget {

    /** The one whose files hold everything. */
    String ENGINE = "engine";

    /** As commands call it. */
    String id();

    /** What it can be told beside the pack. An option that several targets read is the same object in each. */
    default List<ExportOption<?>> options() {
        return List.of();
    }

    /** Why it cannot show such a battlefield at all, in words that go on after "which"; empty if it can. */
    Optional<String> refuses(Battlefield battlefield);

    /** Whether its files hold all of a scenario, so that a report of losses is written only if there are some. */
    default boolean holdsAll() {
        return false;
    }

    /**
     * Looks whether what it was told lets it make files, before any target makes some.
     *
     * @throws ExportFailure if it does not
     */
    default void check(ExportJob job) {}

    /**
     * Makes the files of scenarios on a battlefield that it does not refuse, and says what they do not hold. The same job
     * makes the same bytes.
     *
     * @throws ExportFailure if what it was told, or what it needs beside the pack, does not let it
     */
    ExportedFiles write(ExportJob job);

    /** All there are, by id. */
    static List<ExportTarget> all() {
        return Targets.ALL;
    }

    /** The target of an id; empty if there is none. */
    static Optional<ExportTarget> of(String id) {
        return all().stream().filter(target -> target.id().equals(id)).findFirst();
    }

    /** Looked for once. */
    final class Targets {

        private static final List<ExportTarget> ALL =
                ServiceLoader.load(ExportTarget.class, ExportTarget.class.getClassLoader()).stream()
                        .map(ServiceLoader.Provider::get)
                        .sorted(Comparator.comparing(ExportTarget::id))
                        .toList();

        private Targets() {}
    }
}
