package coupdoeil.validator.export;

import coupdoeil.model.Attributes;
import coupdoeil.model.oob.Army;
import coupdoeil.model.oob.Formation;
import coupdoeil.model.oob.Leader;
import coupdoeil.model.oob.Piece;
import coupdoeil.model.oob.Roster;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.scenario.Placement;
import coupdoeil.validator.check.Situation;
import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * What a piece is and how it stands, as a flat list of properties for programs that know no other: texts, numbers and truth
 * values by name. Groups within attributes are told by names with dots, lists are texts with commas.
 */
public final class PieceProperties {

    private PieceProperties() {}

    /** Of a piece that is placed: ratings as the placement has them where it differs from the order of battle. */
    public static Map<String, Object> of(Situation situation, Piece piece, Placement placement) {
        Map<String, Object> properties = new LinkedHashMap<>();
        properties.put("id", piece.id());
        properties.put("name", piece.name());
        Roster roster = situation.roster();
        if (piece instanceof Unit unit) {
            properties.put("kind", "unit");
            properties.put("arm", unit.arm());
            said(properties, "nationality", unit.nationality());
            unlessNull(properties, "men", unit.strength().men());
            unlessNull(properties, "horses", unit.strength().horses());
            unlessNull(properties, "guns", unit.strength().guns());
        } else {
            properties.put("kind", "leader");
            properties.put("category", ((Leader) piece).category());
            said(properties, "nationality", ((Leader) piece).nationality());
        }
        said(properties, "side", situation.side(piece));
        said(properties, "army", roster.armyOf(piece).map(Army::name).orElse(""));
        said(
                properties,
                "command",
                roster.formationOf(piece).map(Formation::name).orElse(""));
        said(properties, "formation", placement.formation() == null ? "" : placement.formation());
        said(
                properties,
                "facing",
                placement.facing() == null ? "" : placement.facing().text());
        said(properties, "markers", String.join(", ", placement.markers()));
        flat(properties, "", piece.attributes().overriddenBy(placement.attributes()));
        return properties;
    }

    private static void said(Map<String, Object> properties, String name, String text) {
        if (!text.isEmpty()) {
            properties.put(name, text);
        }
    }

    private static void unlessNull(Map<String, Object> properties, String name, @Nullable Integer number) {
        if (number != null) {
            properties.put(name, BigDecimal.valueOf(number));
        }
    }

    /** Adds attributes; a name that says something else already stays as it is. */
    private static void flat(Map<String, Object> properties, String before, Attributes attributes) {
        attributes.values().forEach((name, value) -> {
            if (value instanceof Attributes group) {
                flat(properties, before + name + ".", group);
            } else {
                properties.putIfAbsent(before + name, value instanceof List<?> list ? text(list) : value);
            }
        });
    }

    private static String text(List<?> list) {
        return list.stream().map(PieceProperties::text).collect(Collectors.joining(", "));
    }

    private static String text(Object item) {
        if (item instanceof Attributes group) {
            return group.values().entrySet().stream()
                    .map(member -> member.getKey() + " " + text(member.getValue()))
                    .collect(Collectors.joining(" "));
        }
        return item instanceof List<?> list
                ? text(list)
                : item instanceof BigDecimal number ? number.toPlainString() : item.toString();
    }
}
