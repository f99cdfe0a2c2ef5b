package coupdoeil.editor.edit;

import coupdoeil.editor.text.Messages;
import coupdoeil.model.oob.Army;
import coupdoeil.model.oob.Belonging;
import coupdoeil.model.oob.Formation;
import coupdoeil.model.oob.Leader;
import coupdoeil.model.oob.OrderOfBattle;
import coupdoeil.model.oob.Side;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.pack.Edit;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/** Edits of the order of battle. Of a repeated id the first entry is changed, as it is the one that counts. */
public final class OobEdits {

    private OobEdits() {}

    public static Edit unit(String name, String id, UnaryOperator<Unit> change) {
        return oob(name, oob -> oob.withUnits(first(oob.units(), Unit::id, id, change)));
    }

    public static Edit leader(String name, String id, UnaryOperator<Leader> change) {
        return oob(name, oob -> oob.withLeaders(first(oob.leaders(), Leader::id, id, change)));
    }

    public static Edit formation(String name, String id, UnaryOperator<Formation> change) {
        return oob(name, oob -> oob.withFormations(first(oob.formations(), Formation::id, id, change)));
    }

    public static Edit army(String name, String id, UnaryOperator<Army> change) {
        return oob(name, oob -> oob.withArmies(first(oob.armies(), Army::id, id, change)));
    }

    public static Edit add(Unit unit) {
        return oob(Messages.text("edit.add", unit.name()), oob -> oob.withUnits(with(oob.units(), unit)));
    }

    public static Edit add(Leader leader) {
        return oob(Messages.text("edit.add", leader.name()), oob -> oob.withLeaders(with(oob.leaders(), leader)));
    }

    /** Adds a leader who leads an army. */
    public static Edit add(Leader leader, String army) {
        return oob(
                Messages.text("edit.add", leader.name()),
                oob -> oob.withLeaders(with(oob.leaders(), leader))
                        .withArmies(first(oob.armies(), Army::id, army, led -> led.withLeader(leader.id()))));
    }

    public static Edit add(Formation formation) {
        return oob(
                Messages.text("edit.add", formation.name()),
                oob -> oob.withFormations(with(oob.formations(), formation)));
    }

    public static Edit add(Army army) {
        return oob(Messages.text("edit.add", army.name()), oob -> oob.withArmies(with(oob.armies(), army)));
    }

    /** Adds a side with one army of its own. */
    public static Edit add(Side side, Army army) {
        return oob(
                Messages.text("edit.add", side.name()),
                oob -> new OrderOfBattle(
                        with(oob.sides(), side),
                        with(oob.armies(), army),
                        oob.formations(),
                        oob.units(),
                        oob.leaders()));
    }

    /** Puts a piece or formation under a formation ({@code command}) or straight under an army. */
    public static Edit under(String id, String name, String superior, boolean army) {
        UnaryOperator<Belonging> change = old -> {
            Belonging cleared = without(without(without(old, Belonging.ARMY), Belonging.COMMAND), Belonging.ASSET);
            return cleared.with(army ? Belonging.ARMY : Belonging.COMMAND, superior);
        };
        return oob(
                Messages.text("edit.subordinate", name),
                oob -> new OrderOfBattle(
                        oob.sides(),
                        oob.armies(),
                        first(oob.formations(), Formation::id, id, f -> f.withUnder(change.apply(f.under()))),
                        first(oob.units(), Unit::id, id, unit -> unit.withUnder(change.apply(unit.under()))),
                        first(oob.leaders(), Leader::id, id, leader -> leading(leader, change, superior, army))));
    }

    /** A leader put under a formation leads it. */
    private static Leader leading(Leader old, UnaryOperator<Belonging> change, String superior, boolean army) {
        List<String> leads = army ? List.of() : List.of(superior);
        Belonging under = army ? change.apply(old.under()) : old.under();
        return old.withLeads(leads).withUnder(under);
    }

    private static Belonging without(Belonging under, String relation) {
        var relations = new LinkedHashMap<>(under.relations());
        relations.remove(relation);
        return new Belonging(relations);
    }

    private static <T> List<T> with(List<T> list, T value) {
        List<T> changed = new ArrayList<>(list);
        changed.add(value);
        return changed;
    }

    private static <T> List<T> first(List<T> list, Function<T, String> id, String wanted, UnaryOperator<T> change) {
        List<T> changed = new ArrayList<>(list);
        for (int i = 0; i < changed.size(); i++) {
            if (id.apply(changed.get(i)).equals(wanted)) {
                changed.set(i, change.apply(changed.get(i)));
                break;
            }
        }
        return changed;
    }

    private static Edit oob(String name, UnaryOperator<OrderOfBattle> change) {
        return new Edit(name, pack -> pack.withOrderOfBattle(change.apply(pack.orderOfBattle())));
    }
}
