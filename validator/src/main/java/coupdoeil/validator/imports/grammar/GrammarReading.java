package coupdoeil.validator.imports.grammar;

import coupdoeil.model.file.ContentHash;
import coupdoeil.validator.imports.Choices;
import coupdoeil.validator.imports.OobImport;
import coupdoeil.validator.imports.lines.LineKind;
import coupdoeil.validator.imports.lines.LineKinds;
import coupdoeil.validator.imports.lines.ListLine;
import coupdoeil.validator.imports.lines.ListLines;
import coupdoeil.validator.imports.order.ImportedOrder;
import coupdoeil.validator.imports.outline.Alike;
import coupdoeil.validator.imports.outline.Role;
import coupdoeil.validator.imports.question.Answer;
import coupdoeil.validator.imports.question.AnswerFault;
import coupdoeil.validator.imports.question.Question;
import coupdoeil.validator.imports.second.SecondReader;
import coupdoeil.validator.imports.source.Source;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * A list read by its grammar, as a value: how it is written, what was said of that, what follows from it, and what to ask next.
 * With nothing said it is what the readers make of it. Some milliseconds for a page of 200 lines.
 */
public final class GrammarReading {

    /** Lists of more lines or more units are read without questions. */
    private static final int MOST = 5_000;

    private static final int DIGITS = 12;
    /** Of the last answers so many are held against the list as it would be without them. */
    private static final int MOST_CHECKED = 8;

    private static final double WORSE = 1;
    private static final double NOT_BORNE_OUT = 0.4;

    /** As the readers took it without any answer. */
    private final OobImport first;
    /** The same as it was laid out by what was said. */
    private final OobImport laid;

    private final PlainBuilder builder;
    private final Grammar said;
    private final Set<String> asked;
    /** What somebody decided about single lines, which counts more. */
    private final Choices choices;
    /** By kind and property, in the order in which they count. */
    private final List<Answer> answers;

    private final String digest;
    private final OrderTree tree;
    private final ImportedOrder order;
    private final Evidence evidence;
    private final OobImport read;

    private GrammarReading(
            OobImport first,
            OobImport laid,
            PlainBuilder builder,
            Grammar said,
            Set<String> asked,
            Choices choices,
            List<Answer> answers) {
        this.choices = choices;
        this.answers = List.copyOf(answers);
        this.first = first;
        this.laid = laid;
        this.builder = builder;
        this.said = said;
        this.asked = Set.copyOf(asked);
        this.digest = digest(builder);
        this.tree = builder.tree(laid.order(), said, () -> forced(laid, builder, said, choices));
        this.order = said.saysNothingOfLines() ? laid.order() : tree.order();
        Set<String> settled = asked.stream()
                .filter(key -> !asked.contains(Questions.key(key, Question.NONE)))
                .collect(Collectors.toSet());
        this.evidence = Evidence.of(builder, tree, order, laid.source(), said, settled);
        this.read = doubted(laid, order, evidence);
    }

    private static OobImport doubted(OobImport laid, ImportedOrder order, Evidence evidence) {
        ImportedOrder doubted = evidence.doubted(order);
        if (doubted.equals(laid.order())) {
            return laid;
        }
        Source source = laid.source();
        List<String> remarks = new ArrayList<>(source.remarks());
        if (!evidence.whole().isEmpty()) {
            remarks.add("this list is not understood yet: " + String.join("; ", evidence.whole()));
        }
        return new OobImport(
                new Source(source.name(), source.kind(), source.lines(), source.records(), remarks),
                laid.phrases(),
                laid.outline(),
                doubted);
    }

    /** Begins with what the readers made of a list. */
    public static GrammarReading of(OobImport read) {
        return of(read, Choices.NONE);
    }

    /** The same where somebody has decided what single lines are; what is said of their kinds leaves these as they are. */
    public static GrammarReading of(OobImport read, Choices choices) {
        return new GrammarReading(read, read, builder(read, choices), Grammar.NONE, Set.of(), choices, List.of());
    }

