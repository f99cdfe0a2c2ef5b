package coupdoeil.validator.imports.order.assembly;

import coupdoeil.validator.imports.outline.Entry;
import coupdoeil.validator.imports.outline.Role;
import coupdoeil.validator.imports.phrase.Part;
import coupdoeil.validator.imports.phrase.PartKind;
import coupdoeil.validator.imports.token.Tag;
import java.util.List;

/** What stands over others: how certain it is, and whether two lines are over the same. */
final class Heads {

    /** Confidence in a formation where only what stands before it is not certain. */
    private static final double EITHER = 0.6;

    private Heads() {}

    /** {@code FRENCH — Armée du Nord}: whether the first is called a side or not, a formation stands behind. */
    static double confidence(Entry entry, Part part) {
        boolean either = isHead(entry.role())
                && isHead(entry.other())
                && !part.equals(entry.phrase().parts().get(0));
        return either ? Math.max(EITHER, entry.confidence()) : entry.confidence();
    }

    private static boolean isHead(Role role) {
        return role == Role.SIDE || role == Role.FORMATION;
    }

    /** Whether somebody stands right above who commands the same: one followed the other. */
    static boolean isSecond(List<Entry> entries, int at) {
        return at > 0
                && entries.get(at - 1).role() == Role.PERSON
                && entries.get(at - 1).depth() == entries.get(at).depth()
                && !entries.get(at).phrase().line().source().afterBlank();
    }

    /** {@code 27e de ligne, 1,386. — 2e brigade (Labassée) : 50e de ligne}: heads what stands behind it on a line that begins with units. */
    static boolean isAmongUnits(List<Part> parts, Part part) {
        if (part.kind() != PartKind.FORMATION
                || !part.has(Tag.BRIGADE)
                || !part.figures().isEmpty()) {
            return false;
        }
        int next = parts.indexOf(part) + 1;
        return next < parts.size() && parts.get(next).kind() == PartKind.UNIT;
    }
}
