package coupdoeil.validator.imports.settle;

import coupdoeil.model.file.ContentHash;
import coupdoeil.model.oob.OrderOfBattle;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.source.OobSource;
import coupdoeil.validator.imports.Choices;
import coupdoeil.validator.imports.OobImport;
import coupdoeil.validator.imports.grammar.GrammarReading;
import coupdoeil.validator.imports.outline.Alike;
import coupdoeil.validator.imports.outline.Entry;
import coupdoeil.validator.imports.outline.Role;
import coupdoeil.validator.imports.question.Answer;
import coupdoeil.validator.imports.source.Budget;
import coupdoeil.validator.imports.source.Source;
import coupdoeil.validator.imports.words.Folding;
import coupdoeil.validator.sheet.Arm;
import coupdoeil.validator.sheet.Echelon;
import java.nio.charset.Charset;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;

/**
 * An order of battle on its way from a source into a pack, as a value: what was read, and what somebody decided about its
 * lines. Each decision gives another value, read again as a whole (a page of 200 lines takes some milliseconds); to accept
 * it is one edit of the pack.
 */
public final class PendingImport {

    private final String id;
    private final String hash;
    private final GrammarReading reading;
    private final List<OobSource.Settled> settled;

    private PendingImport(String id, String hash, GrammarReading reading, List<OobSource.Settled> settled) {
        this.id = id;
        this.hash = hash;
        this.reading = reading;
        this.settled = List.copyOf(settled);
    }

    /**
     * Begins with a file.
     *
     * @param name the file's
     * @throws coupdoeil.validator.imports.source.SourceFailure if it cannot be read at all
     */
    public static PendingImport of(String name, byte[] bytes) {
        return of(name, bytes, Optional.empty(), new Budget());
    }

    /**
     * The same as somebody has said that its text is written.
     *
     * @param budget begun by this thread for the file; any may cancel it
     */
    public static PendingImport of(String name, byte[] bytes, Optional<Charset> said, Budget budget) {
        GrammarReading reading = GrammarReading.of(OobImport.read(name, bytes, said, budget));
        return new PendingImport(id(name), ContentHash.of(bytes), reading, List.of());
    }

    /** Goes on with what a pack keeps, without the file. */
    public static PendingImport of(OobSource kept) {
        GrammarReading reading = reading(SourceRecord.source(kept), kept.settled(), SourceRecord.answers(kept));
        return new PendingImport(kept.id(), kept.hash(), reading, kept.settled());
    }

    private static GrammarReading reading(Source source, List<OobSource.Settled> settled, List<Answer> answers) {
        Choices choices = SourceRecord.choices(settled);
        return GrammarReading.of(OobImport.of(source, choices), choices).withKept(answers);
    }

    /** The id of the source of a file: its name without folders and ending, in letters that every system allows. */
    public static String id(String name) {
        String file = name.replaceFirst("^.*[/\\\\]", "").replaceFirst("\\.[A-Za-z0-9]{1,5}$", "");
        String id = Folding.fold(file).replaceAll("[^a-z0-9._-]+", "-").replaceAll("^[^a-z0-9]+|-+$", "");
        return id.isEmpty() ? "source" : id.substring(0, Math.min(100, id.length()));
    }

    public String id() {
        return id;
    }

    /** Every stage of the reading as it is now. */
    public OobImport read() {
        return reading.read();
    }

    /** How the list is written, what was said of that, and what to ask. */
    public GrammarReading reading() {
        return reading;
    }

    /** As it is by other answers. @param changed made of {@link #reading()} */
    public PendingImport withReading(GrammarReading changed) {
        return new PendingImport(id, hash, changed, settled);
    }

    /**
     * As the list of another source is written, if it has all kinds of lines that were spoken of there; nothing if it looks
     * otherwise, or if nothing was said of that list.
     */
    public Optional<PendingImport> asWritten(OobSource other) {
        List<Answer> said = SourceRecord.answers(other);
        GrammarReading changed = reading.withKept(said);
        boolean whole =
                !said.isEmpty() && changed.answers().size() == reading.answers().size() + said.size();
        return whole ? Optional.of(withReading(changed)) : Optional.empty();
    }

    /** What was decided, by line. */
    public List<OobSource.Settled> settled() {
        return settled;
    }

    /** The physical lines that look like this one and follow what is decided about it, itself included. */
    public Set<Integer> alike(int line) {
        return new Alike(read().phrases()).to(line);
    }

    /** With a line, and those that look like it, taken for something. */
    public PendingImport withRole(int line, Role role) {
        return decided(line, one -> one.withRole(role.key()).withLevel(""));
    }

    /** With what stands on a line, and on those that look like it, put on a level of the army. */
    public PendingImport withLevel(int line, Echelon level) {
        Role role = level.compareTo(Echelon.GROUP) <= 0 ? Role.FORMATION : Role.UNIT;
        return decided(line, one -> one.withRole(role.key()).withLevel(level.key()));
    }

    /** With the units of a line of an arm. */
    public PendingImport withArm(int line, Arm arm) {
        return decided(line, one -> one.withArm(arm.key()));
    }

    /** With a line taken for what else it might be; as it is if the line was not read. */
    public PendingImport withOther(int line) {
        return other(line).map(role -> withRole(line, role)).orElse(this);
    }

    /** What else a line might be; nothing if it says nothing. */
    public Optional<Role> other(int line) {
        return read().outline().entries().stream()
                .filter(entry -> entry.line() == line && entry.saysAnything())
                .map(Entry::other)
                .findFirst();
    }

