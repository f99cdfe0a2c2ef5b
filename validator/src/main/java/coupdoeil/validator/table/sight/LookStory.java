package coupdoeil.validator.table.sight;

import coupdoeil.model.table.LineTo;
import coupdoeil.validator.sight.SightStory;
import coupdoeil.validator.sight.Viewpoint;
import coupdoeil.validator.sight.table.Meeting;
import coupdoeil.validator.sight.table.Surroundings;
import coupdoeil.validator.sight.table.TableLook;
import coupdoeil.validator.sight.table.UnitSight;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** What is told of a look: base by base what each line runs through, and what tells on fire along it. */
record LookStory(Surroundings around, UnitSight seen, String observer, String target, List<String> fire) {

    TableLook of(Viewpoint from, Viewpoint to) {
        List<TableLook.Ray> rays = new ArrayList<>();
        List<SightStory.Way> ways = new ArrayList<>();
        for (int i = 0; i < seen.eyes().size(); i++) {
            UnitSight.Eye eye = seen.eyes().get(i);
            Optional<LineTo> line = eye.sight().best();
            if (line.isPresent()) {
                TableLook.Ray ray = ray(line.get(), eye.sight().isClear());
                rays.add(ray);
                ways.add(ray.way(seen.eyes().size() == 1 ? "On the line" : "From base " + (i + 1)));
            }
        }
        OptionalInt range = seen.rangeInches().map(OptionalInt::of).orElse(OptionalInt.empty());
        return new TableLook(from, to, seen.isClear(), range, rays, new SightStory(opening(from, to), ways, List.of()));
    }

    private List<String> opening(Viewpoint from, Viewpoint to) {
        List<String> opening = new ArrayList<>();
        if (!seen.inArc()) {
            opening.add(to.name() + " is not in the front arc of " + from.name() + ".");
            return opening;
        }
        if (seen.eyes().size() > 1) {
            opening.add(seen.bases() + " of " + seen.eyes().size() + " bases in the front see it.");
        }
        seen.rangeInches()
                .ifPresent(range -> opening.add("The range is " + range + (range == 1 ? " inch." : " inches.")));
        if (!fire.isEmpty()) {
            opening.add("Fire: " + String.join(", ", fire) + ".");
        }
        return opening;
    }

    private TableLook.Ray ray(LineTo line, boolean clear) {
        List<Meeting> meetings = UnitSight.meetings(around, line, new HashSet<>(List.of(observer, target)));
        double stop = meetings.stream()
                .filter(meeting -> meeting.cause().isPresent())
                .mapToDouble(Meeting::inches)
                .findFirst()
                .orElse(line.lengthInches());
        return new TableLook.Ray(line.start(), line.end(), clear, clear ? line.lengthInches() : stop, meetings);
    }
}
