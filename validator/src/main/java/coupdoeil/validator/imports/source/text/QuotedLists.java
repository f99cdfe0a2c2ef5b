package coupdoeil.validator.imports.source.text;

import coupdoeil.validator.imports.source.Cell;
import coupdoeil.validator.imports.source.Mark;
import coupdoeil.validator.imports.source.SourceLine;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Lists that a program or a file of data holds, as texts in quotes between brackets:
 *
 * <pre>
 * "1st Brigade (Quiot)": [
 *   "54e Ligne",
 *   "55e Ligne", "28e Ligne",
 * ],
 * </pre>
 *
 * Where most lines are such each text is a line, those before brackets heading what stands in them; the program around them
 * is left out, and none of it is obeyed. Linear in the lines.
 */
final class QuotedLists {

    /** Fewer texts are no list. */
    private static final int FEW = 4;

    private static final int DEEPEST = 20;

    private QuotedLists() {}

    /** Their lines; none if they are not most of what there is. */
    static List<SourceLine> lines(String[] raw) {
        if (Arrays.stream(raw).noneMatch(QuotedLine::mayOpen)) {
            return List.of();
        }
        List<QuotedLine> lines = Arrays.stream(raw).map(QuotedLine::of).toList();
        int texts = 0;
        int headings = 0;
        int others = 0;
        for (QuotedLine line : lines) {
            texts += line.kind() == QuotedLine.Kind.TEXTS ? 1 : 0;
            headings += line.isHeading() ? 1 : 0;
            others += line.kind() == QuotedLine.Kind.OTHER ? 1 : 0;
        }
        return texts >= FEW && headings > 0 && texts > 2 * others ? lines(raw, lines) : List.of();
    }

    private static List<SourceLine> lines(String[] raw, List<QuotedLine> lines) {
        List<SourceLine> out = new ArrayList<>();
        int deep = 0;
        for (int at = 0; at < raw.length; at++) {
            QuotedLine line = lines.get(at);
            deep = Math.max(0, deep - line.closes());
            for (QuotedLine.Text text : line.texts()) {
                int level = Math.min(DEEPEST, deep + text.deep());
                Cell cell = new Cell(text.text().strip(), at + 1, text.column());
                Mark mark = text.heads() ? Mark.HEADING : Mark.LEAF;
                out.add(new SourceLine(mark, text.heads() ? level + 1 : level, List.of(cell), List.of(), text.heads()));
            }
            if (line.kind() == QuotedLine.Kind.OTHER) {
                out.add(SourceLine.plain(at + 1, raw[at], true));
            }
            deep += line.opens();
        }
        return out;
    }
}