    /** The same as another second reader bears it out. */
    static GrammarReading of(OobImport read, SecondReader second) {
        return new GrammarReading(
                read, read, builder(read, Choices.NONE, second), Grammar.NONE, Set.of(), Choices.NONE, List.of());
    }

    private static PlainBuilder builder(OobImport read, Choices choices) {
        return builder(read, choices, SecondReader.trained());
    }

    private static PlainBuilder builder(OobImport read, Choices choices, SecondReader second) {
        boolean large = read.source().length() > MOST || read.order().units().size() > MOST;
        ListLines lines = large ? ListLines.none() : ListLines.of(read);
        return new PlainBuilder(
                lines,
                LineKinds.of(lines.all()),
                new Alike(read.phrases()).following(choices.roles()).keySet(),
                second);
    }

    private static String digest(PlainBuilder builder) {
        String text = builder.lines.all().stream().map(ListLine::text).collect(Collectors.joining("\n"));
        String hash = ContentHash.of(text.getBytes(StandardCharsets.UTF_8));
        return hash.substring(hash.length() - DIGITS);
    }

    private static ImportedOrder forced(OobImport read, PlainBuilder builder, Grammar said, Choices choices) {
        Map<Integer, Role> roles = new HashMap<>(choices.roles());
        Map<String, KindRule> rules = said.byKind();
        for (LineKind kind : builder.kinds) {
            LineRole role =
                    rules.getOrDefault(kind.id(), KindRule.of(kind.id())).role();
            if (role != null) {
                kind.lines().forEach(line -> roles.putIfAbsent(line.line(), outlined(role)));
            }
        }
        return OobImport.of(read.source(), new Choices(roles, choices.levels(), choices.arms()))
                .order();
    }

    private static Role outlined(LineRole role) {
        return role == LineRole.HEADING ? Role.NOTE : Role.valueOf(role.name());
    }

    /** The list with the order of battle that follows from all that was said. */
    public OobImport read() {
        return read;
    }

    /** Why the list is not understood yet, in words; empty if it is. Nothing is certain then that was read of it. */
    public List<String> against() {
        return evidence.whole();
    }

    /** What bears out each unit, see {@link coupdoeil.validator.imports.second.Sign}. */
    List<double[]> signs() {
        return evidence.signs();
    }

    public List<LineKind> kinds() {
        return builder.kinds;
    }

    /** What was said. */
    public Grammar said() {
        return said;
    }

    /** How the list is written, as it is read now: what was said, and what holds for all lines of a kind. */
    public Grammar grammar() {
        Map<String, KindRule> rules = said.byKind();
        List<KindRule> merged = new ArrayList<>();
        for (KindRule proposed : new GrammarProposer(builder, tree).grammar().rules()) {
            KindRule rule = rules.get(proposed.kind());
            merged.add(rule == null ? proposed : rule.over(proposed));
        }
        return new Grammar(merged, said.layouts(), said.shapes(), said.secondSide(), said.numbers());
    }

    /** What to ask, best first; nothing that was answered. */
    public List<Question> questions() {
        List<Question> all = new ArrayList<>(Questions.of(builder, tree, order, laid.source(), decided(), digest));
        all.addAll(again());
        all.sort(Comparator.comparingDouble(Question::gain).reversed().thenComparing(Question::id));
        return all;
    }

    /** Questions that were answered, and those that the numbers of lines answer. */
    private Set<String> decided() {
        Set<String> decided = new HashSet<>(asked);
        builder.kinds.stream()
                .filter(kind -> said.numbers() && PlainBuilder.isNumbered(kind))
                .forEach(kind -> decided.add(Questions.key(kind.id(), Question.UNDER)));
        return decided;
    }

