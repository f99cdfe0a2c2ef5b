package coupdoeil.validator.imports.order.assembly;

import coupdoeil.validator.imports.outline.Entry;
import coupdoeil.validator.imports.phrase.ArmWords;
import coupdoeil.validator.imports.phrase.EchelonWords;
import coupdoeil.validator.imports.phrase.Figure;
import coupdoeil.validator.imports.phrase.Part;
import coupdoeil.validator.imports.phrase.PartKind;
import coupdoeil.validator.imports.token.Lists;
import coupdoeil.validator.imports.token.Tag;
import coupdoeil.validator.sheet.Arm;
import coupdoeil.validator.sheet.Echelon;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * The formations that are open while a list is read from the top, the innermost first. Echelons decide what belongs to
 * what; the layout where the list keeps to one, and where echelons say nothing.
 */
final class Chain {

    /** Depths below this are of headings, which say themselves how deep they stand. */
    static final int HEADINGS = 10;
    /** Depths of headings above this are of columns of a table, in one of which stand formations of all levels. */
    private static final int HIGHEST_OF_PAGE = 4;

    private final Deque<FormationDraft> open = new ArrayDeque<>();
    /** Those of the side that nothing holds. */
    private final List<FormationDraft> roots = new ArrayList<>();

    private final ListLayout layout;

    Chain(List<Entry> entries) {
        layout = new ListLayout(entries);
    }

    void clear() {
        roots.clear();
        open.clear();
    }

    @Nullable
    FormationDraft innermost() {
        return open.peek();
    }

    /**
     * Opens a formation where it belongs.
     *
     * @param next echelon of the formation on the next line; null if none stands there
     */
    void open(FormationDraft formation, @Nullable Echelon next) {
        if (formation.echelon == Echelon.GROUP) {
            leaveSistersOf(formation, next);
            closeForGroup(formation);
        } else {
            closeForEchelon(formation);
        }
        push(formation);
    }

    /** Whether a brigade that stands further out than the title of the division above it is part of that all the same. */
    boolean isOfDivision(FormationDraft brigade) {
        FormationDraft top = open.peek();
        FormationDraft division = top != null && top.echelon == Echelon.BRIGADE ? top.parent : top;
        return !layout.formationsIndented
                && brigade.echelon == Echelon.BRIGADE
                && division != null
                && division.echelon == Echelon.DIVISION
                && !division.closed
                && division.depth > brigade.depth;
    }

    /**
     * {@code Division | 10 | 7,938} below what a division has: the open one of that level, which it gives the sum of; null if
     * there is none, or it names another.
     */
    @Nullable
    FormationDraft totalled(Part part) {
        boolean bare = part.kind() == PartKind.FORMATION
                && part.words().size() == 1
                && part.hasStrength()
                && part.person().isEmpty();
        Echelon echelon = EchelonWords.ofFormation(part.tags());
        if (!bare || echelon == Echelon.GROUP) {
            return null;
        }
        for (FormationDraft above : open) {
            if (above.echelon == echelon) {
                return above.isEmpty() ? null : above;
            }
        }
        return null;
    }

    /** Opens a formation that only the layout says the place of. */
    void openIndented(FormationDraft formation) {
        while (!open.isEmpty() && isBeside(open.peek(), formation)) {
            open.pop();
        }
        push(formation);
    }

    /** Of two that stand as deep, the one of the higher echelon holds the other. */
    private static boolean isBeside(FormationDraft top, FormationDraft next) {
        return top.closed
                || top.depth > next.depth
                || top.depth == next.depth && top.echelon.compareTo(next.echelon) >= 0;
    }

    private void push(FormationDraft formation) {
        FormationDraft parent = open.peek();
        formation.parent = parent;
        if (parent != null) {
            parent.add(formation);
        } else {
            roots.add(formation);
        }
        open.push(formation);
    }

    /**
     * A group that holds divisions is no part of a corps that has divisions of its own, but its sister; the same a level
     * below.
     */
    private void leaveSistersOf(FormationDraft group, @Nullable Echelon held) {
        if (held == null || held == Echelon.GROUP) {
            return;
        }
        if (group.isSupport() && held == Echelon.DIVISION) {
            return; // Guns hold no divisions.
        }
        if (held == Echelon.BRIGADE
                && open.stream().noneMatch(above -> above.echelon == Echelon.DIVISION && above.holds(held))) {
            return; // A corps that has brigades may have its horse in a body of its own.
        }
        boolean sisters = open.stream()
                .anyMatch(above ->
                        above.depth < group.depth ? above.holdsElsewhere(held, group.depth) : above.holds(held));
        while (sisters && !open.isEmpty()) {
            if (open.pop().holds(held)) {
                return;
            }
        }
    }

