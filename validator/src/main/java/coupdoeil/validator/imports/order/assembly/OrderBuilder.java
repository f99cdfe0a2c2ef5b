package coupdoeil.validator.imports.order.assembly;

import coupdoeil.validator.imports.order.ImportedOrder;
import coupdoeil.validator.imports.outline.Entry;
import coupdoeil.validator.imports.outline.Outline;
import coupdoeil.validator.imports.outline.Role;
import coupdoeil.validator.imports.phrase.ArmWords;
import coupdoeil.validator.imports.phrase.EchelonWords;
import coupdoeil.validator.imports.phrase.Figure;
import coupdoeil.validator.imports.phrase.Part;
import coupdoeil.validator.imports.phrase.PartKind;
import coupdoeil.validator.imports.source.Mark;
import coupdoeil.validator.imports.token.Lists;
import coupdoeil.validator.imports.token.Tag;
import coupdoeil.validator.imports.token.Tags;
import coupdoeil.validator.imports.words.WordList;
import coupdoeil.validator.sheet.Arm;
import coupdoeil.validator.sheet.Echelon;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Puts an outline together to an order of battle, line by line from the top. */
public final class OrderBuilder {

    /** Below this, whether a line holds a unit is doubtful. */
    private static final double LOW = 0.5;

    private final List<Entry> entries;
    private final Chain chain;
    private final OrderDraft draft = new OrderDraft();
    private int current;
    private @Nullable UnitDraft lastUnit;
    /** How the last line of units of the open formation stood in its source. */
    private @Nullable Mark unitMark;

    private @Nullable FormationDraft lastFormation;

    /** What units of the side are called. */
    private final Set<String> named = new HashSet<>();

    /** The line that says something of what follows it, up to the next formation; 0 if there is none. */
    private int announced;

    private final Map<Integer, Echelon> levels;

    private OrderBuilder(Outline outline, Map<Integer, Echelon> levels) {
        this.entries = outline.entries();
        this.levels = levels;
        this.chain = new Chain(entries);
    }

    /**
     * Puts it together.
     *
     * @param levels echelons that somebody chose, by physical line
     * @param arms of the units of a line, likewise
     */
    public static ImportedOrder build(Outline outline, Map<Integer, Echelon> levels, Map<Integer, Arm> arms) {
        OrderBuilder builder = new OrderBuilder(outline, levels);
        for (int at = 0; at < builder.entries.size(); at++) {
            builder.current = at;
            builder.add(at, builder.entries.get(at));
        }
        builder.draft.unread.addAll(Unsaid.lines(outline));
        return new OrderSettling(builder.draft, levels, arms).settle();
    }

    private void add(int at, Entry entry) {
        switch (entry.role()) {
            case SIDE, FORMATION -> formation(entry);
            case UNIT -> {
                if (CompositeUnits.isSumOver(entry, next(at))) {
                    sum(entry);
                } else if (CompositeUnits.isOver(entry, next(at))) {
                    whole(entry);
                } else if (Bodies.isOver(entry, next(at))) {
                    formation(entry);
                } else {
                    units(entry);
                }
            }
            case PERSON -> person(at, entry);
            case TOTAL -> total(entry);
            case NOTE -> {
                announced = lastUnit != null && UnassignedUnits.isAnnouncement(entry) ? entry.line() : announced;
                if (entry.other() == Role.UNIT && entry.confidence() < LOW) {
                    draft.unread.add(entry.line());
                }
            }
        }
    }

    private void formation(Entry entry) {
        List<Part> parts = entry.phrase().parts();
        boolean opened = false;
        boolean several = Bodies.holdsSeveral(parts);
        for (int i = 0; i < parts.size(); i++) {
            Part part = parts.get(i);
            boolean names = i == 0 || part.kind() == PartKind.FORMATION;
            boolean said = part.kind() == PartKind.SIDE && i > 0 && SideWords.isSaidOf(parts.get(0), part);
            if (said || SideWords.isTitle(part) || i == 0 && Bodies.isPlaceOfCorps(parts)) {
                continue; // 24th Division (Lecoq) - Saxons: whose troops they are, and no other party.
            }
            if (i == 0 && draft.isContingent(part)) {
                open(entry, part);
                opened = true;
            } else if (part.kind() == PartKind.SIDE
                    || i == 0 && entry.role() == Role.SIDE
                    || SideWords.isArmyOfNation(part)) {
                side(part);
            } else if (names && parts.size() == 1 && chain.totalled(part) != null) {
                totals(chain.totalled(part), part.figures());
            } else if (names && part.kind() != PartKind.FIGURES) {
                foe(part);
                open(entry, part);
                opened = true;
            } else if (i == 1 && opened && Bodies.isChief(parts.get(0), part)) {
                commander(part);
                totals(chain.innermost(), part.figures());
            } else if (part.kind() == PartKind.UNIT || part.kind() == PartKind.ARM || isListed(part, several)) {
                leaveFor(part);
                unit(entry, part, opened ? chain.innermost() : chain.parent(entry), UnassignedUnits.isTold(entry));
            } else if (part.kind() == PartKind.PERSON || part.kind() == PartKind.NAME) {
                commander(part);
            } else {
                totals(chain.innermost(), part.figures());
            }
        }
        totals(chain.innermost(), entry.phrase().shared());
    }

