package coupdoeil.validator.example;

import static coupdoeil.validator.example.ExampleWords.apply;

import coupdoeil.model.Attributes;
import coupdoeil.model.battlefield.Labels;
import coupdoeil.model.oob.Army;
import coupdoeil.model.oob.Belonging;
import coupdoeil.model.oob.Formation;
import coupdoeil.model.oob.Leader;
import coupdoeil.model.oob.OrderOfBattle;
import coupdoeil.model.oob.Side;
import coupdoeil.model.oob.Strength;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.rules.RuleSystem;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The lines of an example that make the order of battle.
 *
 * <p>{@code side blue}; {@code army blue-army blue duke name=value}; {@code formation blue-brigade brigade army:blue-army
 * name:NAME name=value}; {@code unit u1 blue infantry name=value …placement}, with {@code under:FORMATION}, {@code asset:ID},
 * {@code regiment:ID}, {@code none} for no superior (default: the formation {@code SIDE-brigade}), {@code nat:NAME}
 * (default: the side's army's first nationality), {@code men:600}, {@code guns:8}, {@code also} for a second entry of the same id; {@code leader l1 blue
 * brigade leads:F1,F2 nat:NAME name=value …placement}; {@code remove unit ID}. Units start with the rule system's defaults,
 * and with those of their arm that a line {@code default infantry name=value} before them gives.
 */
final class ExampleOrderOfBattle {

    private final RuleSystem system;
    private final Map<String, Attributes> defaults = new HashMap<>();
    private final Map<String, Side> sides = new LinkedHashMap<>();
    private final Map<String, Army> armies = new LinkedHashMap<>();
    private final List<Formation> formations = new ArrayList<>();
    private final List<Unit> units = new ArrayList<>();
    private final List<Leader> leaders = new ArrayList<>();

    ExampleOrderOfBattle(RuleSystem system) {
        this.system = system;
    }

    OrderOfBattle build() {
        return new OrderOfBattle(List.copyOf(sides.values()), List.copyOf(armies.values()), formations, units, leaders);
    }

    /** Whether the line was one of these. */
    boolean line(List<String> words, ExampleScenario scenario, Labels labels) {
        String id = words.size() > 1 ? words.get(1) : "";
        switch (words.get(0)) {
            case "side" -> sides.put(id, new Side(id, id, apply(Attributes.NONE, words)));
            case "default" -> defaults.put(id, apply(defaults.getOrDefault(id, Attributes.NONE), words));
            case "army" -> {
                Army known = armies.get(id);
                Attributes before = known == null ? Attributes.NONE : known.attributes();
                String leader = words.get(3).equals("-") ? null : words.get(3);
                armies.put(id, new Army(id, id, words.get(2), leader, apply(before, words)));
            }
            case "formation" -> {
                formations.removeIf(known -> known.id().equals(id) && !words.contains("also"));
                formations.add(new Formation(
                        id,
                        value(words, "name:", id),
                        words.get(2),
                        belonging(words, Belonging.NOWHERE),
                        apply(Attributes.NONE, words)));
            }
            case "unit" -> {
                unit(id, words);
                scenario.replace(id, words, labels);
            }
            case "leader" -> {
                leader(id, words);
                scenario.replace(id, words, labels);
            }
            default -> {
                return false;
            }
        }
        return true;
    }

    boolean remove(List<String> words) {
        String id = words.get(1);
        return switch (words.get(0)) {
            case "unit" -> units.removeIf(unit -> unit.id().equals(id));
            case "leader" -> leaders.removeIf(leader -> leader.id().equals(id));
            case "formation" -> formations.removeIf(formation -> formation.id().equals(id));
            case "army" -> armies.remove(id) != null;
            default -> false;
        };
    }

    private void unit(String id, List<String> words) {
        if (!words.contains("also")) {
            units.removeIf(unit -> unit.id().equals(id));
        }
        String side = words.get(2);
        String arm = words.get(3);
        Attributes ratings = Attributes.NONE;
        for (var type : system.attributesOf("unit")) {
            Object fallback = type.fallback();
            if (fallback != null && type.appliesTo(arm)) {
                ratings = ratings.with(type.id(), fallback);
            }
        }
        for (var own : defaults.getOrDefault(arm, Attributes.NONE).values().entrySet()) {
            ratings = ratings.with(own.getKey(), own.getValue());
        }
        units.add(new Unit(
                id,
                id,
                arm,
                value(words, "nat:", nationality(side)),
                belonging(words, home(side)),
                new Strength(number(words, "men:"), null, number(words, "guns:")),
                apply(ratings, words),
                "",
                "example"));
    }

    private void leader(String id, List<String> words) {
        leaders.removeIf(leader -> leader.id().equals(id));
        Attributes ratings = Attributes.NONE;
        for (var type : system.attributesOf("leader")) {
            Object fallback = type.fallback();
            if (fallback != null) {
                ratings = ratings.with(type.id(), fallback);
            }
        }
        String leads = value(words, "leads:", "");
        leaders.add(new Leader(
                id,
                id,
                words.get(3),
                value(words, "nat:", nationality(words.get(2))),
                leads.isEmpty() ? List.of() : List.of(leads.split(",")),
                belonging(words, leads.isEmpty() ? home(words.get(2)) : Belonging.NOWHERE),
                apply(ratings, words),
                "",
                "example"));
    }

    private static @Nullable Integer number(List<String> words, String name) {
        String written = value(words, name, "");
        return written.isEmpty() ? null : Integer.valueOf(written);
    }

    private static Belonging home(String side) {
        return Belonging.NOWHERE.with(Belonging.COMMAND, side + "-brigade");
    }

    private String nationality(String side) {
        return armies.values().stream()
                .filter(army -> army.side().equals(side))
                .flatMap(army -> army.attributes().texts("nationalities").stream())
                .findFirst()
                .orElse(side);
    }

    private static Belonging belonging(List<String> words, Belonging otherwise) {
        if (words.contains("none")) {
            return Belonging.NOWHERE;
        }
        Belonging result = Belonging.NOWHERE;
        Map<String, String> prefixes = Map.of(
                "under:", Belonging.COMMAND,
                "army:", Belonging.ARMY,
                "asset:", Belonging.ASSET,
                "regiment:", Belonging.REGIMENT,
                "morale:", Belonging.MORALE);
        for (String word : words) {
            for (var prefix : prefixes.entrySet()) {
                if (word.startsWith(prefix.getKey())) {
                    result = result.with(
                            prefix.getValue(), word.substring(prefix.getKey().length()));
                }
            }
        }
        return result.relations().isEmpty() ? otherwise : result;
    }

    private static String value(List<String> words, String prefix, String otherwise) {
        return words.stream()
                .filter(word -> word.startsWith(prefix))
                .map(word -> word.substring(prefix.length()))
                .findFirst()
                .orElse(otherwise);
    }
}
