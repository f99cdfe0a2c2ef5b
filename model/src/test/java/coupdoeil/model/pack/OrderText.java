package coupdoeil.model.pack;

import coupdoeil.model.oob.Army;
import coupdoeil.model.oob.Belonging;
import coupdoeil.model.oob.Formation;
import coupdoeil.model.oob.Leader;
import coupdoeil.model.oob.OrderOfBattle;
import coupdoeil.model.oob.Piece;
import coupdoeil.model.oob.Side;
import coupdoeil.model.oob.Strength;
import coupdoeil.model.oob.StrengthSums;
import coupdoeil.model.oob.Unit;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** An order of battle as a tree: sides, armies, formations, leaders and units. */
final class OrderText {

    private final OrderOfBattle oob;
    private final TextLines out;
    private final StrengthSums men;
    private final Set<Record> written = new HashSet<>();

    private OrderText(OrderOfBattle oob, TextLines out) {
        this.oob = oob;
        this.out = out;
        this.men = StrengthSums.of(oob);
    }

    static void write(OrderOfBattle oob, TextLines out) {
        new OrderText(oob, out).write();
    }

    private void write() {
        out.title("Order of battle");
        for (Side side : oob.sides()) {
            entry(1, side.name(), side.id(), "", TextLines.attributes(side.attributes()));
            oob.armies().stream().filter(army -> army.side().equals(side.id())).forEach(this::army);
        }
        List<Record> elsewhere = new ArrayList<>();
        elsewhere.addAll(oob.armies());
        elsewhere.addAll(oob.formations());
        elsewhere.addAll(oob.leaders());
        elsewhere.addAll(oob.units());
        elsewhere.removeAll(written);
        if (!elsewhere.isEmpty()) {
            out.title("Under nobody");
            elsewhere.forEach(one -> out.item(id(one)));
        }
    }

    private void army(Army army) {
        written.add(army);
        entry(2, army.name(), army.id(), sum(men.below(army.id())), TextLines.attributes(army.attributes()));
        below(army.id(), 3);
    }

    /** Whatever belongs to this army or formation: leaders first, then units, then formations. */
    private void below(String id, int depth) {
        oob.leaders().stream()
                .filter(leader -> isUnder(leader.under(), id)
                        || leader.under().relations().isEmpty()
                                && leader.leads().stream().findFirst().equals(Optional.of(id)))
                .filter(written::add)
                .forEach(leader -> leader(leader, depth));
        oob.units().stream()
                .filter(unit -> isUnder(unit.under(), id))
                .filter(written::add)
                .forEach(unit -> unit(unit, depth));
        oob.formations().stream()
                .filter(formation -> isUnder(formation.under(), id))
                .filter(written::add)
                .forEach(formation -> formation(formation, depth));
    }

    private void formation(Formation formation, int depth) {
        entry(
                depth,
                formation.name(),
                formation.id(),
                said(formation.level(), strength(formation.strength())) + relations(formation.under()),
                TextLines.attributes(formation.attributes()));
        below(formation.id(), depth + 1);
    }

    private void leader(Leader leader, int depth) {
        String leads = leader.leads().isEmpty() ? "" : " leads " + String.join(", ", leader.leads());
        entry(
                depth,
                "* " + leader.name(),
                leader.id(),
                leader.category() + leads,
                TextLines.attributes(leader.attributes()));
    }

    private void unit(Unit unit, int depth) {
        String what = said(unit.nationality(), unit.arm(), strength(unit.strength()));
        entry(depth, unit.name(), unit.id(), what + relations(unit.under()), TextLines.attributes(unit.attributes()));
    }

    private void entry(int depth, String name, String id, String what, String attributes) {
        String text = "  ".repeat(depth) + name + " [" + id + "]";
        out.line(Stream.of(text, what, attributes)
                .filter(part -> !part.isEmpty())
                .collect(Collectors.joining("  ")));
    }

    private static String id(Record entry) {
        if (entry instanceof Army army) {
            return army.id();
        }
        return entry instanceof Formation formation ? formation.id() : ((Piece) entry).id();
    }

    /** Relations that the tree does not show. */
    private static String relations(Belonging under) {
        return under.relations().entrySet().stream()
                .filter(entry -> !entry.getKey().equals(Belonging.COMMAND)
                        && !entry.getKey().equals(Belonging.ARMY))
                .map(entry -> " (" + entry.getKey() + " " + entry.getValue() + ")")
                .collect(Collectors.joining());
    }

    private static boolean isUnder(Belonging under, String id) {
        Optional<String> superior =
                under.to(Belonging.COMMAND).or(() -> under.to(Belonging.ASSET)).or(() -> under.to(Belonging.ARMY));
        return superior.equals(Optional.of(id));
    }

    private static String strength(Strength strength) {
        return said(
                count(strength.men(), " men"), count(strength.horses(), " horses"), count(strength.guns(), " guns"));
    }

    /** What is known of a sum, and that it is not all. */
    private static String sum(StrengthSums.Sum sum) {
        return sum.known() == 0 ? "" : (sum.unknown() == 0 ? "" : "at least ") + sum.known() + " men";
    }

    private static String count(@Nullable Integer number, String what) {
        return number == null ? "" : number + what;
    }

    private static String said(String... parts) {
        return Stream.of(parts).filter(part -> !part.isEmpty()).collect(Collectors.joining(" "));
    }
}
