package coupdoeil.validator.imports.grammar;

import coupdoeil.validator.imports.lines.LineKind;
import coupdoeil.validator.imports.lines.LineNumber;
import coupdoeil.validator.imports.lines.ListLine;
import coupdoeil.validator.sheet.Echelon;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Finds what things on lines of a kind stand under, in one pass down the list. */
final class Places {

    private final Function<ListLine, String> kinds;
    private final Under under;
    private final Map<String, Node> lastOfKind = new HashMap<>();
    private final Map<Integer, Node> lastOfDepth = new HashMap<>();
    private final Map<String, Node> byNumber = new HashMap<>();
    private final Map<Echelon, Node> lastOfEchelon = new EnumMap<>(Echelon.class);

    private Places(Function<ListLine, String> kinds, Under under) {
        this.kinds = kinds;
        this.under = under;
    }

    /**
     * For each that a line of a kind names first, what it stands under by a rule; the side itself is no entry. What the rule
     * finds nothing for is left where it is.
     */
    static Map<Node, Node> of(
            OrderTree tree, List<Node> inOrder, LineKind kind, Under under, Map<Integer, String> kinds) {
        Places places = new Places(line -> kinds.getOrDefault(line.at(), ""), under);
        Map<Node, Node> found = new IdentityHashMap<>();
        if (under.how() == Under.How.NUMBER) {
            inOrder.stream().filter(node -> !node.unit).forEach(places::pass);
            places.byNumber.remove("");
        }
        for (Node node : inOrder) {
            boolean top = node.parent == null || node.parent.in.at() != node.in.at();
            if (top && kinds.getOrDefault(node.in.at(), "").equals(kind.id())) {
                Node above = places.above(node);
                if (above != null) {
                    found.put(node, above);
                } else if (under.how() != Under.How.SIDE && node.parent != null) {
                    found.put(node, node.parent);
                }
            }
            if (!node.unit && under.how() != Under.How.NUMBER) {
                places.pass(node);
            }
        }
        return found;
    }

    private void pass(Node formation) {
        lastOfKind.put(kinds.apply(formation.in), formation);
        lastOfDepth.put(formation.in.depth(), formation);
        lastOfEchelon.put(formation.echelon, formation);
        if (under.how() == Under.How.NUMBER) {
            byNumber.putIfAbsent(LineNumber.of(formation.in).text(), formation);
        }
    }

    private @Nullable Node above(Node node) {
        return switch (under.how()) {
            case SIDE -> null;
            case KIND ->
                lastOfKind.entrySet().stream()
                        .filter(last -> last.getKey().equals(under.kind()))
                        .map(Map.Entry::getValue)
                        .filter(last -> isAbove(last, node))
                        .findFirst()
                        .orElse(null);
            case NEAREST -> {
                String own = node.unit ? "" : kinds.apply(node.in);
                yield last(lastOfKind, kind -> !kind.equals(own), node);
            }
            case DEPTH -> last(lastOfDepth, depth -> depth < node.in.depth(), node);
            case NUMBER -> byNumber.get(LineNumber.of(node.in).above());
            case ECHELON -> last(lastOfEchelon, echelon -> isHigher(echelon, node), node);
        };
    }

    /** A unit stands under any formation, and a body without a level under any that has one. */
    private static boolean isHigher(Echelon echelon, Node node) {
        return node.unit || echelon != Echelon.GROUP && echelon.compareTo(node.echelon) < 0;
    }

    private static <K> @Nullable Node last(Map<K, Node> lasts, Predicate<K> of, Node node) {
        Node best = null;
        for (Map.Entry<K, Node> last : lasts.entrySet()) {
            boolean later = best == null || last.getValue().in.at() > best.in.at();
            if (of.test(last.getKey()) && later && isAbove(last.getValue(), node)) {
                best = last.getValue();
            }
        }
        return best;
    }

    private static boolean isAbove(Node formation, Node node) {
        return formation.side == node.side && formation.in.at() < node.in.at();
    }
}
