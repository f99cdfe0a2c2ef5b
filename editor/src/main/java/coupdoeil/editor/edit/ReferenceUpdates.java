package coupdoeil.editor.edit;

import coupdoeil.model.Attributes;
import coupdoeil.model.battlefield.Battlefield;
import coupdoeil.model.battlefield.TableBattlefield;
import coupdoeil.model.oob.Army;
import coupdoeil.model.oob.Belonging;
import coupdoeil.model.oob.Formation;
import coupdoeil.model.oob.OrderOfBattle;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.pack.Suppression;
import coupdoeil.model.rules.AttributeType;
import coupdoeil.model.rules.PlaceKind;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.rules.SpecialRuleType;
import coupdoeil.model.scenario.ArrivalGroup;
import coupdoeil.model.scenario.Position;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.model.scenario.Token;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Follows ids wherever a pack speaks of forces, groups, places and features: what has another id is called by it, and what is gone no
 * longer stands, marches, leads or commands anywhere. A place and a force may have one id and are two. Linear in the size
 * of the pack.
 */
final class ReferenceUpdates {

    /** What a reference names that may name a place. */
    private static final String PLACE = "place";

    private static final String FEATURE = "feature";

    private final RuleSystem system;
    private final Map<String, Optional<String>> now;
    private final Map<String, Optional<String>> places;
    private final Map<String, Optional<String>> features;
    private final Map<String, Belonging> heirs;

    private ReferenceUpdates(
            RuleSystem system,
            Map<String, Optional<String>> now,
            Map<String, Optional<String>> places,
            Map<String, Optional<String>> features,
            Map<String, Belonging> heirs) {
        this.system = system;
        this.now = now;
        this.places = places;
        this.features = features;
        this.heirs = heirs;
    }

    /**
     * @param gone ids of forces that are no longer there
     * @param heirs to whom those come who belonged to one that is gone
     */
    static ReferenceUpdates without(RuleSystem system, Set<String> gone, Map<String, Belonging> heirs) {
        Map<String, Optional<String>> now = new HashMap<>();
        gone.forEach(id -> now.put(id, Optional.empty()));
        return new ReferenceUpdates(system, now, Map.of(), Map.of(), heirs);
    }

    /** @param place id of one that is no longer there */
    static ReferenceUpdates withoutPlace(RuleSystem system, String place) {
        return new ReferenceUpdates(system, Map.of(), Map.of(place, Optional.empty()), Map.of(), Map.of());
    }

    /** @param gone ids of features of a table that are no longer there */
    static ReferenceUpdates withoutFeatures(RuleSystem system, Set<String> gone) {
        Map<String, Optional<String>> features = new HashMap<>();
        gone.forEach(id -> features.put(id, Optional.empty()));
        return new ReferenceUpdates(system, Map.of(), Map.of(), features, Map.of());
    }

    /** @param renamed ids by what they were before */
    static ReferenceUpdates renamed(RuleSystem system, Map<String, String> renamed) {
        Map<String, Optional<String>> now = new HashMap<>();
        renamed.forEach((before, after) -> now.put(before, Optional.of(after)));
        return new ReferenceUpdates(system, now, now, now, Map.of());
    }

    Pack in(Pack pack) {
        return pack.withOrderOfBattle(in(pack.orderOfBattle()))
                .withScenarios(pack.scenarios().stream().map(this::in).toList())
                .withSuppressions(pack.suppressions().stream().map(this::in).toList())
                .withBattlefield(in(pack.battlefield()));
    }

    private Battlefield in(Battlefield battlefield) {
        Battlefield ground = battlefield.table().<Battlefield>map(this::in).orElse(battlefield);
        return ground.withPlaces(ground.places().stream()
                .map(place -> place.withAttributes(in(
                        place.attributes(),
                        system.placeKind(place.kind())
                                .map(PlaceKind::attributes)
                                .orElse(List.of()))))
                .toList());
    }

    private TableBattlefield in(TableBattlefield table) {
        return table.withFeatures(table.features().stream()
                .map(feature -> feature.withAttributes(of(FEATURE, feature.attributes())))
                .toList());
    }

    private Optional<String> now(String id) {
        return now.getOrDefault(id, Optional.of(id));
    }

    private Optional<String> place(String id) {
        return places.getOrDefault(id, Optional.of(id));
    }

    private Optional<String> feature(String id) {
        return features.getOrDefault(id, Optional.of(id));
    }

    private @Nullable String orNull(@Nullable String id) {
        return id == null ? null : now(id).orElse(null);
    }

    private List<String> all(List<String> ids) {
        return ids.stream().flatMap(id -> now(id).stream()).toList();
    }

    /** What is accepted of a thing is accepted of it under another id too, and stays on record if it is gone. */
    private Suppression in(Suppression suppression) {
        String subject = suppression.subject();
        int colon = subject.indexOf(':');
        String key = subject.substring(colon + 1);
        return suppression.withSubject(subject.substring(0, colon + 1) + now(key).orElse(key));
    }

