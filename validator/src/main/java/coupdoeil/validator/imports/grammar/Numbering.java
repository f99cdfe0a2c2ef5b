package coupdoeil.validator.imports.grammar;

import coupdoeil.validator.imports.lines.LineNumber;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/** Numbers such as 1.2.3, which say themselves what stands under what. */
final class Numbering {

    /** Fewer lines that are numbered so prove nothing. */
    private static final int SOME = 3;

    private Numbering() {}

    /**
     * Of what is numbered as part of something, 0 to 1, how much stands elsewhere; 0 where little is numbered so.
     *
     * @param said of what somebody has said where it stands
     */
    static double differ(OrderTree tree, Predicate<Node> said) {
        Map<String, Node> numbered = new HashMap<>();
        List<Node> all = tree.inOrder();
        for (Node node : all) {
            if (!node.unit) {
                numbered.putIfAbsent(LineNumber.of(node.in).text(), node);
            }
        }
        int below = 0;
        int differ = 0;
        for (Node node : all) {
            String above = LineNumber.of(node.in).above();
            if (!above.isEmpty()) {
                below++;
                boolean same = node.parent != null && numbered.get(above) == node.parent;
                differ += same || said.test(node) ? 0 : 1;
            }
        }
        return below < SOME ? 0 : differ / (double) below;
    }
}
