package coupdoeil.validator.export;

import coupdoeil.model.Attributes;
import coupdoeil.model.rules.HouseRules;
import coupdoeil.model.rules.SpecialRuleType;
import coupdoeil.model.rules.SwitchType;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** The house rules of a pack, one by one: for pages that players read, and for reports of what files do not hold. */
public final class HouseRuleList {

    /**
     * A house rule.
     *
     * @param id of its switch, special rule or formation, or where it is in the tables: {@code cover.OPEN.absolute}
     * @param text what it says
     */
    public record Entry(String id, String text) {}

    private final List<Entry> entries = new ArrayList<>();

    private HouseRuleList() {}

    /** All of them. */
    public static List<Entry> of(HouseRules house) {
        HouseRuleList list = new HouseRuleList();
        house.formations().forEach(formation -> list.add(formation.id(), formation.name()));
        house.switches().forEach(type -> list.add(type.id(), words(type)));
        list.addUnheld(house);
        return list.entries;
    }

    /** The ids of those that are in no file of a scenario, which has its formations, switches and terrain. */
    public static List<String> idsBesideScenario(HouseRules house) {
        HouseRuleList list = new HouseRuleList();
        list.addUnheld(house);
        return list.entries.stream().map(Entry::id).toList();
    }

    private void addUnheld(HouseRules house) {
        house.specialRules().forEach(type -> add(type.id(), words(type)));
        addTable("", house.tables());
    }

    private void addTable(String before, Attributes table) {
        table.values().forEach((key, value) -> {
            if (value instanceof Attributes inner) {
                addTable(before + key + ".", inner);
            } else {
                add(before + key, value(value));
            }
        });
    }

    private void add(String id, String text) {
        entries.add(new Entry(id, text));
    }

    private static String words(SwitchType type) {
        return joined(type.name(), type.description());
    }

    private static String words(SpecialRuleType type) {
        return joined(type.name(), type.description());
    }

    private static String joined(String name, String description) {
        return description.isEmpty() ? name : name + ": " + description;
    }

    private static String value(Object value) {
        if (value instanceof List<?> list) {
            return list.stream().map(HouseRuleList::value).collect(Collectors.joining(", "));
        }
        if (value instanceof Attributes group) {
            return group.values().entrySet().stream()
                    .map(entry -> entry.getKey() + " " + value(entry.getValue()))
                    .collect(Collectors.joining(", "));
        }
        return value instanceof BigDecimal number ? number.toPlainString() : value.toString();
    }
}
