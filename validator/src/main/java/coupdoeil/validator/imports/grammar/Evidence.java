package coupdoeil.validator.imports.grammar;

import coupdoeil.validator.imports.lines.KindLook;
import coupdoeil.validator.imports.lines.LineFigures;
import coupdoeil.validator.imports.lines.LineKind;
import coupdoeil.validator.imports.lines.LineLooks;
import coupdoeil.validator.imports.lines.ListLine;
import coupdoeil.validator.imports.order.Doubt;
import coupdoeil.validator.imports.order.ImportedFormation;
import coupdoeil.validator.imports.order.ImportedOrder;
import coupdoeil.validator.imports.order.ImportedUnit;
import coupdoeil.validator.imports.phrase.FigureKind;
import coupdoeil.validator.imports.question.Question;
import coupdoeil.validator.imports.second.Calibration;
import coupdoeil.validator.imports.source.Source;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * What a list itself says against how it was read: of single units, and of how all of it stands together. What somebody has
 * said of a kind is no more doubted. Linear in the lines, but for a look from each unit at what it stands under.
 */
final class Evidence {

    private static final String UNDER = "parentPath";
    private static final String SIDE = "side";
    private static final String NAME = "name";

    /** Of units; where so many are one thing, the others are odd. */
    private static final double MOST = 0.8;
    /** Formations of a side that is not named. */
    private static final int FEW = 2;

    /** Units that are alike need company. */
    private static final int SOME = 3;
    /** Of lines whose numbers say what they belong to. */
    private static final double NUMBERS_DIFFER = 0.2;
    /** Of the units: where more are doubtful, the list is not understood. */
    private static final double DOUBTFUL = 0.4;
    /** Of the lines of a kind: where no more are one thing, they are not known to be it. */
    private static final double CONTESTED = 0.75;

    /** Of the formations that hold nothing. */
    private static final double EMPTY = 0.25;
    /** Characters of a heading. */
    private static final int LONGEST = 50;

    private static final double LOW = 0.5;
    /** How sure anything of a list is that is not understood. */
    private static final double GUESSED = 0.4;
    /** How sure a unit is that a finding names. */
    private static final double REPORTED = 0.8;
    /** How sure a unit is that may be none. */
    private static final double MAY_BE_NONE = 0.45;

    private final PlainBuilder list;
    private final OrderTree tree;
    private final Grammar said;
    private final GrammarProposer proposer;
    /** What was found against single units. */
    private final Map<Node, Set<Doubt>> doubts = new IdentityHashMap<>();
    /** Units that may be none. */
    private final Set<Node> odd = Collections.newSetFromMap(new IdentityHashMap<>());
    /** Units on lines that findings name. */
    private final Set<Node> reported = Collections.newSetFromMap(new IdentityHashMap<>());

    /** Formations that hold nothing. */
    private int empty;

    /** What was found against the list. */
    private final List<String> whole = new ArrayList<>();

    private Evidence(PlainBuilder list, OrderTree tree, Grammar said) {
        this.list = list;
        this.tree = tree;
        this.said = said;
        this.proposer = new GrammarProposer(list, tree);
    }

    /** @param settled keys of questions that were answered by something, see {@link Questions#key} */
    static Evidence of(
            PlainBuilder list, OrderTree tree, ImportedOrder order, Source source, Grammar said, Set<String> settled) {
        Evidence evidence = new Evidence(list, tree, said);
        if (!tree.units.isEmpty()) {
            evidence.layouts(source, settled);
            if (!settled.contains(Questions.key(Question.LIST, Question.SECOND_SIDE))) {
                evidence.secondSide();
            }
            evidence.findings(order);
            evidence.withoutFigures();
            evidence.besideFormations();
            evidence.upsideDown();
            evidence.astray();
            evidence.tooDeep();
            list.kinds.forEach(evidence::contested);
            evidence.numbers();
            evidence.formations();
            evidence.headings();
            evidence.doubtful();
        }
        return evidence;
    }

