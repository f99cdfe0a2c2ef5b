package coupdoeil.validator.example;

import coupdoeil.model.battlefield.HexBattlefield;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.pack.PackWriter;
import coupdoeil.validator.check.Finding;
import coupdoeil.validator.check.Fix;
import coupdoeil.validator.check.subject.FindingPlace;
import coupdoeil.validator.check.subject.SubjectRef;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/** Everything that findings of an example say and offer, as text: what they change, line by line of the files. */
final class Said {

    private final Pack pack;
    /** How often each line of the pack's files would have to be struck out, as a negative number. */
    private final SortedMap<String, Integer> written = new TreeMap<>();

    private final List<String> lines = new ArrayList<>();

    Said(Pack pack) {
        this.pack = pack;
        count(pack, -1, written);
    }

    Pack pack() {
        return pack;
    }

    List<String> of(Finding finding) {
        lines.clear();
        String moment = finding.moment().isEmpty() ? "" : " [" + finding.moment() + "]";
        lines.add(ExampleRun.text(finding) + moment + ": " + finding.message());
        list("about", finding.subjects().stream().map(SubjectRef::text).toList());
        places("at", finding.places());
        places("see", finding.related());
        data(finding.data());
        finding.fixes().forEach(this::fix);
        return List.copyOf(lines);
    }

    private void data(Map<String, Object> data) {
        list("data", data.entrySet().stream().map(Object::toString).toList());
    }

    private void fix(Fix fix) {
        if (fix instanceof Fix.Choose choose) {
            lines.add("  choose " + choose.name());
            choose.options().forEach(this::change);
        } else if (fix instanceof Fix.Change change) {
            change(change);
        } else if (fix instanceof Fix.Show show) {
            places("show " + show.name(), show.places());
        } else {
            lines.add("  ask " + fix.name());
        }
    }

    private void change(Fix.Change change) {
        lines.add("  change " + change.name());
        SortedMap<String, Integer> counts = new TreeMap<>(written);
        count(change.edit().apply(pack), 1, counts);
        counts.forEach((line, count) -> {
            for (int i = 0; i < Math.abs(count); i++) {
                lines.add("    " + (count < 0 ? "- " : "+ ") + line);
            }
        });
    }

    private static void count(Pack counted, int by, Map<String, Integer> counts) {
        PackWriter.files(counted)
                .forEach((path, bytes) -> new String(bytes, StandardCharsets.UTF_8)
                        .lines()
                        .map(line -> path + ": " + line.strip())
                        .forEach(line -> counts.merge(line, by, Integer::sum)));
    }

    private void places(String what, List<FindingPlace> places) {
        list(what, places.stream().map(this::place).toList());
    }

    private String place(FindingPlace place) {
        if (place instanceof FindingPlace.AtHex at) {
            return label(at.hex());
        }
        if (place instanceof FindingPlace.AtLine line) {
            return label(line.from()) + "-" + label(line.to());
        }
        if (place instanceof FindingPlace.AtCorner at) {
            return label(at.hex()) + "^" + at.corner().ordinal();
        }
        return place instanceof FindingPlace.AtSide at && pack.battlefield() instanceof HexBattlefield map
                ? map.grid().label(at.side())
                : place.toString();
    }

    private String label(Hex hex) {
        return pack.battlefield() instanceof HexBattlefield map ? map.grid().label(hex) : hex.toString();
    }

    private void list(String what, List<String> entries) {
        if (!entries.isEmpty()) {
            lines.add("  " + what + ": " + String.join(", ", entries));
        }
    }
}
