package coupdoeil.validator.pack;

import coupdoeil.model.battlefield.Place;
import coupdoeil.model.battlefield.TableFeature;
import coupdoeil.model.oob.Formation;
import coupdoeil.model.oob.Leader;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.rules.Arm;
import coupdoeil.model.rules.Choice;
import coupdoeil.model.rules.FormationType;
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
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The words of the rule system that an entry uses: its arm, its formation, its markers. */
final class Words {

    private static final Set<String> ON_TABLE = Set.of(TerrainRecord.AREA, TerrainRecord.LINE, TerrainRecord.POINT);

    private final RuleSystem system;
    private final List<String> ownFormations;
    private final List<Mention> found = new ArrayList<>();

    private Words(RuleSystem system, List<String> ownFormations) {
        this.system = system;
        this.ownFormations = ownFormations;
    }

    /** @param ownFormations formations that the scenario defines beyond those of the rule system */
    static List<Mention> in(Object entry, RuleSystem system, TerrainChart chart, List<String> ownFormations) {
        Words words = new Words(system, ownFormations);
        words.orderOfBattle(entry);
        words.battlefield(entry, chart);
        words.scenario(entry);
        return words.found;
    }

    private void add(String role, @Nullable String id, List<String> known, Function<String, Object> replaced) {
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
            add(
                    "command level",
                    body.level(),
                    choices(system.levels()),
                    id -> new Formation(body.id(), body.name(), id, body.under(), body.attributes()));
        } else if (entry instanceof Unit unit) {
            add(
                    "arm",
                    unit.arm(),
                    system.arms().stream().map(Arm::id).toList(),
                    id -> new Unit(
                            unit.id(),
                            unit.name(),
                            id,
                            unit.nationality(),
                            unit.under(),
                            unit.strength(),
                            unit.attributes(),
                            unit.note(),
                            unit.source()));
        } else if (entry instanceof Leader leader) {
            add(
                    "leader category",
                    leader.category(),
                    choices(system.leaderCategories()),
                    id -> new Leader(
                            leader.id(),
                            leader.name(),
                            id,
                            leader.nationality(),
                            leader.leads(),
                            leader.under(),
                            leader.attributes(),
                            leader.note(),
                            leader.source()));
        }
    }

    private void battlefield(Object entry, TerrainChart chart) {
        if (entry instanceof Place place) {
            add(
                    "kind of place",
                    place.kind(),
                    system.placeKinds().stream().map(PlaceKind::id).toList(),
                    id -> new Place(place.id(), id, place.name(), place.area(), place.attributes()));
        } else if (entry instanceof TableFeature feature) {
            List<String> known = chart.records().stream()
                    .filter(record -> ON_TABLE.contains(record.kind()))
                    .map(TerrainRecord::id)
                    .toList();
            add(
                    "terrain",
                    feature.type(),
                    known,
                    id -> new TableFeature(feature.id(), id, feature.name(), feature.shape(), feature.attributes()));
        } else if (entry instanceof TerrainRecord record) {
            add(
                    "kind of terrain",
                    record.kind(),
                    system.chartFields().keySet().stream().sorted().toList(),
                    id -> new TerrainRecord(record.id(), id, record.name(), record.effects(), record.look()));
        }
    }

    private void scenario(Object entry) {
        if (entry instanceof Scenario scenario) {
            scenario.switches().forEach((id, value) -> switchOf(scenario, id, value));
        } else if (entry instanceof Period period) {
            addAll(
                    "condition",
                    period.conditions(),
                    choices(system.conditions()),
                    ids -> new Period(period.from(), period.to(), ids, period.attributes()));
        } else if (entry instanceof Placement placement) {
            add("formation", placement.formation(), formations(), placement::withFormation);
            addAll("marker", placement.markers(), choices(system.markers()), placement::withMarkers);
        } else if (entry instanceof Token token) {
            add(
                    "kind of token",
                    token.kind(),
                    choices(system.tokens()),
                    id -> new Token(token.id(), id, token.of(), token.position(), token.attributes()));
        } else if (entry instanceof ArrivalGroup.Marcher marcher) {
            add(
                    "formation",
                    marcher.formation(),
                    formations(),
                    id -> new ArrivalGroup.Marcher(marcher.piece(), id, marcher.attributes()));
        }
    }

    private void switchOf(Scenario scenario, String id, String value) {
        List<String> free = system.switches().stream()
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

    private List<String> formations() {
        return Stream.concat(system.formations().stream().map(FormationType::id), ownFormations.stream())
                .toList();
    }

    private static List<String> choices(List<Choice> choices) {
        return choices.stream().map(Choice::id).toList();
    }
}