    /** Why the list is not understood, in words; empty if it is. */
    List<String> whole() {
        return List.copyOf(whole);
    }

    /** How many units something speaks against, sums that fail included. */
    int against() {
        Set<Node> all = Collections.newSetFromMap(new IdentityHashMap<>());
        all.addAll(doubts.keySet());
        all.addAll(odd);
        return all.size() + empty + FailedSums.count(tree);
    }

    private KindRule rule(Node node) {
        return said.of(look(node));
    }

    private void doubt(Node node, String field, String why) {
        doubts.computeIfAbsent(node, none -> new LinkedHashSet<>()).add(new Doubt(field, why));
    }

    private void layouts(Source source, Set<String> settled) {
        for (ListLayout layout : ListLayout.values()) {
            if (!settled.contains(Questions.key(Question.LIST, Question.LAYOUT + layout.key()))
                    && layout.isLikely(source)) {
                whole.add(layout.text());
            }
        }
    }

    /** Where a list of one side is written in another way from some formation on, another hand may have begun another army. */
    private void secondSide() {
        List<Node> roots =
                tree.formations.stream().filter(node -> node.parent == null).toList();
        boolean one = tree.units.stream().mapToInt(unit -> unit.side).distinct().count() == 1;
        if (!one || roots.size() < 2 * FEW) {
            return;
        }
        Map<KindLook.Begins, Integer> last = new HashMap<>();
        tree.units.forEach(unit -> last.merge(begins(unit), unit.in.at(), Math::max));
        int from = roots.get(FEW).in.at();
        int to = roots.get(roots.size() - FEW).in.at();
        int until = -1;
        for (Node unit : tree.units) {
            int at = unit.in.at();
            if (until >= 0 && at > until && at > from && until < to) {
                String why = "from " + unit.name + " on units are written in another way";
                tree.units.forEach(any -> doubt(any, SIDE, why));
                return;
            }
            until = Math.max(until, last.getOrDefault(begins(unit), at));
        }
    }

    /** How units begin says more of the hand than what stands behind their names. */
    private static KindLook.Begins begins(Node unit) {
        return LineLooks.of(unit.in).begins();
    }

    private String look(Node node) {
        return list.kindOf.getOrDefault(node.in.at(), "");
    }

    /** What is reported names lines: what stands on them is less sure, whatever it is reported for. */
    private void findings(ImportedOrder order) {
        Set<Integer> lines = order.remarks().stream()
                .flatMap(remark -> remark.lines().stream())
                .collect(Collectors.toSet());
        tree.units.stream().filter(unit -> lines.contains(unit.line)).forEach(reported::add);
    }

    private static boolean isCounted(Node unit) {
        return unit.strengths.get(FigureKind.MEN) != null
                || unit.strengths.get(FigureKind.GUNS) != null
                || unit.strengths.get(FigureKind.HORSES) != null;
    }

    /** Where nearly all units have a strength, one that has none may be no unit; the more so beside one that has. */
    private void withoutFigures() {
        List<Node> counted = tree.units.stream().filter(Evidence::isCounted).toList();
        Set<Integer> lines = counted.stream().map(unit -> unit.in.at()).collect(Collectors.toSet());
        List<Node> alone = new ArrayList<>();
        for (Node unit : tree.units) {
            if (!isCounted(unit) && counted.size() >= SOME) {
                if (lines.contains(unit.in.at())) {
                    uncounted(unit);
                } else {
                    alone.add(unit);
                }
            }
        }
        if (counted.size() >= MOST * (counted.size() + alone.size())) {
            alone.forEach(this::uncounted);
        }
    }

    private void uncounted(Node unit) {
        if (rule(unit).role() != LineRole.UNIT) {
            odd.add(unit);
            doubt(unit, NAME, "nothing counts it, but most others");
        }
    }

