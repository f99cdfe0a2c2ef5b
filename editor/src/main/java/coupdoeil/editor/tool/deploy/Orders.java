package coupdoeil.editor.tool.deploy;

import coupdoeil.editor.edit.table.LineOrder;
import coupdoeil.editor.text.Messages;
import coupdoeil.editor.tool.ToolChoice;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** The orders in which units can be drawn up, as choices of a tool. */
public final class Orders {

    private Orders() {}

    /** All of them, by name. */
    public static List<ToolChoice> choices() {
        return Arrays.stream(LineOrder.values())
                .map(order -> new ToolChoice(id(order), name(order), false))
                .toList();
    }

    /** The order of a choice; a line if it is none of them. */
    public static LineOrder of(String choice) {
        return Arrays.stream(LineOrder.values())
                .filter(order -> id(order).equals(choice))
                .findFirst()
                .orElse(LineOrder.LINE);
    }

    /** What names the choice of an order. */
    public static String id(LineOrder order) {
        return order.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    private static String name(LineOrder order) {
        return switch (order) {
            case LINE -> Messages.text("array.line");
            case TWO_LINES -> Messages.text("array.two-lines");
            case COLUMN -> Messages.text("array.column");
            case MARCH -> Messages.text("array.march");
        };
    }
}