    /** With the findings of a rule about a line settled by leaving it as it was read. */
    public PendingImport withKept(int line, String rule) {
        return decided(line, one -> {
            Set<String> kept = new LinkedHashSet<>(one.kept());
            kept.add(rule);
            return one.withKept(List.copyOf(kept));
        });
    }

    private PendingImport decided(int line, UnaryOperator<OobSource.Settled> change) {
        List<OobSource.Settled> changed = new ArrayList<>(settled);
        OobSource.Settled known = settled.stream()
                .filter(one -> one.line() == line)
                .findFirst()
                .orElse(OobSource.Settled.NOTHING.withLine(line));
        changed.removeIf(one -> one.line() == line);
        changed.add(change.apply(known));
        changed.sort(Comparator.comparingInt(OobSource.Settled::line));
        return new PendingImport(id, hash, reading(reading.source(), changed, reading.answers()), changed);
    }

    /**
     * The same under another id: for a second file of one name.
     *
     * @throws IllegalArgumentException if it is none, see {@link OobSource#isId}
     */
    public PendingImport withId(String changed) {
        return new PendingImport(changed, hash, reading, settled);
    }

    /** The decisions and the grammar that a pack keeps of a source of this id, as far as its lines still say the same. */
    public PendingImport withDecisionsOf(OobSource kept) {
        Map<String, Integer> lines = new HashMap<>();
        reading.source().lines().forEach(line -> lines.putIfAbsent(line.text(), line.line()));
        Map<Integer, String> texts = new HashMap<>();
        SourceRecord.source(kept).lines().forEach(line -> texts.putIfAbsent(line.line(), line.text()));
        List<OobSource.Settled> moved = new ArrayList<>();
        kept.settled().forEach(one -> {
            Integer line = lines.get(texts.getOrDefault(one.line(), ""));
            if (line != null) {
                moved.add(one.withLine(line));
            }
        });
        List<Answer> answers = new ArrayList<>(SourceRecord.answers(kept));
        answers.addAll(reading.answers());
        return new PendingImport(id, hash, reading(reading.source(), moved, answers), moved);
    }

    /** The source as a pack keeps it. */
    public OobSource source() {
        return SourceRecord.of(id, hash, reading, settled);
    }

    /** Whether a pack keeps this very source, decisions included. */
    public boolean isIn(Pack pack) {
        return pack.source(id)
                .filter(kept -> kept.hash().equals(hash)
                        && kept.settled().equals(settled)
                        && SourceRecord.answers(kept).equals(reading.answers()))
                .isPresent();
    }

    /**
     * The pack with the source and what follows from it: one edit, as a pure function. What other hands changed in its
     * order of battle stays.
     *
     * @param side id or name of the side to put it into; empty for sides of the names that the source gives
     */
    public Pack accept(Pack pack, String side) {
        return acceptance(pack, side, false).pack();
    }

    /**
     * The pack with the source, and what that changes line by line. A source that was kept without being put into a side
     * goes on so until a side is named.
     *
     * @param taking whether the source counts where other hands say something else
     */
    public Acceptance acceptance(Pack pack, String side, boolean taking) {
        Optional<RuleSystem> system = pack.rules();
        OobSource last = pack.source(id).orElse(null);
        boolean onlyKept = last != null
                && side.isEmpty()
                && last.parties().stream().allMatch(party -> party.side().isEmpty());
        if (system.isEmpty() || onlyKept) {
            return new Acceptance(pack.withSource(source()), List.of());
        }
        OobSource given = last == null ? source() : source().withCitation(last.citation());
        OobSource assigned = Assigned.of(given, side, last, pack.orderOfBattle(), system.get());
        OrderOfBattle before = last == null ? OrderOfBattle.EMPTY : SourceEntries.of(last, system.get());
        OrderOfBattle after = SourceEntries.of(assigned, system.get());
        Map<String, Integer> lines = new HashMap<>();
        assigned.entries().stream()
                .filter(entry -> !entry.as().isEmpty())
                .forEach(entry -> lines.putIfAbsent(entry.as(), entry.line()));
        OobMerge merge = new OobMerge(pack.orderOfBattle(), before, after, lines, inUse(pack), taking);
        return new Acceptance(pack.withOrderOfBattle(merge.merged()).withSource(assigned), merge.differences());
    }

    /**
     * What it makes of an order of battle by itself.
     *
     * @param side what to call the side, if the source gives it no name
     */
    public OrderOfBattle orderOfBattle(RuleSystem system, String side) {
        return SourceEntries.of(Assigned.of(source(), side, null, OrderOfBattle.EMPTY, system), system);
    }

    /** What an acceptance gives. @param differences what it changed, or would have where other hands differ */
    public record Acceptance(Pack pack, List<OobDifference> differences) {
        public Acceptance {
            differences = List.copyOf(differences);
        }

        /** Whether nothing that was there before is concerned. */
        public boolean onlyAdds() {
            return differences.stream().allMatch(one -> one.kind() == OobDifference.Kind.ADDED);
        }
    }

    private static Set<String> inUse(Pack pack) {
        Set<String> used = new HashSet<>();
        pack.scenarios().forEach(scenario -> {
            scenario.setup().forEach(placement -> used.add(placement.piece()));
            scenario.reinforcements().forEach(group -> group.march().forEach(marcher -> used.add(marcher.piece())));
        });
        return used;
    }
}