    /** Where units of a kind stand in formations, one that stands in none may have lost its own. */
    private void besideFormations() {
        Map<String, List<Node>> kinds = new HashMap<>();
        tree.units.forEach(unit ->
                kinds.computeIfAbsent(look(unit), none -> new ArrayList<>()).add(unit));
        for (List<Node> alike : kinds.values()) {
            List<Node> out = alike.stream().filter(unit -> unit.parent == null).toList();
            if (out.size() < alike.size() && rule(alike.get(0)).under() == null) {
                out.forEach(unit -> doubt(unit, UNDER, "others that look like it stand in formations"));
            }
        }
    }

    /** What stands in something of its own echelon, or of a lower one. */
    private void upsideDown() {
        for (Node unit : tree.units) {
            for (Node node = unit.parent; node != null; node = node.parent) {
                Node above = node.parent;
                if (above != null
                        && node.isRanked()
                        && above.isRanked()
                        && above.echelon.compareTo(node.echelon) >= 0
                        && rule(node).under() == null) {
                    doubt(unit, UNDER, node.name + " stands in " + above.name);
                }
            }
        }
    }

    /** A formation that stands in none, where others of its level do. */
    private void astray() {
        Set<String> held = tree.formations.stream()
                .filter(node -> node.parent != null && node.isRanked())
                .map(node -> node.side + " " + node.echelon)
                .collect(Collectors.toSet());
        for (Node unit : tree.units) {
            Node top = unit.parent;
            while (top != null && top.parent != null) {
                top = top.parent;
            }
            if (top != null
                    && top.isRanked()
                    && held.contains(top.side + " " + top.echelon)
                    && rule(top).under() == null) {
                doubt(unit, UNDER, top.name + " stands in nothing, but others of its level do");
            }
        }
    }

    private void tooDeep() {
        Set<Node> strays = Strays.of(tree);
        for (Node unit : tree.units) {
            for (Node node = unit; node != null; node = node.parent) {
                if (strays.contains(node) && rule(node).under() == null) {
                    doubt(unit, UNDER, node.name + " may stand one level higher");
                }
            }
        }
    }

    /** Lines that look alike and are several things. */
    private void contested(LineKind kind) {
        KindRule rule = said.of(kind.id());
        Share<LineRole> role = proposer.role(kind);
        boolean records = kind.lines().get(0).entries().isEmpty(); // They say themselves what they are.
        if (!records && kind.lines().size() > SOME && rule.role() == null && role.of() < CONTESTED) {
            String why = "lines that look like it are " + role.most().key() + " or something else";
            for (ListLine line : kind.lines()) {
                tree.on(line).forEach(node -> doubt(node, NAME, why));
            }
        }
    }

    /** Numbers such as 1.2.3 say themselves what stands under what. */
    private void numbers() {
        double differ =
                said.numbers() ? 0 : Numbering.differ(tree, node -> rule(node).under() != null);
        if (differ > NUMBERS_DIFFER) {
            whole.add("the numbers of its lines put them elsewhere");
        }
    }

    /** Headings that hold nothing, or no headings at all, where so many units are. */
    private void formations() {
        Set<Node> holding = Collections.newSetFromMap(new IdentityHashMap<>());
        tree.units.forEach(unit -> {
            for (Node node = unit.parent; node != null && holding.add(node); ) {
                node = node.parent;
            }
        });
        empty = (int)
                tree.formations.stream().filter(node -> !holding.contains(node)).count();
        if (tree.formations.isEmpty() && tree.units.size() >= 2 * SOME) {
            whole.add("no formation was found in it");
        } else if (empty > EMPTY * tree.formations.size() && empty > 1) {
            whole.add(empty + " of its " + tree.formations.size() + " formations hold nothing");
        }
    }