    /** Answers that change much and that nothing in the list bears out; each is asked about once more. */
    private List<Question> again() {
        List<Question> again = new ArrayList<>();
        for (Answer answer : answers.subList(Math.max(0, answers.size() - MOST_CHECKED), answers.size())) {
            String key = Questions.key(answer.kind(), answer.property());
            String twice = Questions.key(answer.kind(), Question.AGAIN + Question.plain(answer.property()));
            if (asked.contains(twice)) {
                continue;
            }
            Set<String> open = new HashSet<>(asked);
            open.removeIf(other -> other.equals(key) || other.startsWith(key + "/"));
            boolean nothing = asked.contains(Questions.key(key, Question.NONE));
            GrammarReading without = nothing ? this : without(answer, open);
            int changed = nothing ? 0 : Borne.changed(order, without.order);
            int lost = Math.max(0, without.order.units().size() - order.units().size());
            int worse = nothing ? 0 : Math.max(lost, evidence.against() - without.evidence.against());
            boolean layout = answer.property().startsWith(Question.LAYOUT)
                    && !answer.value().equals(Question.YES);
            if (!layout && (changed == 0 || worse < 0)) {
                continue;
            }
            Questions.of(builder, tree, order, laid.source(), open, digest).stream()
                    .filter(question ->
                            Questions.key(question.kind(), question.property()).equals(key))
                    .findFirst()
                    .ifPresent(question -> again.add(question.again(
                            worse > 0
                                    ? "that makes " + worse + (worse == 1 ? " unit" : " units") + " more doubtful"
                                    : "nothing in the list bears that out",
                            layout ? question.units() : changed,
                            worse > 0 ? WORSE : NOT_BORNE_OUT)));
        }
        return again;
    }

    private GrammarReading without(Answer answer, Set<String> open) {
        List<Answer> left =
                answers.stream().filter(other -> !other.equals(answer)).toList();
        Grammar grammar = new Grammar(List.of(), said.layouts(), said.shapes(), 0, false);
        for (Answer other : left) {
            if (!Question.isOfLines(other.property())) {
                grammar = Said.of(other, digest, kindIds(), lineNames()).applied(grammar, builder.kinds);
            }
        }
        return new GrammarReading(first, laid, builder, grammar, open, choices, left);
    }

    /**
     * With answers. Those that say which lines there are count first; what was said of a kind before them is dropped if it has
     * other lines now.
     *
     * @throws AnswerFault if one cannot be meant for this list, and then nothing is changed
     */
    public GrammarReading with(List<Answer> answers) {
        GrammarReading laidOut = this;
        Map<String, GrammarReading> before = new HashMap<>();
        Set<Answer> done = new HashSet<>();
        for (Answer answer : answers) {
            String[] steps = answer.question().split("/", 3);
            String property = Question.plain(steps.length < 3 ? answer.property() : steps[2]);
            if (Question.isOfLines(property)) {
                before.putIfAbsent(laidOut.digest, laidOut);
                laidOut = laidOut.with(answer, steps[0]);
                done.add(answer);
            }
        }
        before.remove(laidOut.digest);
        return laidOut.withOthers(
                answers.stream().filter(answer -> !done.contains(answer)).toList(), before);
    }

    /** Answers that are not about the layout. @param before the list while it was laid out otherwise, by its digest */
    private GrammarReading withOthers(List<Answer> others, Map<String, GrammarReading> before) {
        Grammar grammar = said;
        Set<String> answered = new HashSet<>(asked);
        List<Answer> all = new ArrayList<>(answers);
        for (Answer answer : others) {
            String of = answer.question().split("/", 2)[0];
            GrammarReading then = before.get(of);
            if (then != null && !then.saysTheSame(answer, of, this)) { // It spoke of lines that are others now.
                Said.of(answer, of, then.kindIds(), then.lineNames());
            } else {
                Said one = Said.of(answer, then == null ? digest : of, kindIds(), lineNames());
                note(one, answer.pointer(), answered, all);
                grammar = one.applied(grammar, builder.kinds);
            }
        }
        return answered.equals(asked)
                ? this
                : new GrammarReading(first, laid, builder, grammar, answered, choices, all);
    }

    /** Whether a question about this list is one about another that is laid out otherwise, too: about a kind of the same lines. */
    private boolean saysTheSame(Answer answer, String of, GrammarReading other) {
        Said said = Said.of(answer, of, kindIds(), lineNames());
        return !said.isOfList() && texts(said.kind()).equals(other.texts(said.kind()));
    }

