package coupdoeil.validator.imports.grammar;

import coupdoeil.validator.imports.lines.ListLine;
import coupdoeil.validator.imports.order.Doubt;
import coupdoeil.validator.imports.order.ImportedFormation;
import coupdoeil.validator.imports.order.ImportedUnit;
import coupdoeil.validator.imports.order.Strengths;
import coupdoeil.validator.imports.token.Lists;
import coupdoeil.validator.sheet.Arm;
import coupdoeil.validator.sheet.Echelon;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** A formation or unit whose place in the order of battle may change. */
final class Node {

    private static final double ANSWERED = 0.95;

    final int line;
    /** The line that names it. */
    final ListLine in;

    String name;
    final boolean unit;

    @Nullable
    Arm arm;

    Echelon echelon;
    final String nation;

    @Nullable
    Node parent;

    int side;
    String commander;
    Strengths strengths;
    double confidence;
    List<Doubt> doubts;

    private Node(
            int line,
            ListLine in,
            String name,
            boolean unit,
            @Nullable Arm arm,
            Echelon echelon,
            String nation,
            int side,
            String commander,
            Strengths strengths,
            double confidence,
            List<Doubt> doubts) {
        this.line = line;
        this.in = in;
        this.name = name;
        this.unit = unit;
        this.arm = arm;
        this.echelon = echelon;
        this.nation = nation;
        this.side = side;
        this.commander = commander;
        this.strengths = strengths;
        this.confidence = confidence;
        this.doubts = doubts;
    }

    static Node of(ImportedFormation it, ListLine in) {
        return new Node(
                it.line(),
                in,
                it.name(),
                false,
                it.arm(),
                it.echelon(),
                "",
                it.side(),
                it.commander(),
                it.strengths(),
                it.confidence(),
                it.doubts());
    }

    static Node of(ImportedUnit it, ListLine in) {
        return new Node(
                it.line(),
                in,
                it.name(),
                true,
                it.arm(),
                it.echelon(),
                it.nation(),
                it.side(),
                it.commander(),
                it.strengths(),
                it.confidence(),
                it.doubts());
    }

    /** Something of which only its line is known. */
    static Node named(ListLine in, String name, boolean unit) {
        return new Node(
                in.line(),
                in,
                name,
                unit,
                null,
                unit ? Echelon.DETACHMENT : Echelon.GROUP,
                "",
                0,
                "",
                Strengths.UNKNOWN,
                ANSWERED,
                List.of());
    }

    /** The same as a unit, or as a formation. */
    Node as(boolean otherUnit) {
        Echelon other = otherUnit || echelon.compareTo(Echelon.GROUP) <= 0 ? echelon : Echelon.GROUP;
        Node changed =
                new Node(line, in, name, otherUnit, arm, other, nation, side, commander, strengths, confidence, doubts);
        changed.parent = parent;
        return changed;
    }

    /** Takes away what was doubted of what somebody has said. */
    void sure(Predicate<Doubt> said) {
        doubts = Lists.where(doubts, doubt -> !said.test(doubt));
    }

    /** Somebody has said that it is what it is. */
    void sure() {
        confidence = Math.max(confidence, ANSWERED);
        sure(doubt -> doubt.field().equals("name"));
    }

    /** Whether its words say a level of the army. */
    boolean isRanked() {
        return echelon != Echelon.GROUP;
    }

    /** Whether it is this or stands somewhere under it. */
    boolean isWithin(Node other) {
        for (Node above = this; above != null; above = above.parent) {
            if (above == other) {
                return true;
            }
        }
        return false;
    }

    /** Puts it under something that does not stand under it. @param other null for the side itself */
    void putUnder(@Nullable Node other) {
        if (other == null || !other.isWithin(this)) {
            parent = other;
        }
    }

    ImportedFormation formation(int id, int parentId) {
        return new ImportedFormation(
                id, side, parentId, line, name, echelon, arm, commander, strengths, confidence, doubts);
    }

    ImportedUnit imported(int parentId) {
        return new ImportedUnit(
                line, side, parentId, name, arm, echelon, strengths, commander, nation, confidence, doubts);
    }
}
