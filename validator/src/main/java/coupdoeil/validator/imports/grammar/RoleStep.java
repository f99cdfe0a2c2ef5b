package coupdoeil.validator.imports.grammar;

import coupdoeil.validator.imports.lines.LineKind;
import coupdoeil.validator.imports.lines.ListLine;
import coupdoeil.validator.imports.order.ImportRemark;
import coupdoeil.validator.imports.order.ImportedOrder;
import coupdoeil.validator.imports.outline.Entry;
import coupdoeil.validator.imports.phrase.Part;
import coupdoeil.validator.imports.phrase.PartKind;
import coupdoeil.validator.imports.source.ColumnKind;
import coupdoeil.validator.sheet.Echelon;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Makes lines what somebody has said they are. */
final class RoleStep {

    /** What stands behind it is no name, where nobody knows more of a line. */
    private static final Pattern BEHIND_NAME =
            Pattern.compile("(?Us)(?<=\\S)(?:\\s*[:;(\\t].*|\\s+[-–—]\\s.*|\\s+\\d[\\d.,]*\\s*$)");

    private final PlainBuilder list;
    private final OrderTree tree;
    private final Supplier<ImportedOrder> forced;
    private @Nullable OrderTree asForced;

    /** Of the kind at hand. */
    private final Set<Node> gone = Collections.newSetFromMap(new IdentityHashMap<>());

    private final Set<Node> opened = Collections.newSetFromMap(new IdentityHashMap<>());

    RoleStep(PlainBuilder list, OrderTree tree, Supplier<ImportedOrder> forced) {
        this.list = list;
        this.tree = tree;
        this.forced = forced;
    }

    void apply(LineKind kind, LineRole role) {
        List<ListLine> lines = kind.lines().stream()
                .filter(line -> !list.decided.contains(line.line()))
                .toList();
        Set<Integer> said = lines.stream().map(ListLine::line).collect(Collectors.toSet());
        tree.read(said);
        tree.settle(remark -> remark.rule().equals(ImportRemark.READING)
                && said.contains(remark.lines().get(0)));
        gone.clear();
        opened.clear();
        for (ListLine line : lines) {
            switch (role) {
                case UNIT -> units(line);
                case FORMATION -> formation(line, kind);
                case PERSON -> {
                    leads(line);
                    gone.addAll(tree.on(line));
                }
                case SIDE, TOTAL, HEADING, NOTE -> gone.addAll(tree.on(line));
            }
        }
        tree.remove(gone);
        if (!opened.isEmpty()) {
            fill(kind);
        }
        kind.lines().forEach(line -> tree.on(line).forEach(Node::sure));
    }

    private void units(ListLine line) {
        List<Node> there = tree.on(line);
        if (there.stream().anyMatch(node -> node.unit)) {
            there.stream().filter(node -> !node.unit).forEach(gone::add);
            return;
        }
        Node was = there.isEmpty() ? null : there.get(0);
        Node last = last(line);
        Node parent = was != null ? was.parent : last == null || !last.unit ? last : last.parent;
        int side = was != null ? was.side : last == null ? 0 : last.side;
        List<Node> made = forced(line).stream().filter(node -> node.unit).toList();
        if (made.isEmpty()) {
            made = List.of(was == null ? Node.named(line, name(line), true) : was.as(true));
        }
        gone.addAll(there);
        for (Node unit : made) {
            unit.parent = parent;
            unit.side = side;
            tree.insert(unit);
        }
    }

    private void formation(ListLine line, LineKind kind) {
        List<Node> there = tree.on(line);
        if (there.stream().anyMatch(node -> !node.unit)) {
            return;
        }
        Node was = there.isEmpty() ? null : there.get(0);
        Node last = last(line);
        Node above = was != null ? was.parent : last == null || !last.unit ? last : last.parent;
        List<Node> made = forced(line);
        Node formation = made.stream()
                .filter(node -> !node.unit)
                .findFirst()
                .orElseGet(() -> was == null ? Node.named(line, name(line), false) : was.as(false));
        formation.side = was != null ? was.side : last == null ? 0 : last.side;
        formation.parent = parent(formation, above, kind);
        gone.addAll(there);
        tree.insert(formation);
        opened.add(formation);
        for (Node unit : made) {
            if (unit.unit) {
                unit.parent = formation;
                unit.side = formation.side;
                tree.insert(unit);
            }
        }
    }

