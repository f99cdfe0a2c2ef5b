package coupdoeil.editor.imports;

import coupdoeil.editor.text.Messages;
import coupdoeil.model.pack.Edit;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.source.OobSource;
import coupdoeil.validator.check.subject.OpenPoint;
import coupdoeil.validator.imports.grammar.SlotField;
import coupdoeil.validator.imports.question.Question;
import coupdoeil.validator.imports.settle.IntoPack;
import coupdoeil.validator.imports.settle.OobDifference;
import coupdoeil.validator.imports.settle.PendingImport;
import coupdoeil.validator.imports.settle.Resolution;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Orders of battle on their way into the open pack: what was read, what is decided about its lines, which side it goes
 * into. Nothing of the pack changes before its {@link #edit}. Used on one thread only, the event thread of the editor.
 */
final class ImportDraft {

    /**
     * A source.
     *
     * @param before what it was before each decision, the last of them at the end
     * @param after what it was before decisions were taken back, the last of them at the end
     * @param like name of the source that it is read like; empty if of none
     */
    private record Read(PendingImport now, List<PendingImport> before, List<PendingImport> after, String like) {
        Read {
            before = List.copyOf(before);
            after = List.copyOf(after);
        }

        Read(PendingImport now) {
            this(now, List.of(), List.of(), "");
        }
    }

    private final Pack pack;
    private final RuleSystem system;
    private final List<Read> reads = new ArrayList<>();
    private final List<Runnable> listeners = new ArrayList<>();
    private int shown;
    private int line;
    private String side = "";
    private boolean taking;
    private @Nullable IntoPack into;

    /** @param system of the pack, house rules included */
    ImportDraft(Pack pack, RuleSystem system) {
        this.pack = pack;
        this.system = system;
    }

    Pack pack() {
        return pack;
    }

    RuleSystem system() {
        return system;
    }

    /** Calls back whenever anything of it has changed. */
    void whenChanged(Runnable listener) {
        listeners.add(listener);
    }

    private void changed() {
        into = null;
        List.copyOf(listeners).forEach(Runnable::run);
    }

    /**
     * Takes in what was read, and shows it. A file of the same name as a source of the pack is that source, changed or not,
     * and keeps what was decided about it; text that was pasted is a source of its own.
     *
     * @return why it is not taken in; empty if it is
     */
    Optional<String> add(PendingImport read, boolean pasted) {
        int length = read.read().source().length();
        if (length > IntoPack.MOST_LINES) {
            return Optional.of(
                    Messages.text("import.too-long", read.read().source().name(), length, IntoPack.MOST_LINES));
        }
        if (length == 0) {
            return Optional.of(
                    Messages.text("import.empty", read.read().source().name()));
        }
        PendingImport named = pasted ? read.withId(freeId(read.id(), true)) : read.withId(freeId(read.id(), false));
        PendingImport decided =
                pack.source(named.id()).map(named::withDecisionsOf).orElse(named);
        reads.add(asAnother(decided));
        shown = reads.size() - 1;
        line = 0;
        if (side.isEmpty() && isNameless(decided)) {
            side = pack.orderOfBattle().sides().stream()
                    .findFirst()
                    .map(first -> first.name())
                    .orElse("");
        }
        changed();
        return Optional.empty();
    }

    /** Goes on with a source that the pack keeps. */
    void reopen(OobSource kept) {
        int known = IntStream.range(0, reads.size())
                .filter(i -> reads.get(i).now().id().equals(kept.id()))
                .findFirst()
                .orElse(-1);
        if (known < 0) {
            reads.add(new Read(PendingImport.of(kept)));
        }
        shown = known < 0 ? reads.size() - 1 : known;
        line = 0;
        changed();
    }

    /** As a source here or in the pack is written, if it looks the same and nothing is decided of this one yet. */
    private Read asAnother(PendingImport read) {
        if (!read.reading().answers().isEmpty() || !read.settled().isEmpty()) {
            return new Read(read);
        }
        Stream<OobSource> here = reads.stream().map(other -> other.now().source());
        return Stream.concat(here, pack.sources().stream())
                .flatMap(other ->
                        read.asWritten(other).stream().map(as -> new Read(as, List.of(read), List.of(), other.name())))
                .findFirst()
                .orElseGet(() -> new Read(read));
    }

    /** Name of the source that the shown one is read like; empty if it is read by itself. */
    String like() {
        return reads.isEmpty() || reads.get(shown).before().isEmpty()
                ? ""
                : reads.get(shown).like();
    }

    /** Says something of how the shown source is written, of a kind of its lines or of all. */
    void say(String kind, String property, String value) {
        decide(it -> it.withReading(it.reading().saying(kind, property, value)));
    }

    /** Says what a column of the shown source holds, in all lines of units and formations that have it; one decision. */
    void say(ListColumn column, SlotField field) {
        decide(it -> {
            PendingImport said = it;
            for (String kind : column.kinds()) {
                said = said.withReading(said.reading().saying(kind, Question.SLOT + column.place(), field.key()));
            }
            return said;
        });
    }

    /** Whether something is decided that would be lost. */
    boolean isDecided() {
        return reads.stream().anyMatch(read -> !read.before().isEmpty());
    }

    /** An id that no other source here has; for pasted text none of the pack either. */
    private String freeId(String wanted, boolean pasted) {
        String free = wanted;
        for (int number = 2; isTaken(free, pasted); number++) {
            free = wanted + "-" + number;
        }
        return free;
    }

    private boolean isTaken(String id, boolean pasted) {
        return reads.stream().anyMatch(read -> read.now().id().equals(id))
                || pasted && pack.source(id).isPresent();
    }

    private static boolean isNameless(PendingImport read) {
        return read.read().order().sides().stream().allMatch(String::isEmpty)
                && read.read().order().sides().size() == 1;
    }

    boolean isEmpty() {
        return reads.isEmpty();
    }

    /** The sources in the order in which they came. */
    List<PendingImport> sources() {
        return reads.stream().map(Read::now).toList();
    }

    /** The number of the source that is shown, from 0. */
    int shownIndex() {
        return shown;
    }

    void show(int index) {
        if (index != shown && index >= 0 && index < reads.size()) {
            shown = index;
            line = 0;
            changed();
        }
    }

    /** The source that is shown; empty before there is any. */
    Optional<PendingImport> shown() {
        return reads.isEmpty() ? Optional.empty() : Optional.of(reads.get(shown).now());
    }

    /** Takes the source that is shown out again. */
    void remove() {
        if (!reads.isEmpty()) {
            reads.remove(shown);
            shown = Math.max(0, Math.min(shown, reads.size() - 1));
            line = 0;
            changed();
        }
    }

    /** The source that is shown as the pack would keep it; empty before there is any. */
    Optional<OobSource> kept() {
        return reads.isEmpty() ? Optional.empty() : Optional.of(into().sources().get(shown));
    }

    /** What is still open about the source that is shown, from its first line to its last. */
    List<OpenPoint> open() {
        return kept().map(source -> OpenPoint.of(List.of(source)).stream()
                        .sorted(Comparator.comparingInt(OpenPoint::line))
                        .toList())
                .orElse(List.of());
    }

    List<Resolution> settlements(OpenPoint point) {
        return Resolution.of(point, system);
    }

    /** Physical line of the shown source that is looked at, from 1; 0 for none. */
    int line() {
        return line;
    }

    void select(int changed) {
        if (changed != line) {
            line = changed;
            List.copyOf(listeners).forEach(Runnable::run);
        }
    }

    /** Decides something about the source that is shown; everything that follows from it is read again. */
    void decide(UnaryOperator<PendingImport> decision) {
        if (!reads.isEmpty()) {
            Read read = reads.get(shown);
            List<PendingImport> before = new ArrayList<>(read.before());
            before.add(read.now());
            reads.set(shown, new Read(decision.apply(read.now()), before, List.of(), read.like()));
            changed();
        }
    }

    boolean canTakeBack() {
        return !reads.isEmpty() && !reads.get(shown).before().isEmpty();
    }

    /** Takes the last decision about the shown source back. */
    void takeBack() {
        if (canTakeBack()) {
            Read read = reads.get(shown);
            List<PendingImport> after = new ArrayList<>(read.after());
            after.add(read.now());
            int last = read.before().size() - 1;
            reads.set(shown, new Read(read.before().get(last), read.before().subList(0, last), after, read.like()));
            changed();
        }
    }

    boolean canDoAgain() {
        return !reads.isEmpty() && !reads.get(shown).after().isEmpty();
    }

    /** Decides again what was taken back last. */
    void doAgain() {
        if (canDoAgain()) {
            Read read = reads.get(shown);
            List<PendingImport> before = new ArrayList<>(read.before());
            before.add(read.now());
            int last = read.after().size() - 1;
            reads.set(
                    shown, new Read(read.after().get(last), before, read.after().subList(0, last), read.like()));
            changed();
        }
    }

    /** Id or name of the side that the sources go into; empty for sides of the names that they give. */
    String side() {
        return side;
    }

    void putInto(String changed) {
        if (!changed.strip().equals(side)) {
            side = changed.strip();
            changed();
        }
    }

    /** Whether the sources name several sides, so that each goes into the side of its name. */
    boolean listsSides() {
        return reads.stream().anyMatch(read -> read.now().read().order().sides().size() > 1);
    }

    private String effectiveSide() {
        return listsSides() ? "" : side;
    }

    /** Whether the sources count where somebody else wrote something else. */
    boolean isTaking() {
        return taking;
    }

    void take(boolean changed) {
        if (changed != taking) {
            taking = changed;
            changed();
        }
    }

    /** What becomes of the pack. */
    IntoPack into() {
        IntoPack known = into;
        if (known == null) {
            known = IntoPack.seen(pack, sources(), effectiveSide(), taking);
            into = known;
        }
        return known;
    }

    /** What differs from the pack, by source. */
    List<List<OobDifference>> differences() {
        return into().differences();
    }

    /** Whether something of the pack would be touched, which is to be looked at first. */
    boolean touches() {
        return !into().isHarmless(pack);
    }

    /** Why nothing can be accepted yet; empty if it can. */
    Optional<String> fault() {
        if (reads.isEmpty()) {
            return Optional.of(Messages.text("import.nothing"));
        }
        boolean nameless = reads.stream()
                .anyMatch(read ->
                        isNameless(read.now()) && pack.source(read.now().id()).isEmpty());
        if (nameless && effectiveSide().isEmpty()) {
            return Optional.of(Messages.text("import.no-side"));
        }
        return Optional.empty();
    }

    /** The whole of it as one edit, for whatever the pack is by then. */
    Edit edit() {
        List<PendingImport> sources = sources();
        String into = effectiveSide();
        boolean counting = taking;
        String names = String.join(
                ", ", sources.stream().map(it -> it.read().source().name()).toList());
        return new Edit(
                Messages.text("edit.import", names),
                open -> IntoPack.seen(open, sources, into, counting).pack());
    }
}
