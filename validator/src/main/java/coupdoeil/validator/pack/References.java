package coupdoeil.validator.pack;

import coupdoeil.model.oob.Army;
import coupdoeil.model.oob.Belonging;
import coupdoeil.model.oob.Formation;
import coupdoeil.model.oob.Leader;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.rules.AttributeType;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.scenario.ArrivalGroup;
import coupdoeil.model.scenario.Placement;
import coupdoeil.model.scenario.Position;
import coupdoeil.model.scenario.Token;
import coupdoeil.model.scenario.VictoryCondition;
import coupdoeil.validator.check.fact.Ids;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** What an entry refers to elsewhere in its pack. */
final class References {

    private static final List<String> SIDE = List.of("side");
    private static final List<String> LEADER = List.of("leader");
    private static final List<String> FORMATION = List.of("formation");
    static final List<String> PIECE = List.of("unit", "leader");

    /** What the relations of a {@link Belonging} lead to; any other leads anywhere. */
    private static final Map<String, List<String>> RELATIONS = Map.of(
            Belonging.ARMY, List.of("army"),
            Belonging.COMMAND, FORMATION,
            Belonging.ASSET, List.of("formation", "army"),
            Belonging.REGIMENT, List.of("unit", "formation"),
            Belonging.MORALE, List.of("formation", "army"));

    private static final List<String> ANYTHING =
            List.of("side", "army", "formation", "unit", "leader", "place", "feature");

    private final Ids ids;
    private final List<Mention> found = new ArrayList<>();

    private References(Ids ids) {
        this.ids = ids;
    }

    static List<Mention> in(Object entry, RuleSystem system, Ids ids) {
        References references = new References(ids);
        references.orderOfBattle(entry);
        references.scenario(entry);
        Attributed.of(entry, system).stream()
                .flatMap(attributed -> WrittenValue.all(attributed).stream())
                .forEach(references::value);
        return references.found;
    }

    private void add(String role, @Nullable String id, List<String> kinds, Function<String, Object> replaced) {
        if (id != null) {
            found.add(new Mention(role, id, ids.of(kinds), replaced));
        }
    }

    private void orderOfBattle(Object entry) {
        if (entry instanceof Army army) {
            add("side", army.side(), SIDE, army::withSide);
            add("leader", army.leader(), LEADER, army::withLeader);
        } else if (entry instanceof Formation body) {
            belonging(body.under(), body::withUnder);
        } else if (entry instanceof Unit unit) {
            belonging(unit.under(), unit::withUnder);
        } else if (entry instanceof Leader leader) {
            belonging(leader.under(), under -> changed(leader, leader.leads(), under));
            for (int i = 0; i < leader.leads().size(); i++) {
                int place = i;
                add("formation led", leader.leads().get(i), FORMATION, id -> {
                    List<String> leads = new ArrayList<>(leader.leads());
                    leads.set(place, id);
                    return changed(leader, leads, leader.under());
                });
            }
        }
    }

    private void belonging(Belonging under, Function<Belonging, Object> replaced) {
        under.relations().forEach((relation, target) -> {
            // Where no regiment is a unit of its own, battalions share one by naming it alike.
            if (!relation.equals(Belonging.REGIMENT)
                    || !ids.of(List.of("regiment")).isEmpty()) {
                List<String> kinds = RELATIONS.getOrDefault(relation, ANYTHING);
                add(relation, target, kinds, id -> replaced.apply(under.with(relation, id)));
            }
        });
    }

    private static Leader changed(Leader leader, List<String> leads, Belonging under) {
        return leader.withLeads(leads).withUnder(under);
    }

    private void scenario(Object entry) {
        if (entry instanceof Placement placement) {
            add("piece", placement.piece(), PIECE, placement::withPiece);
            position(placement.position(), placement::withPosition);
        } else if (entry instanceof Token token) {
            add("owner", token.of(), ANYTHING, token::withOf);
            position(token.position(), token::withPosition);
        } else if (entry instanceof ArrivalGroup group) {
            add("entry", group.entry(), List.of("place"), group::withEntry);
            add("side", group.side(), SIDE, group::withSide);
        } else if (entry instanceof ArrivalGroup.Marcher marcher) {
            add(
                    "piece",
                    marcher.piece(),
                    PIECE,
                    id -> new ArrivalGroup.Marcher(id, marcher.formation(), marcher.attributes()));
        } else if (entry instanceof VictoryCondition condition) {
            add("side", condition.side(), SIDE, condition::withSide);
        }
    }

    private void position(Position position, Function<Position, Object> replaced) {
        if (position instanceof Position.Attached with) {
            add("company", with.piece(), PIECE, id -> replaced.apply(new Position.Attached(id)));
        } else if (position instanceof Position.InFeature in) {
            add("feature", in.feature(), List.of("feature"), id -> replaced.apply(new Position.InFeature(id)));
        }
    }

    /** An attribute that names things of the pack. */
    private void value(WrittenValue written) {
        AttributeType type = written.type().orElse(null);
        boolean several = type != null && type.kind() == AttributeType.Kind.REFERENCES;
        if (type == null || !several && type.kind() != AttributeType.Kind.REFERENCE) {
            return;
        }
        if (written.value() instanceof String id) {
            add(written.path(), id, type.values(), written::with);
        } else if (several && written.value() instanceof List<?> list) {
            for (int i = 0; i < list.size(); i++) {
                int place = i;
                if (list.get(i) instanceof String id) {
                    add(
                            written.path(),
                            id,
                            type.values(),
                            right -> written.with(WrittenValue.replacing(list, place, right)));
                }
            }
        }
    }
}
