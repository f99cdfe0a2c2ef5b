package coupdoeil.validator.imports.outline;

import coupdoeil.validator.imports.phrase.Phrase;
import coupdoeil.validator.imports.source.Mark;
import coupdoeil.validator.imports.source.SourceLine;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** How deep each line stands: by headings, indentation, bullets. Indentations that differ by one blank are one. */
final class Layout {

    private static final int PLAIN = 10;
    private static final int ITEM = 40;
    /** So many lines stand nowhere by chance. */
    private static final int OFTEN = 4;

    private final Map<Integer, Integer> ranks = new HashMap<>();

    Layout(List<Phrase> phrases) {
        TreeMap<Integer, Integer> indents = new TreeMap<>();
        for (Phrase phrase : phrases) {
            if (phrase.line().source().mark() == Mark.PLAIN) {
                indents.merge(phrase.line().source().level(), 1, Integer::sum);
            }
        }
        int rank = 0;
        int last = Integer.MIN_VALUE;
        int before = 0;
        for (Map.Entry<Integer, Integer> lines : indents.entrySet()) {
            int indent = lines.getKey();
            boolean often = lines.getValue() >= OFTEN && before >= OFTEN;
            if (last != Integer.MIN_VALUE && (indent - last > 1 || often)) {
                rank++;
            }
            ranks.put(indent, rank);
            last = indent;
            before = lines.getValue();
        }
    }

    int depth(Phrase phrase) {
        SourceLine line = phrase.line().source();
        return switch (line.mark()) {
            case HEADING -> line.level();
            case PLAIN -> PLAIN + Math.min(ITEM - PLAIN - 1, ranks.getOrDefault(line.level(), 0));
            case ITEM, LEAF -> ITEM + line.level();
            case ROW -> SourceLine.ROWS + line.level();
        };
    }
}
