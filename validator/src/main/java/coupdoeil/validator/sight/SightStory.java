package coupdoeil.validator.sight;

import java.util.ArrayList;
import java.util.List;

/**
 * The whole story of a line of sight on any battlefield: everything that was considered on the way, and what came of it.
 *
 * @param opening the answer, what the ends mean for it, and what blocks the line as a whole: a sentence each
 * @param ways the ways by which the line may pass; one, or one on each side of it
 * @param readings the disputed readings on which the answer rests
 */
public record SightStory(List<String> opening, List<Way> ways, List<SightReading> readings) {

    /** What came of something that was considered. */
    public enum Effect {
        NONE("  "),
        /** It would block but is looked over: it lies in a blind zone, or is a slope too far down. */
        OVERLOOKED("o "),
        BLOCKS("x ");

        private final String mark;

        Effect(String mark) {
            this.mark = mark;
        }
    }

    /** Something that was considered, in words. */
    public record Step(Effect effect, String text) {}

    /**
     * A way by which the line may pass.
     *
     * @param name what it is called at the beginning of a line
     * @param remarks what is to be said of it as a whole
     */
    public record Way(String name, boolean clear, List<Step> steps, List<String> remarks) {

        public Way {
            steps = List.copyOf(steps);
            remarks = List.copyOf(remarks);
        }
    }

    public SightStory {
        opening = List.copyOf(opening);
        ways = List.copyOf(ways);
        readings = List.copyOf(readings);
    }

    /** Some lines of plain English: the opening, each way step by step, the readings that decided. */
    public String text() {
        List<String> lines = new ArrayList<>(opening);
        for (Way way : ways) {
            lines.add(way.name() + (way.clear() ? ", clear:" : ", blocked:"));
            way.steps().forEach(step -> lines.add(step.effect().mark + step.text()));
            way.remarks().forEach(remark -> lines.add("  " + remark));
        }
        readings.forEach(reading -> lines.add(text(reading)));
        return String.join("\n", lines);
    }

    private static String text(SightReading reading) {
        return "The answer rests on reading " + reading.number() + ": " + reading.text()
                + (reading.switchId() == null ? "" : " (switch " + reading.switchId() + ")") + ".";
    }
}
