package coupdoeil.validator.imports.order.assembly;

import coupdoeil.validator.imports.outline.Entry;
import coupdoeil.validator.imports.outline.Role;
import coupdoeil.validator.imports.phrase.EchelonWords;
import coupdoeil.validator.imports.phrase.Part;
import coupdoeil.validator.imports.phrase.PartKind;
import coupdoeil.validator.imports.source.Mark;
import coupdoeil.validator.imports.token.Tag;
import coupdoeil.validator.sheet.Echelon;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** What all lines of a list together say of how it is laid out. */
final class ListLayout {

    /** Of ten pairs of lines so many must agree for the layout to be believed. */
    private static final double AGREEMENT = 0.7;

    /** Of lines of groups, the number of their side or army. */
    final Map<Integer, Integer> sides = new HashMap<>();
    /** How often groups of a name are opened in a side. */
    final Map<String, Integer> groups = new HashMap<>();

    /** Of lines of formations, the level of the next division, or of the next above divisions, below them. */
    final Map<Integer, Echelon> above = new HashMap<>();
    /** The last line of a formation that says its level. */
    final int lastRanked;

    /** Whether units stand deeper than their formations: those on lines of plain text, and those of lists and tables. */
    final boolean plainIndented;

    final boolean othersIndented;
    final boolean formationsIndented;

    ListLayout(List<Entry> entries) {
        int[] deeper = new int[2];
        int[] pairs = new int[2];
        int agreeing = 0;
        int ranked = 0;
        Entry last = null;
        Entry formation = null;
        int side = 0;
        for (Entry entry : entries) {
            side += entry.role() == Role.SIDE
                            || entry.role() == Role.FORMATION && lead(entry).has(Tag.ARMY)
                    ? 1
                    : 0;
            if (entry.role() == Role.UNIT && last != null && last.role() == Role.FORMATION) {
                int kind = isPlain(entry) ? 0 : 1;
                pairs[kind]++;
                deeper[kind] += entry.depth() > last.depth() ? 1 : 0;
            }
            if (entry.role() == Role.FORMATION && !hasRank(entry)) {
                group(entry, side);
            }
            if (last != null && last.role() == Role.UNIT && Bodies.isOver(last, entry)) {
                group(last, side); // Reiterei. General-Major Graf Preysing.
            }
            if (entry.role() == Role.FORMATION && hasRank(entry)) {
                int rank = formation == null ? 0 : Integer.compare(rank(entry), rank(formation));
                if (formation != null && rank != 0) {
                    ranked++;
                    agreeing += Integer.signum(entry.depth() - formation.depth()) == rank ? 1 : 0;
                }
                formation = entry;
            }
            if (entry.role() != Role.PERSON && entry.role() != Role.NOTE) {
                last = entry;
            }
        }
        Echelon next = null;
        for (int at = entries.size() - 1; at >= 0; at--) {
            Entry entry = entries.get(at);
            if (next != null) {
                above.put(entry.line(), next);
            }
            boolean high = entry.role() == Role.FORMATION && rank(entry) <= Echelon.DIVISION.ordinal();
            next = entry.role() == Role.SIDE
                    ? Echelon.ARMY
                    : high
                            ? EchelonWords.ofFormation(lead(entry).tags())
                            : entry.role() == Role.FORMATION && lead(entry).has(Tag.GROUP) ? Echelon.ARMY : next;
        }
        lastRanked = formation == null ? 0 : formation.line();
        plainIndented = pairs[0] > 0 && deeper[0] >= AGREEMENT * pairs[0];
        othersIndented = pairs[1] > 0 && deeper[1] >= AGREEMENT * pairs[1];
        formationsIndented = ranked > 0 && agreeing >= AGREEMENT * ranked;
    }

    private void group(Entry entry, int side) {
        sides.put(entry.line(), side);
        groups.merge(side + lead(entry).name().toLowerCase(Locale.ROOT), 1, Integer::sum);
    }

    private static boolean hasRank(Entry entry) {
        return EchelonWords.ofFormation(lead(entry).tags()) != Echelon.GROUP;
    }

    private static int rank(Entry entry) {
        return EchelonWords.ofFormation(lead(entry).tags()).ordinal();
    }

    private static Part lead(Entry entry) {
        List<Part> parts = entry.phrase().parts();
        for (Part part : parts) {
            if (part.kind() == PartKind.FORMATION) {
                return part;
            }
        }
        return parts.get(0);
    }

    static boolean isPlain(Entry entry) {
        return entry.phrase().line().source().mark() == Mark.PLAIN;
    }
}