    /** A name in a list of units that stands on the line of their formation. */
    private static boolean isListed(Part part, boolean several) {
        return part.kind() == PartKind.NAME && (!part.figures().isEmpty() || several);
    }

    /** {@code RUSSIAN LEFT WING}, behind a French army: begins the other side, and is a formation of it. */
    private void foe(Part part) {
        if (part.has(Tag.WING) && draft.isOther(SideWords.nation(part))) {
            side(part);
        }
    }

    private void side(Part part) {
        draft.side(part.name(), part.commander(), SideWords.nation(part));
        draft.allies = SideWords.nations(part);
        chain.clear();
        announced = 0;
        lastFormation = null;
        lastUnit = null;
        named.clear();
        draft.sideTotals(part.figures());
    }

    private void open(Entry entry, Part part) {
        Echelon chosen = part == entry.phrase().parts().get(0) ? levels.get(entry.line()) : null;
        boolean owned = part.kind() == PartKind.NAME
                && part.words().get(part.words().size() - 1).isPossessive();
        Echelon read = part.kind() == PartKind.FORMATION
                ? FormationEchelons.of(part)
                : owned ? Echelon.BRIGADE : Echelon.GROUP;
        boolean sister =
                read == Echelon.GROUP && part.kind() == PartKind.FORMATION && Leaves.isSister(entry, next(current));
        Echelon echelon = chosen == null ? sister ? Echelon.BRIGADE : read : chosen;
        double confidence = Heads.confidence(entry, part);
        FormationDraft formation =
                new FormationDraft(entry.line(), draft.currentSide(), part, echelon, entry.depth(), confidence);
        formation.indent = entry.phrase().line().source().level();
        formation.flat = CompositeUnits.isTold(entry.phrase().line().tokens());
        formation.apart = entry.phrase().line().source().afterBlank();
        if (formation.commander.isEmpty()) {
            formation.commander = Possession.commander(part.words());
        }
        chain.open(formation, echelonBelow(entry));
        announced = 0;
        draft.formations.add(formation);
        formation.abstracted(part.figures());
        lastFormation = formation;
        lastUnit = null;
        unitMark = null;
    }

    /** The echelon of the formation on the line below; null if there is none. */
    private @Nullable Echelon echelonBelow(Entry entry) {
        int below = current + 1;
        if (below >= entries.size()
                || entries.get(below).role() != Role.FORMATION
                || entry.phrase().parts().size() > 1) {
            return null;
        }
        return EchelonWords.ofFormation(
                entries.get(below).phrase().parts().get(0).tags());
    }

    private void commander(Part part) {
        FormationDraft formation = chain.innermost();
        if (formation != null && formation.commander.isEmpty()) {
            formation.commander = part.name();
        }
    }

    private void totals(@Nullable FormationDraft formation, List<Figure> figures) {
        if (formation != null) {
            formation.totals.addAll(figures);
        } else {
            draft.sideTotals(figures);
        }
    }

    private void units(Entry entry) {
        Part lead = entry.phrase().parts().get(0);
        leaveFor(lead);
        if (lead.hasStrength() && (lead.kind() == PartKind.ARM || lead.kind() == PartKind.UNIT)) {
            chain.leaveLeaf(lead);
        }
        boolean bareArm = lead.kind() == PartKind.ARM && entry.phrase().parts().size() == 1;
        Mark mark = entry.phrase().line().source().mark();
        boolean support = Lists.all(
                entry.phrase().parts(), part -> part.kind() == PartKind.ARM && isSupport(ArmWords.of(part.tags())));
        if (support && mark == Mark.PLAIN && unitMark != null && unitMark.isEntry()) {
            chain.leave(Echelon.BRIGADE);
        }
        unitMark = mark;
        boolean again = UnassignedUnits.isNamedAgain(entry, next(current), named);
        FormationDraft above = chain.innermost();
        if (bareArm && support && above != null && Bodies.isOfCorps(lead, above)) {
            chain.leave(Echelon.DIVISION);
        }
        FormationDraft parent = chain.parent(entry);
        FormationDraft left = parent;
        if (bareArm && parent != null && parent.echelon == Echelon.GROUP && parent.depth == entry.depth()) {
            parent = chain.leaveOtherArm(
                    Bodies.hasGuns(lead) ? Arm.ARTILLERY : ArmWords.of(lead.tags()), Bodies.isMounted(lead));
        }
        boolean told = UnassignedUnits.isTold(entry);
        for (Part part : entry.phrase().parts()) {
            if (part != lead && UnassignedUnits.isLetter(part)) {
                continue;
            }
            switch (part.kind()) {
                case UNIT, ARM, NAME, FORMATION, SIDE -> {
                    if (part != lead && Heads.isAmongUnits(entry.phrase().parts(), part)) {
                        open(entry, part);
                        parent = chain.innermost();
                        left = parent;
                        continue;
                    }
                    unit(entry, part, parent, told);
                    if (again && lastUnit != null) {
                        lastUnit.confidence = Math.min(lastUnit.confidence, UnassignedUnits.TOLD);
                    }
                }
                case PERSON -> {
                    if (lastUnit != null && lastUnit.commander.isEmpty()) {
                        lastUnit.commander = part.name();
                    }
                }
                case TOTAL, FIGURES -> totals(parent, part.figures());
                default -> {}
            }
        }
        if (left != parent) {
            Bodies.doubt(left, lead, lastUnit);
        }
        if (parent != null) {
            parent.share(entry.phrase().shared());
        } else {
            draft.sideTotals(entry.phrase().shared());
        }
    }