    private void closeForEchelon(FormationDraft formation) {
        while (!open.isEmpty()) {
            FormationDraft top = open.peek();
            boolean below = top.echelon == Echelon.GROUP
                    ? isLayoutTrusted(top, formation) ? top.depth < formation.depth : holds(top, formation)
                    : top.echelon.compareTo(formation.echelon) < 0;
            boolean beside = !layout.formationsIndented
                    && top.echelon == Echelon.DIVISION
                    && formation.echelon == Echelon.BRIGADE
                    && top.depth == formation.depth
                    && top.line != formation.line
                    && Leaves.holdsTroops(top);
            boolean horse = !layout.formationsIndented && HorseBehindFoot.is(top, formation);
            if (horse) {
                formation.doubt("parentPath", "horse behind the brigades of a division: of what stands above it");
            }
            if (beside && formation.arm != Arm.CAVALRY) {
                formation.doubt(
                        "parentPath", "behind a division that has units and no brigades: of what stands above it");
            }
            boolean sister = beside
                    || horse
                    || Leaves.holdsFurtherIn(top, formation)
                    || Leaves.isBeside(top, formation)
                    || Leaves.isWeaker(top, formation)
                    || layout.formationsIndented
                            && top.depth == formation.depth
                            && top.echelon == Echelon.DIVISION
                            && top.isIndented();
            if (below && !top.closed && !sister) {
                boolean title = top.parent == null;
                if (layout.formationsIndented
                        && top.depth > formation.depth
                        && top.echelon != Echelon.GROUP
                        && !title) {
                    formation.doubt("parentPath", "stands further out than what its echelon puts above it");
                }
                return;
            }
            open.pop();
        }
    }

    private boolean isLayoutTrusted(FormationDraft top, FormationDraft below) {
        boolean oneColumn = top.depth == below.depth && top.depth > HIGHEST_OF_PAGE;
        return !oneColumn && (layout.formationsIndented || top.depth < HEADINGS && below.depth < HEADINGS);
    }

    /**
     * Whether a group may hold this: nothing above the group's own place; an empty group holds what follows it, another
     * what is no higher than what it holds already.
     */
    private static boolean holds(FormationDraft group, FormationDraft formation) {
        FormationDraft above = group.parent;
        boolean lower = above == null || above.echelon.compareTo(formation.echelon) < 0;
        boolean ofAnotherArm = formation.arm != group.arm
                && (group.isSupport() && formation.echelon == Echelon.DIVISION
                        || group.arm != null && formation.echelon == Echelon.CORPS);
        boolean empty = group.isEmpty() && !ofAnotherArm;
        boolean alike = Lists.any(group.formations, other -> other.echelon.compareTo(formation.echelon) <= 0);
        return lower && (empty || alike);
    }

    private void closeForGroup(FormationDraft group) {
        if (leaveFor(Owners.named(group, open))) {
            return;
        }
        Echelon said = EchelonWords.ofFormation(group.part.tags());
        boolean there = open.stream().anyMatch(above -> above.echelon == said && !above.closed);
        boolean inside = layout.formationsIndented && !open.isEmpty() && open.peek().depth < group.depth;
        if (said != Echelon.GROUP && there && !inside) {
            while (open.element().echelon != said || open.element().closed) {
                open.pop();
            }
            return;
        }
        if (said == Echelon.ARMY && !inside) {
            open.clear(); // What the army has, whose name is that of the side.
            return;
        }
        boolean headings = group.depth < HEADINGS && !open.isEmpty() && open.peek().depth < HEADINGS;
        if (layout.formationsIndented || headings) {
            while (!open.isEmpty() && open.peek().isLeftFor(group)) {
                open.pop();
            }
            return;
        }
        if (isPartOfGroup(group) || BelowHeading.isFirst(open.peek(), group)) {
            return;
        }
        if (leaveFor(BelowHeading.division(open, group))) {
            return;
        }
        if (isBesideBrigade(group)) {
            open.pop();
            return;
        }
        Echelon owner = owner(group);
        FormationDraft division = ofSister(group);
        if (division != null) {
            leaveTo(division);
            if (group.line > layout.lastRanked && !isRepeated(group)) {
                group.doubt("parentPath", "behind the last division: its own, or of what stands above it");
            }
            return;
        }
        boolean deeper = false;
        while (!open.isEmpty()) {
            FormationDraft top = open.peek();
            boolean wing = top.echelon == Echelon.WING
                    && top.depth == group.depth
                    && !top.units.isEmpty()
                    && !group.commander.isEmpty();
            if (!top.closed && !wing && top.echelon.compareTo(owner) <= 0) {
                break;
            }
            deeper |= top.echelon == Echelon.DIVISION && !top.closed;
            open.pop();
        }
        boolean support = group.arm != null && group.arm != Arm.CAVALRY && group.arm != Arm.INFANTRY;
        if (deeper && support) {
            group.doubt("parentPath", "a group without a level may belong to what stands above it or higher");
        }
    }

