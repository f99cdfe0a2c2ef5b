package coupdoeil.editor.edit;

import coupdoeil.model.Attributes;
import coupdoeil.model.oob.Army;
import coupdoeil.model.oob.Belonging;
import coupdoeil.model.oob.Formation;
import coupdoeil.model.oob.OrderOfBattle;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.rules.AttributeType;
import coupdoeil.model.rules.PlaceKind;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.rules.SpecialRuleType;
import coupdoeil.model.scenario.ArrivalGroup;
import coupdoeil.model.scenario.Position;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.model.scenario.Token;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Takes every reference to forces that are gone out of a pack: they no longer stand, march, lead or command anywhere.
 * Linear in the size of the pack.
 */
final class References {

    private final RuleSystem system;
    private final Set<String> gone;
    private final Map<String, Belonging> heirs;

    /**
     * @param gone ids of what is no longer there
     * @param heirs to whom those come who belonged to one that is gone
     */
    References(RuleSystem system, Set<String> gone, Map<String, Belonging> heirs) {
        this.system = system;
        this.gone = gone;
        this.heirs = heirs;
    }

    Pack without(Pack pack) {
        return pack.withOrderOfBattle(without(pack.orderOfBattle()))
                .withScenarios(pack.scenarios().stream().map(this::without).toList())
                .withBattlefield(pack.battlefield()
                        .withPlaces(pack.battlefield().places().stream()
                                .map(place -> place.withAttributes(without(
                                        place.attributes(),
                                        system.placeKind(place.kind())
                                                .map(PlaceKind::attributes)
                                                .orElse(List.of()))))
                                .toList()));
    }

    private OrderOfBattle without(OrderOfBattle oob) {
        return new OrderOfBattle(
                oob.sides().stream()
                        .map(side -> side.withAttributes(of("side", side.attributes())))
                        .toList(),
                oob.armies().stream().map(this::without).toList(),
                oob.formations().stream()
                        .map(formation -> formation
                                .withUnder(without(formation.under()))
                                .withAttributes(of("formation", formation.attributes())))
                        .toList(),
                oob.units().stream()
                        .map(unit ->
                                unit.withUnder(without(unit.under())).withAttributes(of("unit", unit.attributes())))
                        .toList(),
                oob.leaders().stream()
                        .map(leader -> leader.withUnder(without(leader.under()))
                                .withLeads(leader.leads().stream()
                                        .filter(id -> !gone.contains(id))
                                        .toList())
                                .withAttributes(of("leader", leader.attributes())))
                        .toList());
    }

    private Army without(Army army) {
        String leader = army.leader();
        return army.withSide(gone.contains(army.side()) ? "" : army.side())
                .withLeader(leader != null && gone.contains(leader) ? null : leader)
                .withAttributes(of("army", army.attributes()));
    }

    private Belonging without(Belonging under) {
        Map<String, String> kept = new LinkedHashMap<>(under.relations());
        under.relations().forEach((relation, id) -> {
            if (gone.contains(id)) {
                kept.remove(relation);
                Belonging heir = heirs.getOrDefault(id, Belonging.NOWHERE);
                heir.relations().forEach(kept::putIfAbsent);
            }
        });
        return kept.equals(under.relations()) ? under : new Belonging(kept);
    }

    private Scenario without(Scenario scenario) {
        return scenario.withSetup(scenario.setup().stream()
                        .filter(placement -> !gone.contains(placement.piece()))
                        .map(placement -> placement
                                .withPosition(alone(placement.position()))
                                .withAttributes(of("placement", placement.attributes())))
                        .toList())
                .withTokens(tokens(scenario.tokens()))
                .withReinforcements(
                        scenario.reinforcements().stream().map(this::without).toList())
                .withVictory(scenario.victory().stream()
                        .filter(condition -> !gone.contains(condition.side()))
                        .map(condition -> condition.withAttributes(of("victory", condition.attributes())))
                        .toList())
                .withEvents(scenario.events().stream()
                        .map(event -> event.withAttributes(of("event", event.attributes())))
                        .toList())
                .withSpecialRules(scenario.specialRules().stream()
                        .map(rule -> rule.withAttributes(without(
                                rule.attributes(),
                                system.specialRule(rule.id())
                                        .map(SpecialRuleType::parameters)
                                        .orElse(List.of()))))
                        .toList())
                .withAttributes(of("scenario", scenario.attributes()));
    }

    private ArrivalGroup without(ArrivalGroup group) {
        return group.withSide(gone.contains(group.side()) ? "" : group.side())
                .withMarch(group.march().stream()
                        .filter(marcher -> !gone.contains(marcher.piece()))
                        .map(marcher -> marcher.withAttributes(of("marcher", marcher.attributes())))
                        .toList())
                .withTokens(tokens(group.tokens()))
                .withAttributes(of("group", group.attributes()));
    }

    /** A marker of what is gone goes with it; one that was with a piece stays where that stood. */
    private List<Token> tokens(List<Token> tokens) {
        return tokens.stream()
                .filter(token -> !isGone(token.of()))
                .map(token ->
                        token.withPosition(alone(token.position())).withAttributes(of("token", token.attributes())))
                .toList();
    }

    private boolean isGone(@Nullable String id) {
        return id != null && gone.contains(id);
    }

    private Position alone(Position position) {
        if (position instanceof Position.Attached with && gone.contains(with.piece())) {
            return with.at() == null ? new Position.OffMap("") : with.standing();
        }
        return position;
    }

    private Attributes of(String kind, Attributes attributes) {
        return without(attributes, system.attributesOf(kind));
    }

    private Attributes without(Attributes attributes, List<AttributeType> types) {
        Attributes kept = attributes;
        for (AttributeType type : types) {
            Optional<Object> value = attributes.value(type.id());
            if (value.isPresent()) {
                Optional<Object> left = left(value.get(), type);
                kept = left.isEmpty()
                        ? kept.without(type.id())
                        : left.get().equals(value.get()) ? kept : kept.with(type.id(), left.get());
            }
        }
        return kept;
    }

    private Optional<Object> left(Object value, AttributeType type) {
        return switch (type.kind()) {
            case REFERENCE -> Optional.of(value).filter(id -> !gone.contains(id));
            case REFERENCES ->
                value instanceof List<?> ids
                        ? Optional.<Object>of(ids.stream()
                                        .filter(id -> !gone.contains(id))
                                        .toList())
                                .filter(rest -> !((List<?>) rest).isEmpty() || ids.isEmpty())
                        : Optional.of(value).filter(id -> !gone.contains(id));
            case GROUP -> Optional.of(value instanceof Attributes group ? without(group, type.members()) : value);
            case GROUPS ->
                Optional.of(
                        value instanceof List<?> rows
                                ? rows.stream()
                                        .map(row ->
                                                row instanceof Attributes group ? without(group, type.members()) : row)
                                        .toList()
                                : value);
            default -> Optional.of(value);
        };
    }

    /** To whom those come who belonged to a formation. */
    static Map<String, Belonging> heirs(OrderOfBattle oob) {
        Map<String, Belonging> heirs = new LinkedHashMap<>();
        for (Formation formation : oob.formations()) {
            heirs.putIfAbsent(formation.id(), formation.under());
        }
        return heirs;
    }
}
