package coupdoeil.validator.imports.order;

import coupdoeil.validator.imports.phrase.Figure;
import java.util.ArrayList;
import java.util.List;

/** An order of battle while it is being put together. */
final class OrderDraft {

    final List<String> sides = new ArrayList<>();
    final List<String> commanders = new ArrayList<>();
    final List<String> nations = new ArrayList<>();
    final List<List<Figure>> totals = new ArrayList<>();
    final List<FormationDraft> formations = new ArrayList<>();
    final List<UnitDraft> units = new ArrayList<>();
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