    /**
     * Whether a group goes into the one above it: {@code Artillery}, and below it {@code Royal Horse Artillery} and
     * {@code Royal Foot Artillery}. Leaves the sister before it.
     */
    private boolean isPartOfGroup(FormationDraft group) {
        FormationDraft top = open.peek();
        if (top != null && Leaves.isAmongUnits(top, group)) {
            return true;
        }
        if (top == null || group.arm == null || top.echelon != Echelon.GROUP || top.arm != group.arm || top.closed) {
            return false;
        }
        FormationDraft whole = top.parent;
        boolean sister =
                whole != null && whole.echelon == Echelon.GROUP && whole.arm == group.arm && whole.units.isEmpty();
        if (sister) {
            open.pop();
        }
        return sister || top.units.isEmpty() && top.formations.isEmpty();
    }

    /** Whether it stands as deep as the brigade before it, and the division of that further out. */
    private boolean isBesideBrigade(FormationDraft group) {
        FormationDraft top = open.peek();
        return top != null
                && top.echelon == Echelon.BRIGADE
                && top.depth == group.depth
                && top.parent != null
                && top.parent.echelon == Echelon.DIVISION
                && top.parent.depth < group.depth;
    }

    /** The echelon a group is part of: a division if it says so ({@code Divisional Artillery}) or there are several. */
    private Echelon owner(FormationDraft group) {
        String name = group.name().toLowerCase(Locale.ROOT);
        boolean sister = group.isSupport() && layout.above.getOrDefault(group.line, Echelon.ARMY) == Echelon.DIVISION;
        boolean inside = isAmongDivisions(group);
        return name.contains("divisi") || isRepeated(group) || sister || inside ? Echelon.DIVISION : Echelon.CORPS;
    }

    /**
     * Whether a division is open that nothing holds, and another one or nothing else of the side follows: where there is
     * no corps, what stands between divisions is of the one before it.
     */
    private boolean isAmongDivisions(FormationDraft group) {
        FormationDraft root = open.peekLast();
        return root != null
                && root.echelon == Echelon.DIVISION
                && !root.closed
                && !root.isEmpty()
                && (layout.above.getOrDefault(group.line, Echelon.ARMY) == Echelon.DIVISION || roots.size() == 1)
                && (root.depth < group.depth || root.depth == group.depth && !layout.plainIndented)
                && (group.arm != null || Lists.any(group.part.person(), word -> word.is(Tag.RANK)));
    }

    private void leaveTo(FormationDraft formation) {
        while (open.element() != formation) {
            open.pop();
        }
    }

    /** Leaves what is below a formation, if there is one; whether there is. */
    private boolean leaveFor(@Nullable FormationDraft owner) {
        if (owner != null) {
            leaveTo(owner);
        }
        return owner != null;
    }

    private boolean isRepeated(FormationDraft group) {
        String name = group.name().toLowerCase(Locale.ROOT);
        return layout.groups.getOrDefault(layout.sides.getOrDefault(group.line, 0) + name, 0) > 1;
    }

    /** The division that a group of another arm, as deep as this one, is part of, if that is open still. */
    private @Nullable FormationDraft ofSister(FormationDraft group) {
        for (FormationDraft top : open) {
            FormationDraft above = top.parent;
            boolean arms = top.arm != null && group.arm != null && top.arm != group.arm;
            if (top.echelon == Echelon.GROUP && top.depth == group.depth && arms && above != null) {
                return above.echelon == Echelon.DIVISION && !above.closed ? above : null;
            }
        }
        return null;
    }