    /** The innermost above it that may hold it: no sister, nothing that stands deeper, nothing of its echelon or a lower one. */
    private @Nullable Node parent(Node formation, @Nullable Node above, LineKind kind) {
        Node parent = above;
        while (parent != null
                && (isOf(parent, kind)
                        || parent.in.depth() > formation.in.depth()
                        || parent.isRanked()
                                && formation.isRanked()
                                && parent.echelon.compareTo(formation.echelon) >= 0)) {
            parent = parent.parent;
        }
        return parent;
    }

    private boolean isOf(Node node, LineKind kind) {
        return kind.id().equals(list.kindOf.get(node.in.at()));
    }

    /** What follows formations that were none before stands under them, up to the next of its kind or what closes it. */
    private void fill(LineKind kind) {
        Node open = null;
        boolean filled = false;
        for (Node node : tree.inOrder()) {
            if (isOf(node, kind)) {
                boolean other = open == null || node.in.at() != open.in.at();
                open = opened.contains(node) ? node : other ? null : open;
                filled &= !other;
            } else if (open != null && (node.parent == null || node.parent.in.at() < open.in.at())) {
                if (node.side != open.side || closes(node, open, filled)) {
                    open = null;
                } else {
                    node.putUnder(open);
                    filled = true;
                }
            }
        }
    }

    private static boolean closes(Node node, Node open, boolean filled) {
        boolean out = node.in.depth() < open.in.depth();
        if (node.unit) {
            return out && filled;
        }
        boolean higher = node.isRanked() && open.isRanked() && node.echelon.compareTo(open.echelon) <= 0;
        return out || higher || open.echelon == Echelon.BRIGADE && !node.isRanked();
    }

    /** Whoever was taken for troops leads what stands before him. */
    private void leads(ListLine line) {
        Node last = last(line);
        if (last != null && last.commander.isEmpty() && !tree.on(line).isEmpty()) {
            last.commander = line.entries().stream()
                    .map(Entry::phrase)
                    .flatMap(phrase -> phrase.parts().stream())
                    .filter(part -> part.kind() == PartKind.PERSON)
                    .findFirst()
                    .map(Part::name)
                    .orElseGet(() -> name(line));
        }
    }

    /** What the readers make of a line that they are told is what it is. */
    private List<Node> forced(ListLine line) {
        if (asForced == null) {
            asForced = new OrderTree(forced.get(), list.lines);
        }
        return asForced.on(line);
    }

    /** The last that stands before a line; of one line the last. */
    private @Nullable Node last(ListLine line) {
        for (int at = line.at() - 1; at >= 0; at--) {
            List<Node> there = tree.on(list.lines.all().get(at));
            for (int i = there.size() - 1; i >= 0; i--) {
                if (!gone.contains(there.get(i))) {
                    return there.get(i);
                }
            }
        }
        return null;
    }

    /** In a row the cell that is called a name, else the first with letters; in text what stands before signs and figures. */
    static String name(ListLine line) {
        if (!line.isRow()) {
            return BEHIND_NAME.matcher(line.text()).replaceFirst("").strip();
        }
        String lettered = "";
        for (int i = 0; i < line.cells().size(); i++) {
            String text = line.cells().get(i).text().strip();
            if (i < line.header().size() && ColumnKind.of(line.header().get(i)) == ColumnKind.NAME) {
                return text;
            }
            lettered = lettered.isEmpty() && text.chars().anyMatch(Character::isLetter) ? text : lettered;
        }
        return lettered.isEmpty() ? line.cells().get(0).text().strip() : lettered;
    }
}