    /** What says its arm before a colon, or that it is the division's, is no part of a brigade, or of a group, of another arm. */
    private void leaveFor(Part part) {
        FormationDraft top = chain.innermost();
        Arm arm = ArmWords.of(part.tags());
        boolean labelled = Lists.any(part.hint(), token -> token.isSign(":"));
        if (Lists.any(part.words(), word -> WordList.DIVISIONAL.has(word.folded()))) {
            chain.leave(Echelon.BRIGADE);
        }
        if (!labelled || top == null || arm == null) {
            return;
        }
        boolean unlike = top.arms.isEmpty() ? isSupport(arm) && !top.units.isEmpty() : !top.arms.contains(arm);
        if (top.echelon == Echelon.BRIGADE && unlike) {
            chain.leave(Echelon.BRIGADE);
        } else if (top.echelon == Echelon.GROUP) {
            chain.leaveOtherArm(arm, Bodies.isMounted(part));
        }
    }

    private void unit(Entry entry, Part part, @Nullable FormationDraft parent, boolean told) {
        UnitDraft unit = new UnitDraft(
                part.line(entry.line()), draft.currentSide(), part, UnassignedUnits.confidence(entry, part, told));
        part.doubts().forEach(why -> unit.doubt("name", why));
        unit.parent = parent;
        if (announced > 0) {
            unit.doubt("parentPath", "line " + announced + " may say of what it is part");
        }
        if (parent != null) {
            boolean foreign = isSupport(ArmWords.of(part.tags()))
                    && (parent.echelon == Echelon.BRIGADE || Bodies.isOfNoBrigade(parent))
                    && !parent.units.isEmpty()
                    && !chain.isUnitsIndented(entry)
                    && (lastUnit != null && lastUnit.guest && lastUnit.parent == parent
                            || parent.arms.stream().noneMatch(OrderBuilder::isSupport));
            unit.guest = foreign;
            parent.add(unit);
        }
        draft.units.add(unit);
        lastUnit = unit;
    }

    private static boolean isSupport(@Nullable Arm arm) {
        return arm == Arm.ARTILLERY || arm == Arm.ENGINEERS || arm == Arm.TRAIN;
    }

    private void person(int at, Entry entry) {
        Part part = entry.phrase().parts().get(0);
        boolean apart = entry.phrase().line().source().afterBlank();
        if (part.kind() == PartKind.ROLE) {
            office(part);
            return;
        }
        if (heads(at, entry)) {
            head(at, entry, part);
            return;
        }
        String name = Possession.person(entry.phrase().parts());
        if (lastUnit != null && lastUnit.commander.isEmpty() && !apart) {
            lastUnit.commander = name;
        } else if (lastUnit == null && lastFormation != null && lastFormation.commander.isEmpty()) {
            lastFormation.commander = name;
        } else if (lastUnit == null && lastFormation == null) {
            draft.sideCommander(name);
        } else if (lastUnit != null && leadsGuns(at)) {
            chain.leave(Echelon.BRIGADE);
        }
    }

    /** Whether a total is of the divisions of a corps, and what the corps has beside them follows. */
    private boolean isArmNext(List<Figure> total, FormationDraft corps) {
        Entry next = next(current);
        return next != null
                && (next.role() == Role.UNIT || next.role() == Role.FORMATION)
                && next.phrase().lead() == PartKind.ARM
                && corps.units.isEmpty()
                && !corps.addsUpTo(total);
    }

