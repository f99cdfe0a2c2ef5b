package coupdoeil.validator.sight;

import java.util.List;

/** What somebody wants to know of sight in a scenario; a {@link SightScene} answers it. */
public sealed interface SightQuestion {

    /** The turn, 0-based. */
    int turn();

    /** Who looks. */
    List<Viewpoint> observers();

    /** What some observers have of the ground together. */
    record Seen(List<Viewpoint> observers, int turn) implements SightQuestion {
        public Seen {
            observers = List.copyOf(observers);
        }
    }

    /** What a unit as it is set up has of the ground that it can fire at, by its facing and range. */
    record Field(Viewpoint unit, int turn) implements SightQuestion {
        @Override
        public List<Viewpoint> observers() {
            return List.of(unit);
        }
    }

    /** Which ground none of some observers sees. */
    record Unseen(List<Viewpoint> observers, int turn) implements SightQuestion {
        public Unseen {
            observers = List.copyOf(observers);
        }
    }

    /** How many observers see each part of the ground. @param byPlace whether those in one place count once */
    record Counts(List<Viewpoint> observers, boolean byPlace, int turn) implements SightQuestion {
        public Counts {
            observers = List.copyOf(observers);
        }
    }

    /** Which of some observers see something. */
    record Watched(Viewpoint target, List<Viewpoint> observers, int turn) implements SightQuestion {
        public Watched {
            observers = List.copyOf(observers);
        }
    }
}