    /** The formation that a unit on this line belongs to. */
    @Nullable
    FormationDraft parent(Entry entry) {
        while (!open.isEmpty()) {
            FormationDraft top = open.peek();
            top.flat |= Leaves.isHeadOf(top, entry);
            boolean outside = (isUnitsIndented(entry) || top.holdsItems)
                    && !top.isFlat()
                    && top.depth >= entry.depth()
                    && !(top.depth == entry.depth()
                            && ListLayout.isPlain(entry)
                            && top.indent < entry.phrase().line().source().level())
                    && top.line != entry.line();
            if (!outside && !top.closed && !isLeft(top, entry)) {
                break;
            }
            open.pop();
        }
        return open.peek();
    }

    /** Whether all units of a formation have been named, so that one with a strength of its own is of what stands above it. */
    private boolean isLeft(FormationDraft top, Entry entry) {
        boolean strong = Lists.any(entry.phrase().parts(), Part::hasStrength);
        boolean apart = top.holdsParagraph
                && !top.isEmpty()
                && entry.phrase().line().source().afterBlank();
        return apart || strong && !isUnitsIndented(entry) && top.line != entry.line() && top.isComplete();
    }

    /** Leaves what is of this level, or lower: what follows belongs to what stands above. */
    void leave(Echelon level) {
        while (!open.isEmpty() && open.peek().echelon.compareTo(level) >= 0) {
            open.pop();
        }
    }

    /**
     * Leaves a group of another arm than that of a line that names nothing but its arm; what is open then.
     *
     * @param mounted whether it rides, so that it may well be part of cavalry
     */
    @Nullable
    FormationDraft leaveOtherArm(@Nullable Arm arm, boolean mounted) {
        FormationDraft top = open.peek();
        boolean guns = arm == Arm.ARTILLERY && top != null && (top.part.has(Tag.GUNS) || top.part.has(Tag.ARTILLERY))
                || arm == Arm.ENGINEERS && top != null && top.part.has(Tag.ENGINEERS);
        boolean mixed = guns || mounted && top != null && top.arm == Arm.CAVALRY;
        if (top != null && top.arm != null && arm != null && top.arm != arm && !mixed) {
            open.pop();
        }
        return open.peek();
    }

    /**
     * Leaves a division that has a strength and nothing else, as its sister before it: {@code 5th Division 8 4,235 4th Division
     * 12 5,618 Artillery 784}, where the guns are the corps'; and so are horse, and what is counted as divisions are.
     *
     * @param next what follows, with a strength
     */
    void leaveLeaf(Part next) {
        FormationDraft top = open.peek();
        FormationDraft whole = top == null ? null : top.parent;
        List<FormationDraft> sisters = whole == null ? roots : whole.formations;
        if (top == null || !isLeaf(top) || top.echelon != Echelon.DIVISION && top.echelon != Echelon.BRIGADE) {
            return;
        }
        boolean alike = sisters != null && sisters.size() > 1
                ? isLeaf(sisters.get(sisters.size() - 2))
                : whole != null
                        && !whole.units.isEmpty()
                        && isCounted(whole.units.get(0).part.figures());
        Arm arm = ArmWords.of(next.tags());
        boolean other = arm != null && arm != Arm.INFANTRY;
        boolean apart = other || isCounted(next.figures()) && !OrderSettling.isNumbered(next);
        if (alike && (next.kind() == PartKind.ARM || apart && isCounted(top.totals))) {
            open.pop();
        }
    }

    /** Whether men are given, and battalions or squadrons. */
    private static boolean isCounted(List<Figure> figures) {
        return figures.stream().anyMatch(figure -> figure.kind().isCount())
                && figures.stream().anyMatch(figure -> !figure.kind().isCount());
    }

    private static boolean isLeaf(FormationDraft formation) {
        return formation.units.isEmpty() && formation.formations.isEmpty() && !formation.totals.isEmpty();
    }

    /** Opens one that stands on a line among units, and holds no more than the items below it. */
    void openItems(FormationDraft formation) {
        push(formation);
        formation.holdsItems = true;
    }

    /** Opens one that holds no more than the lines below it, up to the next blank one. */
    void openParagraph(FormationDraft formation) {
        push(formation);
        formation.holdsParagraph = true;
    }

    /** Closes a formation and what is below it: its total has been given. */
    void close(FormationDraft formation) {
        leaveTo(formation);
        formation.closed = true;
    }

    boolean isUnitsIndented(Entry entry) {
        return ListLayout.isPlain(entry) ? layout.plainIndented : layout.othersIndented;
    }

    Iterable<FormationDraft> all() {
        return open;
    }
}
