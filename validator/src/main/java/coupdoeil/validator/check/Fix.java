package coupdoeil.validator.check;

import coupdoeil.model.pack.Edit;
import coupdoeil.model.pack.Pack;
import coupdoeil.validator.check.subject.FindingPlace;
import java.util.List;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** What a designer can do about a finding at the press of a key. Fixes are equal if they are called the same. */
public sealed interface Fix {

    /** What it does, as an imperative: "Rotate to corner 2". */
    String name();

    /** An edit that cures the finding; made only when it is applied. */
    record Change(String name, Edit edit) implements Fix {
        public Change(String name, UnaryOperator<Pack> change) {
            this(name, new Edit(name, change));
        }

        @Override
        public boolean equals(@Nullable Object other) {
            return other instanceof Change change && change.name.equals(name);
        }

        @Override
        public int hashCode() {
            return name.hashCode();
        }
    }

    /** A choice of edits, each of which cures the finding, best first. */
    record Choose(String name, List<Change> options) implements Fix {
        public Choose {
            options = List.copyOf(options);
        }

        public Choose(String name, Change... options) {
            this(name, List.of(options));
        }
    }

    /** A question that only the designer can answer; leads to where the answer belongs. */
    record Question(String name) implements Fix {}

    /** Shows places without changing anything. */
    record Show(String name, List<FindingPlace> places) implements Fix {
        public Show {
            places = List.copyOf(places);
        }
    }
}
