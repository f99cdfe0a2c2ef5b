package coupdoeil.editor.oob;

import coupdoeil.editor.form.Field;
import coupdoeil.editor.form.Form;
import coupdoeil.editor.remembered.Columns;
import coupdoeil.editor.text.Messages;
import coupdoeil.model.rules.AttributeType;
import coupdoeil.model.rules.AttributeType.Kind;
import coupdoeil.model.rules.RuleSystem;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A column of the order of battle.
 *
 * @param what what it shows beside fields
 * @param keys fields of a form, of which it shows the first that the form has
 * @param width preferred width in characters
 */
record ForceColumn(String name, What what, List<String> keys, int width) {

    enum What {
        NAME,
        /** How many units of each arm. */
        TROOPS,
        /** A number that is added up over units. */
        SUM,
        MEN,
        GUNS,
        /** A number of other kinds. */
        NUMBER,
        /** Where it stands, or when it arrives. */
        WHERE,
        PLAIN
    }

    private static final Set<Kind> LINES =
            EnumSet.of(Kind.INTEGER, Kind.NUMBER, Kind.CHOICE, Kind.WORD, Kind.TEXT, Kind.BOOLEAN);

    /** The name under which it is remembered which columns are shown. */
    static final String TABLE = "oob";

    /** The columns that are shown for a rule system: the usual ones, but for those that the designer has turned round. */
    static List<ForceColumn> of(RuleSystem system) {
        Set<String> turned = Columns.turned(TABLE);
        List<ForceColumn> usual = usual(system);
        return all(system).stream()
                .filter(column ->
                        column.what() == What.NAME || usual.contains(column) != turned.contains(column.name()))
                .toList();
    }

    /** The usual columns, and before where a force is one for each other rating of units. */
    static List<ForceColumn> all(RuleSystem system) {
        List<ForceColumn> columns = usual(system);
        for (AttributeType type : system.attributesOf("unit")) {
            boolean known = columns.stream()
                    .anyMatch(column ->
                            column.keys().contains(type.id()) || column.name().equals(type.name()));
            if (LINES.contains(type.kind()) && !known) {
                columns.add(columns.size() - 1, new ForceColumn(type.name(), what(type), List.of(type.id()), 9));
            }
        }
        return columns;
    }

    /** What every force has, and the ratings that no unit of some arm can do without. */
    private static List<ForceColumn> usual(RuleSystem system) {
        List<ForceColumn> columns = new ArrayList<>();
        columns.add(new ForceColumn(Messages.text("field.name"), What.NAME, List.of("name"), 44));
        columns.add(new ForceColumn(
                Messages.text("oob.kind"), What.PLAIN, List.of("arm", "command-level", "category"), 17));
        columns.add(new ForceColumn(Messages.text("oob.troops"), What.TROOPS, List.of(), 22));
        for (AttributeType type : system.attributesOf("unit")) {
            List<String> keys = List.of(type.id());
            boolean shown = columns.stream().anyMatch(column -> column.keys().equals(keys));
            if (type.required() && LINES.contains(type.kind()) && !shown) {
                columns.add(new ForceColumn(type.name(), what(type), keys, 9));
            }
        }
        columns.add(new ForceColumn(Messages.text("field.men"), What.MEN, List.of("men"), 8));
        columns.add(new ForceColumn(Messages.text("field.guns"), What.GUNS, List.of("guns"), 6));
        columns.add(new ForceColumn(Messages.text("field.nationality"), What.PLAIN, List.of("nationality"), 12));
        columns.add(new ForceColumn(Messages.text("oob.where"), What.WHERE, List.of(), 13));
        return columns;
    }

    /** What is measured in itself, as steps in steps, is a number of things. */
    private static What what(AttributeType type) {
        if (type.kind() != Kind.INTEGER && type.kind() != Kind.NUMBER) {
            return What.PLAIN;
        }
        return type.kind() == Kind.INTEGER && type.measure().equals(type.id()) ? What.SUM : What.NUMBER;
    }

    boolean isNumber() {
        return what == What.SUM || what == What.NUMBER || what == What.MEN || what == What.GUNS;
    }

    /** The field of a form that this column shows; empty if the form has none of them. */
    Optional<Field> field(Form form) {
        return keys.stream()
                .flatMap(key ->
                        form.fields().stream().filter(field -> field.key().equals(key)))
                .findFirst();
    }
}