    private @Nullable Entry next(int at) {
        return at + 1 < entries.size() ? entries.get(at + 1) : null;
    }

    private void whole(Entry entry) {
        FormationDraft group = chain.innermost();
        if (group != null && group.echelon == Echelon.GROUP) {
            chain.leaveOtherArm(ArmWords.of(entry.phrase().parts().get(0).tags()), false);
        }
        boolean items = entry.phrase().line().source().mark().isEntry();
        made(entry, entry.phrase().parts().get(0), Echelon.GROUP, items ? chain::openItems : chain::openParagraph);
    }

    private void sum(Entry entry) {
        made(entry, entry.phrase().parts().get(0), Echelon.BRIGADE, chain::openItems);
    }

    /** A formation with the figures of its line, for what stands below it. */
    private void made(Entry entry, Part part, Echelon echelon, Consumer<FormationDraft> open) {
        chain.parent(entry);
        FormationDraft formation =
                new FormationDraft(entry.line(), draft.currentSide(), part, echelon, entry.depth(), entry.confidence());
        open.accept(formation);
        draft.formations.add(formation);
        totals(formation, part.figures());
        lastFormation = formation;
        lastUnit = null;
    }

    /** Whether what a general commands stands below his name, further in, and has no name but his. */
    private boolean heads(int at, Entry entry) {
        Entry next = next(at);
        boolean below = next != null
                && next.depth() > entry.depth()
                && (next.role() == Role.UNIT || next.role() == Role.FORMATION || next.role() == Role.PERSON);
        if (Possession.isBrigadier(entry, next, chain.innermost())) {
            return true;
        }
        boolean commander = lastFormation != null && lastUnit == null && lastFormation.commander.isEmpty();
        return below
                && !commander
                && !(lastUnit == null && Heads.isSecond(entries, at))
                && entry.phrase().parts().get(0).kind() == PartKind.PERSON;
    }

    private void head(int at, Entry entry, Part part) {
        Echelon chosen = levels.get(entry.line());
        Echelon read = entries.get(at + 1).role() == Role.UNIT ? Echelon.BRIGADE : Echelon.DIVISION;
        FormationDraft formation = new FormationDraft(
                entry.line(),
                draft.currentSide(),
                part,
                chosen == null ? read : chosen,
                entry.depth(),
                entry.confidence());
        formation.commander = part.name();
        if (chain.isOfDivision(formation)) {
            chain.open(formation, null);
        } else {
            chain.openIndented(formation);
        }
        draft.formations.add(formation);
        lastFormation = formation;
        lastUnit = null;
    }

    /** Whether artillery follows: its chief stands above it, and it is of the division. */
    private boolean leadsGuns(int at) {
        Entry next = at + 1 < entries.size() ? entries.get(at + 1) : null;
        return next != null
                && next.role() == Role.UNIT
                && Lists.any(next.phrase().parts(), part -> isSupport(ArmWords.of(part.tags())));
    }

    private void office(Part part) {
        boolean commands = Lists.any(part.words(), word -> WordList.COMMANDING.has(word.folded()));
        if (!commands || part.person().isEmpty() || lastUnit != null) {
            return;
        }
        if (lastFormation == null) {
            draft.sideCommander(part.commander());
        } else if (lastFormation.commander.isEmpty()) {
            lastFormation.commander = part.commander();
        }
    }

    private void total(Entry entry) {
        List<Figure> figures = new ArrayList<>(entry.phrase().shared());
        entry.phrase().parts().forEach(part -> figures.addAll(part.figures()));
        if (figures.isEmpty() || lastUnit != null && lastUnit.takeGuns(figures)) {
            return;
        }
        Tags tags = entry.phrase().parts().get(0).tags();
        Echelon said = EchelonWords.ofFormation(tags);
        FormationDraft head = chain.innermost();
        if (said == Echelon.GROUP && ArmWords.of(tags) != null && head != null && head.isEmpty()) {
            return; // How much of an arm there is in what follows is no total of it.
        }
        boolean whole = CompositeUnits.isOfAll(entry.phrase().parts().get(0));
        FormationDraft summed = null;
        for (FormationDraft formation : chain.all()) {
            boolean meant = said == Echelon.GROUP ? formation.totals.isEmpty() : formation.echelon == said;
            boolean proved = said == Echelon.GROUP && meant && formation.addsUpTo(figures);
            summed = proved || meant && (whole || summed == null) ? formation : summed;
            if (proved || said != Echelon.GROUP && meant) {
                break;
            }
        }
        if (summed == null) {
            draft.sideTotals(figures);
            return;
        }
        summed.totals.addAll(figures);
        boolean goesOn = said == Echelon.GROUP && summed.echelon == Echelon.CORPS && isArmNext(figures, summed);
        if (!summed.isEmpty() && !goesOn) {
            chain.close(summed);
        }
    }
}
