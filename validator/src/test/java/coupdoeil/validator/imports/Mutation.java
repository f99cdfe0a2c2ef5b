package coupdoeil.validator.imports;

import coupdoeil.validator.imports.LabelledList.Label;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/** Changes of a list whose labels follow from those of the list. */
enum Mutation {
    LINE_ENDS {
        @Override
        LabelledList of(LabelledList list, SplittableRandom random) {
            return text(list, text(list).replace("\n", random.nextBoolean() ? "\r\n" : "\r"), list.units());
        }
    },
    ENCODING {
        @Override
        LabelledList of(LabelledList list, SplittableRandom random) {
            Charset[] charsets = {StandardCharsets.UTF_16LE, StandardCharsets.UTF_16BE, StandardCharsets.UTF_8};
            Charset charset = charsets[random.nextInt(charsets.length)];
            return new LabelledList(list.name(), ("\uFEFF" + text(list)).getBytes(charset), list.units());
        }
    },
    BLANK_ENDS {
        @Override
        LabelledList of(LabelledList list, SplittableRandom random) {
            StringBuilder out = new StringBuilder();
            text(list)
                    .lines()
                    .forEach(line -> out.append(line)
                            .append(line.isBlank() || line.endsWith("\"") ? "" : " ".repeat(random.nextInt(4)))
                            .append('\n'));
            return text(list, out.toString(), list.units());
        }
    },
    BLANK_LINES_AT_THE_TOP {
        @Override
        LabelledList of(LabelledList list, SplittableRandom random) {
            int lines = 1 + random.nextInt(5);
            List<Label> moved = list.units().stream()
                    .map(label -> label.onLine(label.line() + lines))
                    .toList();
            return text(list, "\n".repeat(lines) + text(list), moved);
        }
    },
    TWO_LISTS_IN_ONE_FILE {
        @Override
        LabelledList of(LabelledList list, SplittableRandom random) {
            LabelledList other = LabelledList.of(SIDED.get(random.nextInt(SIDED.size())));
            boolean fits = SIDED.contains(list.name())
                    && !list.units().get(0).side().equals(other.units().get(0).side());
            if (!fits) {
                return list;
            }
            String first = text(list) + "\n\n";
            int lines = (int) first.lines().count();
            List<Label> all = new ArrayList<>(list.units());
            other.units().forEach(label -> all.add(label.onLine(label.line() + lines)));
            return text(list, first + text(other), all);
        }
    },
    A_UNIT_CUT {
        @Override
        LabelledList of(LabelledList list, SplittableRandom random) {
            List<String> lines = new ArrayList<>(text(list).lines().toList());
            Label gone = list.units().get(random.nextInt(list.units().size()));
            long beside = list.units().stream()
                    .filter(label -> label.line() == gone.line())
                    .count();
            String line = lines.get(gone.line() - 1);
            // A line of markup or of a program may hold more than its unit.
            boolean markup = list.name().matches(".*\\.(html|wiki|sql|xml|yaml)") || line.contains("\"");
            // In a table with merged cells the first unit of a formation stands on the row that names it.
            int at = list.units().indexOf(gone);
            boolean first = at == 0 || !list.units().get(at - 1).path().equals(gone.path());
            boolean merged = first && list.name().matches(".*\\.[ct]sv");
            boolean alone = beside == 1 && !markup && !merged;
            if (!alone) {
                return list;
            }
            // An empty line would part what it stood between; a line cut moves those below it up.
            lines.remove(gone.line() - 1);
            List<Label> labels = list.units().stream()
                    .filter(label -> label != gone)
                    .map(label -> label.line() > gone.line() ? label.onLine(label.line() - 1) : label)
                    .toList();
            return text(list, String.join("\n", lines) + "\n", labels);
        }
    };

    /** Lists that begin with the name of their side, so that another one may stand above. */
    private static final List<String> SIDED = List.of(
            "austrian-corps.txt",
            "indented-division.txt",
            "italian-division.txt",
            "portuguese-brigades.txt",
            "prussian-corps.txt",
            "russian-corps.txt");

    abstract LabelledList of(LabelledList list, SplittableRandom random);

    static String text(LabelledList list) {
        return new String(list.bytes(), StandardCharsets.UTF_8);
    }

    static LabelledList text(LabelledList list, String text, List<Label> units) {
        return new LabelledList(list.name(), text.getBytes(StandardCharsets.UTF_8), units);
    }
}
