package coupdoeil.validator.imports.grammar;

import coupdoeil.validator.imports.lines.LineFigures;
import coupdoeil.validator.imports.lines.LineKind;
import coupdoeil.validator.imports.lines.LineTexts;
import coupdoeil.validator.imports.lines.ListLine;
import coupdoeil.validator.imports.order.Doubt;
import coupdoeil.validator.imports.order.ImportedOrder;
import coupdoeil.validator.imports.question.Question;
import coupdoeil.validator.imports.question.Question.Option;
import coupdoeil.validator.imports.source.Source;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * What to ask of a list, that first which decides most: how many units hang on it, times how contested it is. No label is
 * known here, only what the list says of itself.
 */
final class Questions {

    private static final int MOST = 40;
    /** What nothing speaks against is asked last, but the more hangs on it the sooner. */
    private static final double LEAST = 0.02;

    private static final double NO_SECOND_SIDE = 0.25;
    private static final double SPLIT = 0.3;
    private static final double MIXED = 0.3;
    private static final double STRAY = 0.5;
    /** Lines that are soon all of one sort. */
    private static final int FEW = 3;

    /** Fields that words fill. */
    private static final Set<String> OF_WORDS = Set.of("name", "commander", "arm", "echelon");

    private static final double HALF = 0.5;
    /** The end of a line that is none. */
    private static final Pattern UNENDED = Pattern.compile("[,(\\[/&-]\\s*$|\\([^)]*$");

    private static final double EARLY = 0.4;
    /** Beside "one side only", "none of these" and "I don't know". */
    private static final int MOST_STARTS = 9;

    private static final List<Option> YES_NO =
            List.of(new Option(Question.YES, "yes", List.of()), new Option(Question.NO, "no", List.of()));

    private final PlainBuilder list;
    private final OrderTree tree;
    private final GrammarProposer proposer;
    private final Set<String> asked;
    private final String digest;
    private final Map<Integer, Double> doubts;
    private final Set<Node> strays;
    /** Units below and on lines of a kind. */
    private final Map<String, Integer> hanging = new LinkedHashMap<>();

    private final List<Question> questions = new ArrayList<>();

    private Questions(PlainBuilder list, OrderTree tree, ImportedOrder order, Set<String> asked, String digest) {
        this.list = list;
        this.tree = tree;
        this.proposer = new GrammarProposer(list, tree);
        this.asked = asked;
        this.digest = digest;
        this.doubts = LineDoubts.of(list, tree, order);
        this.strays = Strays.of(tree);
        hang();
    }

    /** @param asked questions that were answered, see {@link #key} */
    static List<Question> of(
            PlainBuilder list, OrderTree tree, ImportedOrder order, Source source, Set<String> asked, String digest) {
        Questions questions = new Questions(list, tree, order, asked, digest);
        questions.layouts(source);
        questions.secondSide();
        questions.numbers();
        list.kinds.forEach(questions::ask);
        return questions.questions.stream()
                .sorted(Comparator.comparingDouble(Question::gain).reversed().thenComparing(Question::id))
                .limit(MOST)
                .toList();
    }

    static String key(String kind, String property) {
        return kind + "/" + property;
    }

    private void hang() {
        for (Node unit : tree.units) {
            Map<String, Boolean> kinds = new LinkedHashMap<>();
            for (Node node = unit; node != null; node = node.parent) {
                kinds.put(list.kindOf.getOrDefault(node.in.at(), ""), true);
            }
            kinds.keySet().forEach(kind -> hanging.merge(kind, 1, Integer::sum));
        }
    }

    /** What looks like a layout that the readers do not see through. */
    private void layouts(Source source) {
        for (ListLayout layout : ListLayout.values()) {
            if (!list.lines.all().isEmpty() && layout.isLikely(source)) {
                add(
                        Question.LIST,
                        list.lines.all().stream().limit(Question.MOST_LINES).toList(),
                        Question.LAYOUT + layout.key(),
                        layout.text(),
                        YES_NO,
                        Math.max(1, tree.units.size()),
                        1);
            }
        }
    }

    /** Where lines are numbered 1.2.3 and do not stand so. */
    private void numbers() {
        double differ = Numbering.differ(tree, node -> false);
        if (differ > 0) {
            add(
                    Question.LIST,
                    list.lines.all().stream().limit(Question.MOST_LINES).toList(),
                    Question.NUMBERS,
                    "whether the numbers of lines say what they stand under, as 1.2 stands above 1.2.3",
                    YES_NO,
                    tree.units.size(),
                    differ);
        }
    }

    /** Where a list of one side might go over to another, which nothing says. */
    private void secondSide() {
        boolean one = tree.units.stream().mapToInt(unit -> unit.side).distinct().count() == 1;
        List<Node> roots = tree.formations.stream()
                .filter(node -> node.parent == null)
                .skip(1)
                .toList();
        boolean said = asked.stream().anyMatch(answered -> answered.endsWith("/" + Question.BEGINS_SIDE));
        if (!one || said || roots.isEmpty() || roots.size() > MOST_STARTS) {
            return;
        }
        List<Option> options = new ArrayList<>();
        options.add(new Option(Question.NO, "there is one side only", List.of()));
        roots.forEach(root -> options.add(new Option(Said.line(root.line), root.name, List.of())));
        add(
                Question.LIST,
                roots.stream().map(root -> root.in).toList(),
                Question.SECOND_SIDE,
                "where a second side begins",
                options,
                tree.units.size(),
                NO_SECOND_SIDE);
    }

