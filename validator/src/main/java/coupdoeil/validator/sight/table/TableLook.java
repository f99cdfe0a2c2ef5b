package coupdoeil.validator.sight.table;

import coupdoeil.model.table.Corner;
import coupdoeil.validator.sight.SightStory;
import coupdoeil.validator.sight.Viewpoint;
import java.util.List;
import java.util.OptionalInt;

/**
 * Whether one sees another on a table, with what is to be drawn and told of it.
 *
 * @param rangeInches of the line of fire, without its fraction; empty if there is none
 * @param rays one for each base that looks; none if the other is not in the front arc
 */
public record TableLook(
        Viewpoint from, Viewpoint to, boolean visible, OptionalInt rangeInches, List<Ray> rays, SightStory story) {

    /**
     * A line to the nearest visible point; to the nearest one, if none is.
     *
     * @param stopInches how far along it something stops it; its length if it is clear
     */
    public record Ray(Corner from, Corner to, boolean clear, double stopInches, List<Meeting> meetings) {

        public Ray {
            meetings = List.copyOf(meetings);
        }

        public double lengthInches() {
            return Math.hypot(to.x() - from.x(), to.y() - from.y()) / Corner.PER_INCH;
        }

        /** The level of the ground at some inches along it: of its hills the highest. */
        public int levelAt(double inches) {
            return meetings.stream()
                    .filter(meeting ->
                            meeting.parts().stream().anyMatch(part -> part.from() <= inches && inches <= part.to()))
                    .mapToInt(Meeting::level)
                    .max()
                    .orElse(0);
        }

        /** What is told of it. */
        public SightStory.Way way(String name) {
            return new SightStory.Way(
                    name,
                    clear,
                    meetings.stream()
                            .map(meeting -> new SightStory.Step(meeting.effect(), meeting.text()))
                            .toList(),
                    meetings.isEmpty() ? List.of("Nothing is on the way.") : List.of());
        }

        /** Where something stops it; its end if it is clear. */
        public Corner stop() {
            double length = lengthInches();
            double share = length == 0 ? 0 : Math.min(1, stopInches / length);
            return new Corner(from.x() + share * (to.x() - from.x()), from.y() + share * (to.y() - from.y()));
        }
    }

    public TableLook {
        rays = List.copyOf(rays);
    }
}
