package coupdoeil.validator.sheet;

import coupdoeil.model.oob.Army;
import coupdoeil.model.oob.Belonging;
import coupdoeil.model.oob.Formation;
import coupdoeil.model.oob.Leader;
import coupdoeil.model.oob.OrderOfBattle;
import coupdoeil.model.oob.Piece;
import coupdoeil.model.oob.Roster;
import coupdoeil.model.oob.Unit;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * An order of battle as a table by the relation of command: armies, formations and units from the top, each with the id of
 * what it is under. What is not known is empty. Linear in the order of battle.
 */
public record OobSheet(List<Row> rows) {

    /** What the columns are called; by just these an import knows a sheet of ours again. */
    public static final List<String> COLUMNS =
            List.of("id", "parent", "side", "echelon", "name", "arm", "men", "horses", "guns", "commander");

    /**
     * An army, formation or unit.
     *
     * @param depth how many stand above it
     * @param echelon empty of a unit
     */
    public record Row(
            int depth,
            String id,
            String parent,
            String side,
            String echelon,
            String name,
            String arm,
            String men,
            String horses,
            String guns,
            String commander) {

        public List<String> fields() {
            return List.of(id, parent, side, echelon, name, arm, men, horses, guns, commander);
        }
    }

    public OobSheet {
        rows = List.copyOf(rows);
    }

    public static OobSheet of(OrderOfBattle oob) {
        return new Listing(oob).sheet();
    }

    private static final class Listing {

        private final Roster roster;
        private final List<Row> rows = new ArrayList<>();
        private final Map<String, List<Formation>> formations;
        private final Map<String, List<Unit>> units;
        private final Set<String> seen = new HashSet<>();

        Listing(OrderOfBattle oob) {
            roster = new Roster(oob);
            formations =
                    oob.formations().stream().collect(Collectors.groupingBy(formation -> owner(formation.under())));
            units = oob.units().stream().collect(Collectors.groupingBy(this::owner));
        }

        private static String owner(Belonging under) {
            return under.to(Belonging.COMMAND)
                    .or(() -> under.to(Belonging.ASSET))
                    .or(() -> under.to(Belonging.ARMY))
                    .orElse("");
        }

        private String owner(Piece unit) {
            String owner = owner(unit.under());
            return owner.isEmpty()
                    ? roster.formationOf(unit)
                            .map(Formation::id)
                            .or(() -> roster.armyOf(unit).map(Army::id))
                            .orElse("")
                    : owner;
        }

        OobSheet sheet() {
            for (Army army : roster.armies()) {
                String side = roster.side(army.side()).map(it -> it.name()).orElse(army.side());
                String commander = army.leader() == null
                        ? ""
                        : roster.leader(army.leader()).map(Leader::name).orElse("");
                rows.add(new Row(0, army.id(), "", side, Echelon.ARMY.key(), army.name(), "", "", "", "", commander));
                below(army.id(), side, 1);
            }
            below("", "", 0);
            return new OobSheet(rows);
        }

        private void below(String id, String side, int depth) {
            // A circle of superiors ends where it would repeat.
            if (!seen.add(id)) {
                return;
            }
            for (Unit unit : units.getOrDefault(id, List.of())) {
                rows.add(new Row(
                        depth,
                        unit.id(),
                        id,
                        side,
                        "",
                        unit.name(),
                        unit.arm(),
                        known(unit.strength().men()),
                        known(unit.strength().horses()),
                        known(unit.strength().guns()),
                        ""));
            }
            for (Formation formation : formations.getOrDefault(id, List.of())) {
                String commander = roster.leadersOf(formation.id()).stream()
                        .map(Leader::name)
                        .findFirst()
                        .orElse("");
                rows.add(new Row(
                        depth,
                        formation.id(),
                        id,
                        side,
                        formation.level(),
                        formation.name(),
                        "",
                        known(formation.strength().men()),
                        known(formation.strength().horses()),
                        known(formation.strength().guns()),
                        commander));
                below(formation.id(), side, depth + 1);
            }
        }

        private static String known(@Nullable Integer number) {
            return number == null ? "" : number.toString();
        }
    }
}
