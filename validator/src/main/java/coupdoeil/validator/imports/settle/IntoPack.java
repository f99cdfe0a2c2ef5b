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
     * Puts them in, one after the other.
     *
     * @param side id or name of the side; empty for sides of the names that the sources give
     * @param taking whether the sources count where the pack says something else
     */
    public static IntoPack of(Pack pack, List<Resolve> reads, String side, boolean taking) {
        Pack changed = pack;
        boolean harmless = true;
        List<OobSource> sources = new ArrayList<>();
        List<List<OobDifference>> differences = new ArrayList<>();
        for (Resolve read : reads) {
            Pack before = changed;
            OobSource kept = before.source(read.id()).orElse(null);
            Resolve decided = kept == null ? read : read.withDecisionsOf(kept);
            Resolve.Acceptance acceptance = decided.acceptance(before, side, taking);
            changed = acceptance.pack();
            OobSource source = changed.source(read.id()).orElseThrow();
            sources.add(source);
            differences.add(acceptance.differences());
            boolean untouched = acceptance.onlyAdds() && !holdsUnits(before, source);
            harmless &= acceptance.differences().isEmpty() || untouched;
        }
        boolean done = (harmless || taking) && !changed.equals(pack);
        return new IntoPack(done ? changed : pack, done, sources, differences);
    }

    /** Whether it is only told, for it would touch what is there. */
    public boolean isTold() {
        return !done && differences.stream().anyMatch(one -> !one.isEmpty());
    }

    /** With what a second step made of the pack. */
    public IntoPack followedBy(Pack changed) {
        return changed.equals(pack) ? this : new IntoPack(changed, true, sources, differences);
    }

    /** Whether a side that the source is about has units already. */
    private static boolean holdsUnits(Pack pack, OobSource source) {
        Set<String> sides = new HashSet<>();
        source.parties().forEach(party -> sides.add(party.side()));
        Roster roster = new Roster(pack.orderOfBattle());
        return roster.units().stream()
                .anyMatch(unit -> roster.sideOf(unit).filter(sides::contains).isPresent());
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