    private void ask(LineKind kind) {
        Share<LineRole> role = proposer.role(kind);
        double doubt = kind.lines().stream()
                .mapToDouble(line -> doubts.getOrDefault(line.at(), 0.0))
                .average()
                .orElse(0);
        int units = hanging.getOrDefault(kind.id(), 0);
        int named = (int) kind.lines().stream()
                .filter(line -> tree.on(line).isEmpty() && doubts.getOrDefault(line.at(), 0.0) > 0)
                .count();
        role(kind, role, units + named, Math.max(doubt, 1 - role.of()));
        if (units > 0) {
            under(kind, units, doubt);
            slots(kind);
            units(kind, units);
        }
        joins(kind, units + named);
        splits(kind, units + named, doubt);
        if (role.most() != LineRole.UNIT && role.most() != LineRole.TOTAL) {
            side(kind, role);
        }
    }

    private void role(LineKind kind, Share<LineRole> role, int units, double contest) {
        List<Option> options = new ArrayList<>();
        for (LineRole one : LineRole.values()) {
            options.add(new Option(one.key(), one.key(), List.of()));
        }
        add(
                kind,
                Question.ROLE,
                "what these lines are; now mostly " + role.most().key(),
                options,
                units,
                contest);
    }

    private void under(LineKind kind, int units, double doubt) {
        Map<Under, Double> ways = proposer.under(kind);
        double best = ways.values().stream().mapToDouble(share -> share).max().orElse(1);
        List<Option> options = new ArrayList<>();
        ways.keySet().forEach(way -> options.add(new Option(way.key(), text(way), gives(kind, way))));
        double strange = kind.lines().stream()
                .flatMap(line -> tree.topsOn(line).stream())
                .mapToDouble(node -> strays.contains(node) ? STRAY : 0)
                .average()
                .orElse(0);
        double contest = Math.max(strange, Math.max(1 - best, doubt / 2));
        add(
                kind,
                Question.UNDER,
                "what these lines stand under",
                options,
                units,
                rolesOpen() ? EARLY * contest : contest);
    }

    /** Whether it is not clear yet which kinds hold others: what stands under them is asked later. */
    private boolean rolesOpen() {
        return list.kinds.stream()
                .anyMatch(kind -> kind.lines().size() > 1
                        && !asked.contains(key(kind.id(), Question.ROLE))
                        && !proposer.role(kind).isAll());
    }

    private static String text(Under way) {
        return switch (way.how()) {
            case KIND -> "the last line above of kind " + way.kind();
            case NEAREST -> "the last formation above";
            case ECHELON -> "the last formation above of a higher echelon";
            case DEPTH -> "the last formation above that stands less deep";
            case NUMBER -> "the formation whose number begins theirs";
            case SIDE -> "the side itself";
        };
    }

    /** The physical lines that a kind's lines stand under by a rule, 0 for the side. */
    private List<Integer> gives(LineKind kind, Under way) {
        Map<Node, Node> places = proposer.places(kind, way);
        Map<Integer, Integer> byLine = new LinkedHashMap<>();
        for (ListLine line : kind.lines()) {
            for (Node node : tree.topsOn(line)) {
                Node above = places.get(node);
                byLine.putIfAbsent(line.at(), above == null ? 0 : above.line);
            }
        }
        return kind.lines().stream()
                .limit(Question.MOST_LINES)
                .map(line -> byLine.getOrDefault(line.at(), -1))
                .toList();
    }

    /** Lines of one kind with several units in some of them, or in all. */
    private void units(LineKind kind, int units) {
        Share<Boolean> one = proposer.oneUnit(kind);
        double several = one.most() ? 1 - one.of() : one.of();
        List<Option> options = List.of(
                new Option(Question.ONE, "one unit, and nothing else", List.of()),
                new Option(Question.SEVERAL, "several, or one", List.of()));
        add(kind, Question.UNITS, "how many units each of these lines holds", options, units, several / 2);
    }

    /** Lines that begin small, or behind one that does not end. */
    private void joins(LineKind kind, int units) {
        long goOn = kind.lines().stream().filter(this::goesOn).count();
        double share = goOn / (double) kind.lines().size();
        if (share > HALF) {
            add(
                    kind,
                    Question.JOINS,
                    "whether each of these lines goes on with the line above",
                    YES_NO,
                    units,
                    share / 2);
        }
    }

    private boolean goesOn(ListLine line) {
        if (line.at() == 0 || line.isRow()) {
            return false;
        }
        String above = list.lines.all().get(line.at() - 1).text();
        return UNENDED.matcher(above).find()
                || !line.text().isEmpty() && Character.isLowerCase(line.text().charAt(0));
    }

