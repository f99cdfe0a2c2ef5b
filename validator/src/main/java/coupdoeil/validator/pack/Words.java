package coupdoeil.validator.pack;

import coupdoeil.model.battlefield.Place;
import coupdoeil.model.battlefield.TableFeature;
import coupdoeil.model.oob.Formation;
import coupdoeil.model.oob.Leader;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.rules.Arm;
import coupdoeil.model.rules.AttributeType;
import coupdoeil.model.rules.Choice;
import coupdoeil.model.rules.PlaceKind;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.rules.SwitchType;
import coupdoeil.model.rules.TerrainChart;
import coupdoeil.model.rules.TerrainRecord;
import coupdoeil.model.scenario.ArrivalGroup;
import coupdoeil.model.scenario.Period;
import coupdoeil.model.scenario.Placement;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.model.scenario.Token;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** The words of the rule system that an entry uses: its arm, its formation, its markers. */
final class Words {

    private static final Set<String> ON_TABLE = Set.of(TerrainRecord.AREA, TerrainRecord.LINE, TerrainRecord.POINT);

    static final String FORMATION = "formation";

    private static final List<String> MODES = List.of(ArrivalGroup.COLUMN, ArrivalGroup.EDGE);

    private final RuleSystem system;
    private final Set<String> formations;
    private final List<Mention> found = new ArrayList<>();

    private Words(RuleSystem system, Set<String> formations) {
        this.system = system;
        this.formations = formations;
    }

    /** @param formations those of the rule system and what special rules define beyond them */
    static List<Mention> in(Object entry, RuleSystem system, TerrainChart chart, Set<String> formations) {
        Words words = new Words(system, formations);
        words.orderOfBattle(entry);
        words.battlefield(entry, chart);
        words.scenario(entry);
        Attributed.of(entry, system).stream()
                .flatMap(attributed -> WrittenValue.all(attributed).stream())
                .forEach(written -> words.value(written, chart));
        return words.found;
    }

    /** An attribute that is one of the words of the rule system, or several. */
    private void value(WrittenValue written, TerrainChart chart) {
        AttributeType type = written.type().orElse(null);
        if (type == null || (type.kind() != AttributeType.Kind.WORD && type.kind() != AttributeType.Kind.WORDS)) {
            return;
        }
        Collection<String> known = type.values().equals(List.of(FORMATION))
                ? formations
                : type.values().stream()
                        .flatMap(list ->
                                list.equals(FORMATION) ? formations.stream() : system.words(list, chart).stream())
                        .toList();
        String role = String.join(" or ", type.values());
        List<?> words = written.value() instanceof List<?> list ? list : List.of(written.value());
        for (int i = 0; i < words.size(); i++) {
            int place = i;
            if (words.get(i) instanceof String word) {
                add(
                        role,
                        word,
                        known,
                        right -> written.with(
                                written.value() instanceof List<?> list
                                        ? WrittenValue.replacing(list, place, right)
                                        : right));
            }
        }
    }

    private void add(String role, @Nullable String id, Collection<String> known, Function<String, Object> replaced) {
        if (id != null) {
            found.add(new Mention(role, id, known, replaced));
        }
    }

    /** Each of several words. */
    private void addAll(String role, List<String> ids, List<String> known, Function<List<String>, Object> replaced) {
        for (int i = 0; i < ids.size(); i++) {
            int place = i;
            add(role, ids.get(i), known, right -> {
                List<String> changed = new ArrayList<>(ids);
                changed.set(place, right);
                return replaced.apply(changed);
            });
        }
    }

    private void orderOfBattle(Object entry) {
        if (entry instanceof Formation body) {
            add("command level", body.level(), choices(system.vocabulary().levels()), body::withLevel);
        } else if (entry instanceof Unit unit) {
            add(
                    "arm",
                    unit.arm(),
                    system.vocabulary().arms().stream().map(Arm::id).toList(),
                    unit::withArm);
        } else if (entry instanceof Leader leader) {
            add(
                    "leader category",
                    leader.category(),
                    choices(system.vocabulary().leaderCategories()),
                    leader::withCategory);
        }
    }

    private void battlefield(Object entry, TerrainChart chart) {
        if (entry instanceof Place place) {
            add(
                    "kind of place",
                    place.kind(),
                    system.vocabulary().placeKinds().stream().map(PlaceKind::id).toList(),
                    place::withKind);
        } else if (entry instanceof TableFeature feature) {
            List<String> known = chart.records().stream()
                    .filter(record -> ON_TABLE.contains(record.kind()))
                    .map(TerrainRecord::id)
                    .toList();
            add("terrain", feature.type(), known, feature::withType);
        } else if (entry instanceof TerrainRecord record) {
            add(
                    "kind of terrain",
                    record.kind(),
                    system.attributeTypes().chartFields().keySet().stream()
                            .sorted()
                            .toList(),
                    id -> new TerrainRecord(record.id(), id, record.name(), record.effects(), record.look()));
        }
    }

    private void scenario(Object entry) {
        if (entry instanceof Scenario scenario) {
            scenario.switches().forEach((id, value) -> switchOf(scenario, id, value));
        } else if (entry instanceof Period period) {
            addAll("condition", period.conditions(), choices(system.vocabulary().conditions()), period::withConditions);
        } else if (entry instanceof Placement placement) {
            add(FORMATION, placement.formation(), formations, placement::withFormation);
            addAll("marker", placement.markers(), choices(system.vocabulary().markers()), placement::withMarkers);
        } else if (entry instanceof Token token) {
            add("kind of token", token.kind(), choices(system.vocabulary().tokens()), token::withKind);
        } else if (entry instanceof ArrivalGroup group) {
            add("way to enter", group.mode(), MODES, group::withMode);
        } else if (entry instanceof ArrivalGroup.Marcher marcher) {
            add(
                    FORMATION,
                    marcher.formation(),
                    formations,
                    id -> new ArrivalGroup.Marcher(marcher.piece(), id, marcher.attributes()));
        }
    }

    private void switchOf(Scenario scenario, String id, String value) {
        List<String> free = system.options().switches().stream()
                .map(SwitchType::id)
                .filter(known -> known.equals(id) || !scenario.switches().containsKey(known))
                .toList();
        add("switch", id, free, right -> {
            Map<String, String> renamed = new LinkedHashMap<>();
            scenario.switches().forEach((key, kept) -> renamed.put(key.equals(id) ? right : key, kept));
            return scenario.withSwitches(renamed);
        });
        system.switchType(id)
                .ifPresent(type -> add("setting of " + id, value, type.values(), right -> {
                    Map<String, String> set = new LinkedHashMap<>(scenario.switches());
                    set.put(id, right);
                    return scenario.withSwitches(set);
                }));
    }

    private static List<String> choices(List<Choice> choices) {
        return choices.stream().map(Choice::id).toList();
    }
}