    private List<String> texts(String kind) {
        return builder.kinds.stream()
                .filter(known -> known.id().equals(kind))
                .flatMap(known -> known.lines().stream())
                .map(ListLine::text)
                .toList();
    }

    private static void note(Said one, String pointer, Set<String> answered, List<Answer> all) {
        String plain = Questions.key(one.kind(), one.property());
        String key = one.again() ? Questions.key(one.kind(), Question.AGAIN + one.property()) : plain;
        if (!answered.add(key)) {
            throw new AnswerFault(pointer, "this was answered already");
        }
        answered.add(plain);
        if (one.again()) {
            answered.remove(Questions.key(plain, Question.NONE));
        }
        if (one.saysNothing()) {
            answered.add(Questions.key(one.kind(), Question.NONE));
            answered.add(Questions.key(plain, Question.NONE));
        }
        all.add(new Answer("", one.kind(), (one.again() ? Question.AGAIN : "") + one.property(), one.value(), ""));
    }

    /** With an answer about the layout. @param of digest of the list that was asked about; empty if any */
    private GrammarReading with(Answer answer, String of) {
        Said one = Said.of(answer, of.isEmpty() ? digest : of, kindIds(), lineNames());
        Set<String> answered = new HashSet<>(asked);
        List<Answer> all = new ArrayList<>(answers);
        note(one, answer.pointer(), answered, all);
        Grammar grammar = one.applied(said, builder.kinds);
        if (grammar.layouts().equals(said.layouts()) && grammar.shapes().equals(said.shapes())) {
            return new GrammarReading(first, laid, builder, grammar, answered, choices, all);
        }
        OobImport anew = OobImport.of(grammar.applied(first.source()), choices);
        return new GrammarReading(first, anew, builder(anew, choices), grammar, answered, choices, all);
    }

    /** With those answers of another time that can still be meant, the later of two about one thing. */
    public GrammarReading withKept(List<Answer> kept) {
        Map<String, Answer> last = new LinkedHashMap<>();
        kept.forEach(answer -> last.put(Questions.key(answer.kind(), answer.property()), answer));
        GrammarReading laidOut = this;
        List<Answer> others = new ArrayList<>();
        for (Answer answer : last.values()) {
            if (!Question.isOfLines(answer.property())) {
                others.add(answer);
            } else if (laidOut.canMean(answer)) {
                laidOut = laidOut.with(answer, "");
            }
        }
        return laidOut.withOthers(others.stream().filter(laidOut::canMean).toList(), Map.of());
    }

    private boolean canMean(Answer answer) {
        try {
            Said.of(answer, digest, kindIds(), lineNames());
            return !asked.contains(Questions.key(answer.kind(), answer.property()));
        } catch (AnswerFault other) {
            return false;
        }
    }

    /** The same with a name for the only side, if the list gives it none. */
    public GrammarReading withSide(String name) {
        OobImport named = first.withSide(name);
        return named.equals(first) ? this : of(named, choices).withKept(answers);
    }

    /** With one more thing said, in place of what was said of it before. */
    public GrammarReading saying(String kind, String property, String value) {
        List<Answer> all = new ArrayList<>(answers);
        all.add(new Answer("", kind, property, value, ""));
        return of(first, choices).withKept(all);
    }

    /** What was said, by kind and property. */
    public List<Answer> answers() {
        return answers;
    }

    /** The list as it was given, whatever was said of its layout. */
    public Source source() {
        return first.source();
    }

    private Set<String> kindIds() {
        return builder.kinds.stream().map(LineKind::id).collect(Collectors.toSet());
    }

    private Set<String> lineNames() {
        return builder.lines.all().stream().map(line -> Said.line(line.line())).collect(Collectors.toSet());
    }

    /** With what the grammar of another list says of kinds that this one has, too. */
    public GrammarReading withGrammar(List<Answer> other) {
        Set<String> kinds = kindIds();
        return with(other.stream()
                .filter(answer -> kinds.contains(answer.kind()))
                .filter(answer -> !answer.property().equals(Question.UNDER)
                        || Under.of(answer.value(), kinds).isPresent())
                .toList());
    }
}