    /** Signs that stand in most lines of a kind that hold several units. */
    private void splits(LineKind kind, int units, double doubt) {
        double several = proposer.oneUnit(kind).share(false);
        if (several <= HALF) {
            return;
        }
        List<Option> options = new ArrayList<>();
        for (Cut cut : Cut.values()) {
            long cuts = kind.lines().stream()
                    .filter(line -> !line.isRow() && cut.parts(line.text()).size() > 1)
                    .count();
            if (cuts > HALF * kind.lines().size()) {
                options.add(new Option(cut.key(), "by " + cut.key(), List.of()));
            }
        }
        if (!options.isEmpty()) {
            options.add(0, new Option(Question.NO, "each is one thing, or is read rightly", List.of()));
            add(
                    kind,
                    Question.SPLITS,
                    "by what sign these lines are parted",
                    options,
                    units,
                    Math.min(several, doubt) / 2);
        }
    }

    private void slots(LineKind kind) {
        proposer.slots(kind).forEach((at, share) -> {
            boolean words = isOfWords(kind, at);
            int units = 0;
            double doubt = 0;
            for (ListLine line : kind.lines()) {
                if (Readings.slots(tree, line).containsKey(at)) {
                    units++;
                    doubt += isDoubted(tree.on(line).get(0), words) ? 1 : 0;
                }
            }
            List<Option> options = new ArrayList<>();
            for (SlotField field : SlotField.values()) {
                if (field == SlotField.IGNORE || field.isText() == words) {
                    options.add(new Option(field.key(), field.key(), List.of()));
                }
            }
            double ignored = share.most() == SlotField.IGNORE && !words ? 0.15 : 0;
            // Where the readers are sure of several readings, one answer for all is seldom right.
            double mixed = MIXED * (1 - share.of());
            double contest = Math.max(ignored, Math.max(mixed, units == 0 ? 0 : doubt / units));
            String asked = words ? "what the " + at + " of these lines is" : "what " + at + " of these lines counts";
            add(kind, Question.SLOT + at, asked, options, units, contest);
        });
    }

    private static boolean isDoubted(Node node, boolean words) {
        return node.doubts.stream()
                .map(Doubt::field)
                .anyMatch(field -> words == OF_WORDS.contains(field) && !field.equals("parentPath"));
    }

    private static boolean isOfWords(LineKind kind, String at) {
        return kind.lines().stream().anyMatch(line -> LineTexts.of(line).containsKey(at));
    }

    private void side(LineKind kind, Share<LineRole> role) {
        Share<Boolean> begins = proposer.begins(kind);
        int first = kind.lines().get(0).at();
        int units =
                (int) tree.units.stream().filter(unit -> unit.in.at() >= first).count();
        add(
                kind,
                Question.BEGINS_SIDE,
                "whether each of these lines begins a side",
                YES_NO,
                units,
                (kind.lines().size() > FEW ? MIXED : 1) * (1 - begins.of()));
    }

    private void add(LineKind kind, String property, String text, List<Option> options, int units, double contest) {
        // Of lines that are not one thing, the next question has seldom one answer either.
        double split = asked.contains(key(kind.id(), Question.NONE)) ? SPLIT : 1;
        List<ListLine> lines = kind.lines().stream().limit(Question.MOST_LINES).toList();
        add(kind.id(), lines, property, text, options, units, split * contest);
    }

    private void add(
            String kind,
            List<ListLine> lines,
            String property,
            String text,
            List<Option> options,
            int units,
            double contest) {
        if (units == 0 || asked.contains(key(kind, property))) {
            return;
        }
        List<Option> all = new ArrayList<>(options);
        all.add(new Option(Question.NONE, "none of these", List.of()));
        all.add(new Option(Question.UNKNOWN, "I don't know", List.of()));
        questions.add(new Question(
                digest + "/" + key(kind, property),
                kind,
                property,
                text,
                lines.stream().map(ListLine::line).toList(),
                spans(lines, property),
                all,
                units,
                Math.min(1, contest + LEAST)));
    }

    private List<String> spans(List<ListLine> lines, String property) {
        boolean moved = asked.contains(key(Question.LIST, Question.LAYOUT + ListLayout.SPACED.key()))
                || asked.contains(key(Question.LIST, Question.LAYOUT + ListLayout.GLUED.key()));
        if (moved || !property.startsWith(Question.SLOT)) { // Blanks were put in or taken out.
            return List.of();
        }
        String at = property.substring(Question.SLOT.length());
        return lines.stream().map(line -> span(line, at)).toList();
    }

    private String span(ListLine line, String at) {
        LineFigures.At figure =
                SlotStep.owner(tree, line) == null ? null : LineFigures.of(line).get(at);
        LineTexts.Text text =
                TextStep.owner(tree, line) == null ? null : LineTexts.of(line).get(at);
        if (figure != null) {
            return figure.start() + "-" + (figure.end() - 1);
        }
        return text == null
                ? ""
                : text.start() + "-" + (text.start() + text.text().length() - 1);
    }
}
