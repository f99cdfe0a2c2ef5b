package coupdoeil.validator.report;

import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.rules.SwitchType;
import coupdoeil.validator.sight.SightReading;
import coupdoeil.validator.sight.SightSystem;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** The points that the rulebook of a system leaves open, as its manual lists them: those of sight, then the switches. */
final class ManualReadings {

    private final List<SwitchType> switches;
    private final List<SightReading> unswitched;

    ManualReadings(RuleSystem system) {
        this.switches = system.options().switches();
        this.unswitched = SightSystem.of(system.id()).map(SightSystem::readings).orElse(List.of()).stream()
                .filter(reading -> !reading.number().equals(reading.switchId()))
                .toList();
    }

    /** What findings call them by. */
    List<String> names() {
        return Stream.concat(
                        unswitched.stream().map(SightReading::number),
                        switches.stream().map(SwitchType::id))
                .toList();
    }

    /** Where in the manual one of them stands. */
    static String anchor(String name) {
        return "reading-" + name.toLowerCase(Locale.ROOT);
    }

    /** The lines of their section; none if nothing is left open. */
    List<String> lines() {
        List<String> lines = new ArrayList<>();
        if (names().isEmpty()) {
            return lines;
        }
        lines.addAll(List.of(
                "## Readings",
                "",
                "What the rulebook leaves open, and how it is read. What has values is a switch: a scenario may choose"
                        + " another than the first, which is recommended.",
                "",
                "| Reading | Reference | What it is about | Read |",
                "|---|---|---|---|"));
        unswitched.forEach(reading -> lines.add(row(
                reading.number(),
                "",
                reading.text(),
                reading.switchId() == null
                        ? String.valueOf(reading.taken())
                        : "by [" + reading.switchId() + "](#" + anchor(reading.switchId()) + ")")));
        switches.forEach(type -> lines.add(row(
                type.id(),
                type.reference(),
                type.name() + ". " + type.description(),
                String.join(", ", type.values()))));
        return lines;
    }

    private static String row(String name, String reference, String about, String read) {
        return "| <a id=\"" + anchor(name) + "\"></a>" + name + " | " + reference + " | " + about + " | " + read + " |";
    }
}
