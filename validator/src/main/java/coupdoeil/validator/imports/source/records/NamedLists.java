package coupdoeil.validator.imports.source.records;

import coupdoeil.model.json.JsonArray;
import coupdoeil.model.json.JsonObject;
import coupdoeil.model.json.JsonScalar;
import coupdoeil.model.json.JsonValue;
import coupdoeil.model.json.Spot;
import coupdoeil.validator.imports.source.Cell;
import coupdoeil.validator.imports.source.ColumnKind;
import coupdoeil.validator.imports.source.Mark;
import coupdoeil.validator.imports.source.SourceLine;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Objects whose keys are the names of what stands under them, down to lists of units as texts:
 * {@code "1st Brigade (Quiot)": ["54e Ligne (900)", "55e Ligne"]}. They are a list as people write it, so its lines are read
 * as those of one.
 */
final class NamedLists {

    /** Fewer texts are no list. */
    private static final int FEW = 3;

    private final List<SourceLine> lines = new ArrayList<>();
    private int texts;
    private int objects;

    private NamedLists() {}

    /** Its lines; none if most units are no texts below names. */
    static List<SourceLine> lines(JsonValue all) {
        NamedLists lists = new NamedLists();
        lists.within(all, "", 0);
        return lists.texts >= FEW && lists.texts > lists.objects ? lists.lines : List.of();
    }

    /** @param below the name of what it stands in; empty if nothing above it has one */
    private void within(JsonValue value, String below, int level) {
        if (value instanceof JsonArray array) {
            for (JsonValue item : array.items()) {
                item(item, below, level);
            }
        } else if (value instanceof JsonObject object) {
            object.members().forEach((key, member) -> member(key, member, below, level));
        }
    }

    private void item(JsonValue item, String below, int level) {
        if (item instanceof JsonScalar) {
            texts += below.isEmpty() ? 0 : 1;
            add(Mark.LEAF, ObjectRecords.text(item), item.spot(), level);
            return;
        }
        String name = item instanceof JsonObject object ? said(object, ColumnKind.NAME) : "";
        if (name.isEmpty()) {
            within(item, below, level);
        } else {
            objects += 1;
            add(Mark.ITEM, name + figures(item), item.spot(), level);
            within(item, name, level + 1);
        }
    }

    private void member(String key, JsonObject.Member member, String below, int level) {
        JsonValue value = member.value();
        boolean name = Keys.isName(key);
        if (!(value instanceof JsonScalar)) {
            if (name) {
                add(Mark.ITEM, key + figures(value), member.keySpot(), level);
            }
            within(value, name ? key : below, name ? level + 1 : level);
        } else if (name && !below.isEmpty()) {
            texts += 1;
            add(Mark.LEAF, key + ": " + ObjectRecords.text(value), member.keySpot(), level);
        }
    }

    /** What an object says of what it is called: who commands it, and how strong it is. */
    private static String figures(JsonValue value) {
        if (!(value instanceof JsonObject object)) {
            return "";
        }
        String who = said(object, ColumnKind.COMMANDER);
        String men = said(object, ColumnKind.MEN);
        String guns = said(object, ColumnKind.GUNS);
        return (who.isEmpty() ? "" : " (" + who + ")")
                + (men.isEmpty() ? "" : ", " + men + " men")
                + (guns.isEmpty() ? "" : ", " + guns + " guns");
    }

    private static String said(JsonObject object, ColumnKind kind) {
        for (Map.Entry<String, JsonObject.Member> member : object.members().entrySet()) {
            if (Keys.kind(member.getKey()) == kind && !(Keys.isName(member.getKey()))) {
                return ObjectRecords.text(member.getValue().value());
            }
        }
        return "";
    }

    private void add(Mark mark, String text, Spot spot, int level) {
        if (!text.isBlank()) {
            Cell cell = new Cell(text.replace('\n', ' ').strip(), spot.line(), spot.column());
            lines.add(new SourceLine(mark, level, List.of(cell), List.of(), false));
        }
    }
}
