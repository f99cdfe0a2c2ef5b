package coupdoeil.validator.imports.grammar;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What may stand one level too deep: lists often put the battery of a division below its last brigade, and its cavalry below
 * its last division, and only the army's history says whose they are. Linear in the order of battle.
 */
final class Strays {

    private final Map<Node, List<Node>> below = new IdentityHashMap<>();
    private final Set<Node> found = Collections.newSetFromMap(new IdentityHashMap<>());

    private Strays() {}

    /** Units of another arm than all beside them, and bodies without a level beside bodies that have one. */
    static Set<Node> of(OrderTree tree) {
        Strays strays = new Strays();
        Map<Node, Integer> sisters = new HashMap<>();
        for (Node node : tree.inOrder()) {
            if (node.parent != null) {
                strays.below
                        .computeIfAbsent(node.parent, none -> new ArrayList<>())
                        .add(node);
                if (node.parent.isRanked() && !node.unit) {
                    sisters.merge(node.parent, 1, Integer::sum);
                }
            }
        }
        strays.below.forEach((above, nodes) -> {
            if (above.parent != null || sisters.getOrDefault(above, 0) > 1) {
                strays.look(above, nodes);
            }
        });
        return strays.found;
    }

    private void look(Node above, List<Node> nodes) {
        Node last = nodes.get(nodes.size() - 1);
        if (nodes.size() < 2) {
            return;
        }
        Node other = nodes.get(0);
        boolean body = isFlat(last, above) && !last.unit && !last.isRanked() && !other.unit && other.isRanked();
        boolean arm = last.unit
                && last.arm != null
                && above.parent != null
                && isFlat(above, above.parent)
                && nodes.stream().allMatch(node -> node == last || node.unit && node.arm != last.arm);
        if (body || arm) {
            found.add(last);
        }
    }

    /** Whether the layout does not say that one stands under the other. */
    private static boolean isFlat(Node node, Node above) {
        return node.in.depth() <= above.in.depth();
    }
}
