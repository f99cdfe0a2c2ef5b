package coupdoeil.validator.imports.grammar;

import coupdoeil.validator.imports.lines.LineKind;
import coupdoeil.validator.imports.lines.ListLine;
import coupdoeil.validator.imports.phrase.FigureKind;
import coupdoeil.validator.imports.second.Sign;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;

/** How far a list as a whole bears out how it was read. Linear in its lines and units. */
final class ListSigns {

    /** Letters that bad scans have in the place of digits. */
    private static final String LIKE_DIGITS = "lOIS";

    private final PlainBuilder list;
    private final OrderTree tree;
    private final SecondLook second;
    final double[] signs = new double[Sign.count()];
    /** How deep things stand. */
    final Map<Node, Integer> depths = new IdentityHashMap<>();
    /** Of the lines of a kind, how many stand as deep as most. */
    final Map<String, Double> kindDepths = new HashMap<>();

    ListSigns(PlainBuilder list, OrderTree tree, SecondLook second) {
        this.list = list;
        this.tree = tree;
        this.second = second;
        List<Node> all = tree.inOrder();
        all.forEach(this::depth);
        ofLines();
        ofKinds();
        ofFormations();
        ofUnits();
        layout(all);
    }

    private int depth(Node node) {
        Integer known = depths.get(node);
        if (known == null) {
            known = node.parent == null ? 0 : depth(node.parent) + 1;
            depths.put(node, known);
        }
        return known;
    }

    private void set(Sign sign, double value) {
        signs[sign.ordinal()] = value;
    }

    static <T> double mean(List<T> all, ToDoubleFunction<T> value) {
        return all.stream().mapToDouble(value).average().orElse(1);
    }

    /** Of things that are grouped, how many are as most of their group; 1 if there are none. */
    private static <T, G, V> double agree(List<T> all, Function<T, G> group, Function<T, V> value) {
        Map<G, Map<V, Integer>> groups = new HashMap<>();
        all.forEach(one -> groups.computeIfAbsent(group.apply(one), none -> new HashMap<>())
                .merge(value.apply(one), 1, Integer::sum));
        int most = groups.values().stream()
                .mapToInt(counts -> Collections.max(counts.values()))
                .sum();
        return all.isEmpty() ? 1 : most / (double) all.size();
    }

    private void ofKinds() {
        for (LineKind kind : list.kinds) {
            List<Node> tops = new ArrayList<>();
            kind.lines().forEach(line -> tops.addAll(tree.topsOn(line)));
            kindDepths.put(kind.id(), agree(tops, node -> 0, depths::get));
        }
    }

    private void ofFormations() {
        List<Node> formations = tree.formations;
        Set<Node> holding = Collections.newSetFromMap(new IdentityHashMap<>());
        tree.units.forEach(unit -> {
            for (Node node = unit.parent; node != null && holding.add(node); ) {
                node = node.parent;
            }
        });
        Set<String> names = new HashSet<>();
        formations.forEach(node -> names.add(node.side + "/" + System.identityHashCode(node.parent) + "/"
                + node.name.toLowerCase(Locale.ROOT) + "/" + node.commander));
        set(Sign.FORMATIONS_DIFFER, formations.isEmpty() ? 1 : names.size() / (double) formations.size());
        set(Sign.HOLDING, mean(formations, node -> holding.contains(node) ? 1 : 0));
        List<Node> ranked = formations.stream().filter(Node::isRanked).toList();
        set(Sign.LEVELS_AGREE, agree(ranked, node -> node.echelon, depths::get));
        List<Node> tops = new ArrayList<>(formations);
        tops.addAll(tree.units);
        tops.removeIf(node -> node.parent != null);
        set(Sign.TOPS_AGREE, agree(tops, node -> node.side, node -> node.unit ? "" : node.echelon));
    }

    private void layout(List<Node> all) {
        int changes = 0;
        int agree = 0;
        for (int i = 1; i < all.size(); i++) {
            Node node = all.get(i);
            Node before = all.get(i - 1);
            int change = Integer.compare(node.in.depth(), before.in.depth());
            if (change != 0) {
                changes++;
                agree += change == Integer.compare(depth(node), depth(before)) ? 1 : 0;
            }
        }
        set(Sign.LAYOUT_AGREES, changes == 0 ? 1 : agree / (double) changes);
    }

    private void ofLines() {
        List<ListLine> lines = list.lines.all();
        int words = 0;
        int mixed = 0;
        for (ListLine line : lines) {
            boolean inWord = false;
            boolean odd = false;
            String text = line.text();
            for (int at = 0; at <= text.length(); at++) {
                boolean is = at < text.length() && Character.isLetterOrDigit(text.charAt(at));
                if (inWord && !is) {
                    words++;
                    mixed += odd ? 1 : 0;
                }
                odd = is && inWord && (odd || isOdd(text, at));
                inWord = is;
            }
        }
        set(Sign.LIST_ROLES, mean(lines, line -> second.role(line.at())));
        set(Sign.LIST_RELATIONS, mean(lines, line -> second.relation(line.at())));
        set(Sign.LIST_READER, mean(lines, Readings::confidence));
        set(Sign.CLEAN_WORDS, 1 - mixed / (double) Math.max(1, words));
    }

    /** Whether a sign does not go with those before it: a digit behind a letter, a capital behind small letters. */
    private static boolean isOdd(String text, int at) {
        char sign = text.charAt(at);
        char before = text.charAt(at - 1);
        boolean glued = at > 1
                && Character.isUpperCase(sign)
                && Character.isLowerCase(before)
                && Character.isLowerCase(text.charAt(at - 2));
        return glued
                || Character.isDigit(sign) && Character.isLetter(before)
                || Character.isDigit(before) && LIKE_DIGITS.indexOf(sign) >= 0;
    }

    private void ofUnits() {
        List<Node> units = tree.units;
        double counted = mean(units, unit -> unit.strengths.get(FigureKind.MEN) != null ? 1 : 0);
        set(Sign.COUNTED_ALIKE, Math.abs(2 * counted - 1));
        set(Sign.UNITS_AGREE, agree(units, unit -> unit.side, depths::get));
        int below = Math.max(1, units.size());
        set(Sign.SUMS_HOLD, Math.min(1, FailedSums.holding(tree) / (double) below));
    }
}