    /** A short line without a figure between units that was taken for a note may be a heading. */
    private void headings() {
        boolean after = false;
        String heading = "";
        for (ListLine line : list.lines.all()) {
            List<Node> there = tree.on(line);
            if (there.stream().anyMatch(node -> !node.unit)) {
                heading = "";
            } else if (there.isEmpty()) {
                heading = after && mayBeHeading(line) ? line.text() : heading;
            } else {
                after = true;
                String above = heading;
                there.forEach(unit -> {
                    if (!above.isEmpty() && rule(unit).under() == null) {
                        doubt(unit, UNDER, above + " may be a heading");
                    }
                });
            }
        }
    }

    private boolean mayBeHeading(ListLine line) {
        return Readings.role(tree, line) == LineRole.NOTE
                && said.of(list.kindOf.getOrDefault(line.at(), "")).role() == null
                && LineFigures.of(line).isEmpty()
                && line.text().length() < LONGEST
                && line.text().chars().filter(Character::isLetter).count() > SOME;
    }

    private void doubtful() {
        long doubted = tree.units.stream()
                .filter(unit -> doubts.containsKey(unit) || unit.confidence < LOW || !unit.doubts.isEmpty())
                .count();
        if (doubted > DOUBTFUL * tree.units.size()) {
            whole.add(doubted + " of its " + tree.units.size() + " units are doubtful");
        }
    }

    /** What bears out each unit, by their order. */
    List<double[]> signs() {
        UnitSigns signs = unitSigns();
        return tree.units.stream().map(signs::of).toList();
    }

    private UnitSigns unitSigns() {
        return new UnitSigns(
                list,
                tree,
                said,
                unit -> doubts.containsKey(unit) || !unit.doubts.isEmpty() || odd.contains(unit),
                reported::contains);
    }

    /** The order of battle with what is doubted of it: of a list that is not understood nothing is certain. */
    ImportedOrder doubted(ImportedOrder order) {
        if (tree.units.isEmpty()) {
            return order;
        }
        double most = whole.isEmpty() ? 1 : GUESSED;
        List<ImportedFormation> formations = new ArrayList<>();
        for (ImportedFormation it : order.formations()) {
            formations.add(
                    it.doubted(Math.min(it.confidence(), most), doubts(it.doubts(), tree.formations.get(it.id()))));
        }
        List<ImportedUnit> units = new ArrayList<>();
        UnitSigns signs = unitSigns();
        for (int i = 0; i < tree.units.size(); i++) {
            ImportedUnit it = order.units().get(i);
            Node node = tree.units.get(i);
            double own = odd.contains(node) ? MAY_BE_NONE : reported.contains(node) ? REPORTED : 1;
            double sure = sure(node, it.confidence(), signs.of(node));
            if (sure < LOW && it.confidence() >= LOW && it.doubts().isEmpty() && !doubts.containsKey(node)) {
                doubt(node, signs.isRelationUnlikely(node) ? UNDER : NAME, signs.doubt(node));
            }
            units.add(it.doubted(Math.min(sure, Math.min(own, most)), doubts(it.doubts(), node)));
        }
        return new ImportedOrder(order.sides(), order.commanders(), formations, units, order.unread(), order.remarks());
    }

    /** How sure a unit is; what records say themselves, and what the readers doubt or somebody has said, is as sure as before. */
    private double sure(Node node, double confidence, double[] signs) {
        if (confidence < LOW || node.in.entries().isEmpty()) {
            return confidence;
        }
        KindRule rule = rule(node);
        double calibrated = Calibration.trained().confidence(signs);
        boolean said = rule.role() != null && rule.under() != null || list.decided.contains(node.in.line());
        return said ? Math.max(confidence, calibrated) : calibrated;
    }

    private List<Doubt> doubts(List<Doubt> known, Node node) {
        Set<Doubt> all = new LinkedHashSet<>(known);
        all.addAll(doubts.getOrDefault(node, Set.of()));
        return List.copyOf(all);
    }
}