    OrderOfBattle in(OrderOfBattle oob) {
        return new OrderOfBattle(
                oob.sides().stream()
                        .map(side -> side.withAttributes(of("side", side.attributes())))
                        .toList(),
                oob.armies().stream().map(this::in).toList(),
                oob.formations().stream()
                        .map(formation -> formation
                                .withUnder(in(formation.under()))
                                .withAttributes(of("formation", formation.attributes())))
                        .toList(),
                oob.units().stream()
                        .map(unit -> unit.withUnder(in(unit.under())).withAttributes(of("unit", unit.attributes())))
                        .toList(),
                oob.leaders().stream()
                        .map(leader -> leader.withUnder(in(leader.under()))
                                .withLeads(all(leader.leads()))
                                .withAttributes(of("leader", leader.attributes())))
                        .toList());
    }

    private Army in(Army army) {
        return army.withSide(now(army.side()).orElse(""))
                .withLeader(orNull(army.leader()))
                .withAttributes(of("army", army.attributes()));
    }

    private Belonging in(Belonging under) {
        Map<String, String> kept = new LinkedHashMap<>();
        Map<String, String> inherited = new LinkedHashMap<>();
        under.relations().forEach((relation, id) -> {
            now(id).ifPresent(known -> kept.put(relation, known));
            if (now(id).isEmpty()) {
                inherited.putAll(heirs.getOrDefault(id, Belonging.NOWHERE).relations());
            }
        });
        inherited.forEach(kept::putIfAbsent);
        return kept.equals(under.relations()) ? under : new Belonging(kept);
    }

    private Scenario in(Scenario scenario) {
        return scenario.withSetup(scenario.setup().stream()
                        .flatMap(placement -> now(placement.piece()).map(placement::withPiece).stream())
                        .map(placement -> placement
                                .withPosition(in(placement.position()))
                                .withAttributes(of("placement", placement.attributes())))
                        .toList())
                .withTokens(tokens(scenario.tokens()))
                .withReinforcements(
                        scenario.reinforcements().stream().map(this::in).toList())
                .withVictory(scenario.victory().stream()
                        .flatMap(condition -> now(condition.side()).map(condition::withSide).stream())
                        .map(condition -> condition.withAttributes(of("victory", condition.attributes())))
                        .toList())
                .withEvents(scenario.events().stream()
                        .map(event -> event.withAttributes(of("event", event.attributes())))
                        .toList())
                .withSpecialRules(scenario.specialRules().stream()
                        .map(rule -> rule.withAttributes(in(
                                rule.attributes(),
                                system.specialRule(rule.id())
                                        .map(SpecialRuleType::parameters)
                                        .orElse(List.of()))))
                        .toList())
                .withAttributes(of("scenario", scenario.attributes()));
    }

    private ArrivalGroup in(ArrivalGroup group) {
        return group.withSide(now(group.side()).orElse(""))
                .withEntry(place(group.entry()).orElse(""))
                .withMarch(group.march().stream()
                        .flatMap(marcher -> now(marcher.piece()).map(marcher::withPiece).stream())
                        .map(marcher -> marcher.withAttributes(of("marcher", marcher.attributes())))
                        .toList())
                .withTokens(tokens(group.tokens()))
                .withAttributes(of("group", group.attributes()));
    }

    /** A marker of what is gone goes with it; one that was with a piece stays where that stood. */
    private List<Token> tokens(List<Token> tokens) {
        return tokens.stream()
                .filter(token -> token.of() == null || now(token.of()).isPresent())
                .map(token -> token.withOf(orNull(token.of()))
                        .withPosition(in(token.position()))
                        .withAttributes(of("token", token.attributes())))
                .toList();
    }

    private Position in(Position position) {
        if (position instanceof Position.InFeature feature) {
            return feature(feature.feature())
                    .<Position>map(Position.InFeature::new)
                    .orElse(new Position.OffMap(""));
        }
        if (!(position instanceof Position.Attached with)) {
            return position;
        }
        Position alone = with.at() == null ? new Position.OffMap("") : with.standing();
        return now(with.piece())
                .<Position>map(piece -> new Position.Attached(piece, with.at()))
                .orElse(alone);
    }

    private Attributes of(String kind, Attributes attributes) {
        return in(attributes, system.attributesOf(kind));
    }

    private Attributes in(Attributes attributes, List<AttributeType> types) {
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
            case REFERENCE -> one(value, type);
            case REFERENCES ->
                value instanceof List<?> ids
                        ? Optional.<Object>of(ids.stream()
                                        .flatMap(id -> one(id, type).stream())
                                        .toList())
                                .filter(rest -> !((List<?>) rest).isEmpty() || ids.isEmpty())
                        : one(value, type);
            case GROUP -> Optional.of(value instanceof Attributes group ? in(group, type.members()) : value);
            case GROUPS ->
                Optional.of(
                        value instanceof List<?> rows
                                ? rows.stream()
                                        .map(row -> row instanceof Attributes group ? in(group, type.members()) : row)
                                        .toList()
                                : value);
            default -> Optional.of(value);
        };
    }

    private Optional<Object> one(Object id, AttributeType type) {
        return id instanceof String text ? named(text, type.values()).map(Object.class::cast) : Optional.of(id);
    }

    private Optional<String> named(String id, List<String> kinds) {
        return kinds.contains(PLACE) ? place(id) : kinds.contains(FEATURE) ? feature(id) : now(id);
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
