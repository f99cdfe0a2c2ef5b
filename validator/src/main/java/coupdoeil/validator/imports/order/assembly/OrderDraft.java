package coupdoeil.validator.imports.order.assembly;

import coupdoeil.validator.imports.phrase.Figure;
import coupdoeil.validator.imports.phrase.Part;
import coupdoeil.validator.imports.phrase.PartKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** An order of battle while it is being put together. */
final class OrderDraft {

    private static final String ALLIED = "allied";

    final List<String> sides = new ArrayList<>();
    final List<String> commanders = new ArrayList<>();
    final List<String> nations = new ArrayList<>();
    final List<List<Figure>> totals = new ArrayList<>();
    final List<FormationDraft> formations = new ArrayList<>();
    final List<UnitDraft> units = new ArrayList<>();
    /** Nations that the side that was begun last names. */
    Set<String> allies = Set.of();

    final List<Integer> unread = new ArrayList<>();

    /** Begins a side; one that holds nothing yet gives way. */
    void side(String name, String commander, String nation) {
        int current = sides.size() - 1;
        boolean empty = current >= 0
                && (formations.isEmpty() || formations.get(formations.size() - 1).side != current)
                && (units.isEmpty() || units.get(units.size() - 1).side != current);
        if (empty && (sides.get(current).isEmpty() || nations.get(current).equals(nation))) {
            sides.set(current, name);
            commanders.set(current, commander.isEmpty() ? commanders.get(current) : commander);
            nations.set(current, nation);
        } else {
            sides.add(name);
            commanders.add(commander);
            nations.add(nation);
            totals.add(new ArrayList<>());
        }
    }

    /** In place of the only side, which has no name. */
    void sides(List<FormationDraft> armies) {
        List<Figure> sums = List.copyOf(totals.get(0));
        sides.clear();
        commanders.clear();
        nations.clear();
        totals.clear();
        for (FormationDraft army : armies) {
            sides.add(army.name());
            commanders.add(army.commander);
            nations.add("");
            totals.add(new ArrayList<>());
        }
        LastBegun last = new LastBegun(armies);
        sums.forEach(sum -> totals.get(last.on(sum.line())).add(sum));
    }

    /** Whether the only side that has a name has a nation too, and this is another one; allies have more than one anyway. */
    boolean isOther(String nation) {
        int last = sides.size() - 1;
        return last >= 0
                && sides.stream().filter(name -> !name.isEmpty()).count() == 1
                && !nation.isEmpty()
                && !nations.get(last).isEmpty()
                && !nations.get(last).equals(nation)
                && !nations.get(last).equals(ALLIED);
    }

    /** {@code Sasi – gen. mjr von Dyherrn}, behind {@code WOJSKA POLSKIE I SASKIE}: one of the nations of a side, and who leads it. */
    boolean isContingent(Part part) {
        return part.kind() == PartKind.SIDE
                && !part.person().isEmpty()
                && allies.size() > 1
                && allies.contains(SideWords.nation(part));
    }

    int currentSide() {
        if (sides.isEmpty()) {
            side("", "", "");
        }
        return sides.size() - 1;
    }

    void sideCommander(String name) {
        int side = currentSide();
        if (commanders.get(side).isEmpty()) {
            commanders.set(side, name);
        }
    }

    void sideTotals(List<Figure> figures) {
        if (!figures.isEmpty()) {
            totals.get(currentSide()).addAll(figures);
        }
    }
}
