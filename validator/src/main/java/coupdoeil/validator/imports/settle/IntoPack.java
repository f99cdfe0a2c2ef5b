package coupdoeil.validator.imports.settle;

import coupdoeil.model.oob.Roster;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.source.OobSource;
import coupdoeil.model.source.SourceEntry;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Sources put into a pack as one edit. What would touch what is there already (a source that changed, a second source of an
 * army) is only told, unless it is to be taken.
 *
 * @param pack with the sources; as it was if that is only told
 * @param done whether the pack is to be written
 * @param sources as they are, or would be, in the pack, in the order given
 * @param differences from what was there, by source
 */
public record IntoPack(Pack pack, boolean done, List<OobSource> sources, List<List<OobDifference>> differences) {

    /** A list of more lines is not kept in a pack: its file would grow beyond what packs may hold. */
    public static final int MOST_LINES = 20_000;

    public IntoPack {
        sources = List.copyOf(sources);
        differences = List.copyOf(differences);
    }

    /**
     * Puts them in, one after the other, with the decisions that the pack keeps of them.
     *
     * @param side id or name of the side; empty for sides of the names that the sources give
     * @param taking whether the sources count where the pack says something else
     */
    public static IntoPack of(Pack pack, List<PendingImport> reads, String side, boolean taking) {
        List<PendingImport> decided = reads.stream()
                .map(read -> pack.source(read.id()).map(read::withDecisionsOf).orElse(read))
                .toList();
        IntoPack seen = seen(pack, decided, side, taking);
        return taking || seen.isHarmless(pack) ? seen : new IntoPack(pack, false, seen.sources, seen.differences);
    }

    /**
     * Puts them in as they are decided, one after the other, where somebody has looked at what differs.
     *
     * @param side id or name of the side; empty for sides of the names that the sources give
     * @param taking whether the sources count where somebody else wrote something else
     */
    public static IntoPack seen(Pack pack, List<PendingImport> reads, String side, boolean taking) {
        Pack changed = pack;
        List<OobSource> sources = new ArrayList<>();
        List<List<OobDifference>> differences = new ArrayList<>();
        for (PendingImport read : reads) {
            PendingImport.Acceptance acceptance = read.acceptance(changed, side, taking);
            changed = acceptance.pack();
            sources.add(changed.source(read.id()).orElseThrow());
            differences.add(acceptance.differences());
        }
        boolean done = !changed.equals(pack);
        return new IntoPack(done ? changed : pack, done, sources, differences);
    }

    /** Whether nothing is touched that was there: each source only adds, to sides that held no units before it. */
    public boolean isHarmless(Pack before) {
        Set<String> held = sidesWithUnits(before);
        for (int i = 0; i < sources.size(); i++) {
            Set<String> own = new HashSet<>();
            sources.get(i).parties().forEach(party -> own.add(party.side()));
            boolean onlyAdds = differences.get(i).stream().allMatch(one -> one.kind() == OobDifference.Kind.ADDED);
            boolean untouched = onlyAdds && own.stream().noneMatch(held::contains);
            if (!differences.get(i).isEmpty() && !untouched) {
                return false;
            }
            held.addAll(own);
        }
        return true;
    }

    /** Whether it is only told, for it would touch what is there. */
    public boolean isTold() {
        return !done && differences.stream().anyMatch(one -> !one.isEmpty());
    }

    /** With what a second step made of the pack. */
    public IntoPack followedBy(Pack changed) {
        return changed.equals(pack) ? this : new IntoPack(changed, true, sources, differences);
    }

    private static Set<String> sidesWithUnits(Pack pack) {
        Roster roster = new Roster(pack.orderOfBattle());
        Set<String> sides = new HashSet<>();
        roster.units().forEach(unit -> roster.sideOf(unit).ifPresent(sides::add));
        return sides;
    }

    /** How many units of a source are in the order of battle. */
    public static long units(OobSource source) {
        return source.entries().stream()
                .filter(SourceEntry::unit)
                .filter(entry -> !entry.as().isEmpty())
                .count();
    }

    /** How many of its formations are. */
    public static long formations(OobSource source) {
        return source.entries().stream()
                .filter(entry -> !entry.unit() && !entry.as().isEmpty())
                .count();
    }
}
