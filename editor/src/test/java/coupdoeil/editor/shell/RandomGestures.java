package coupdoeil.editor.shell;

import java.awt.Component;
import java.awt.Dialog;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.Window;
import java.awt.event.KeyEvent;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.swing.JComponent;
import javax.swing.SwingUtilities;

/**
 * Gestures that chance decides, in every panel of the window: clicks, also twice and with keys held, drags within and between
 * panels, turns of the wheel, words, and keys. What asks something is answered, mostly with Escape.
 */
final class RandomGestures {

    /** The keys that show each panel; the last is a bar, and always there. */
    private static final Map<String, String> PANELS = new LinkedHashMap<>();

    static {
        PANELS.put("map", "alt 1");
        PANELS.put("palette", "alt 2");
        PANELS.put("forces", "alt 3");
        PANELS.put("inspector", "alt 4");
        PANELS.put("findings", "alt 5");
        PANELS.put("timetable", "alt 6");
        PANELS.put("layers", "alt 0");
        PANELS.put("history", "ctrl alt Z");
        PANELS.put("sight", "alt 7");
        PANELS.put("data", "alt 8");
        PANELS.put("oob", "alt 9");
    }

    private static final List<String> KEYS = List.of(
            "INSERT",
            "DELETE",
            "ENTER",
            "ESCAPE",
            "TAB",
            "shift TAB",
            "SPACE",
            "BACK_SPACE",
            "UP",
            "DOWN",
            "LEFT",
            "RIGHT",
            "shift UP",
            "shift RIGHT",
            "ctrl DOWN",
            "HOME",
            "END",
            "PAGE_UP",
            "PAGE_DOWN",
            "ctrl A",
            "ctrl C",
            "ctrl X",
            "ctrl V",
            "ctrl D",
            "ctrl Z",
            "ctrl shift Z",
            "ctrl S",
            "ctrl ENTER",
            "alt UP",
            "alt DOWN",
            "F8",
            "shift F8",
            "alt ENTER",
            "ctrl shift U",
            "ctrl shift T",
            "ctrl shift R",
            "ctrl PAGE_DOWN",
            "ctrl 0",
            "ctrl PLUS",
            "ctrl MINUS",
            "PERIOD",
            "COMMA",
            "OPEN_BRACKET",
            "CLOSE_BRACKET");
    private static final List<String> WORDS = List.of(
            "v",
            "t",
            "o",
            "l",
            "h",
            "d",
            "p",
            "s",
            "e",
            "f",
            "r",
            "w",
            "a",
            "b",
            "c",
            "3",
            "12",
            "09:00",
            "0510",
            "woods",
            "night",
            "2nd Foot",
            "none, such",
            "x");

    /** Whoever draws on hexes has tools, shapes and brushes by these keys. */
    private static final List<String> HEX_KEYS = List.of(
            "V",
            "shift V",
            "T",
            "O",
            "L",
            "H",
            "D",
            "P",
            "S",
            "Y",
            "E",
            "5",
            "6",
            "7",
            "8",
            "9",
            "0",
            "shift P",
            "shift ENTER",
            "shift DELETE",
            "ctrl alt R",
            "ctrl alt H");

    /** More of what changes the battle: in the other panels few gestures do. */
    private static final List<String> MORE_ON_HEXES = List.of("map", "map", "map", "palette", "palette", "oob", "data");

    private static final List<String> KINDS = List.of(
            "click",
            "click",
            "click",
            "double click",
            "click with a key held",
            "drag",
            "drag to the map",
            "wheel",
            "click to type",
            "click before a key");

    private final List<String> panels;
    private final List<String> keys;
    private final UiDriver ui;
    private final OpenWindow window;
    private final Random random;
    private final Map<String, Integer> counts = new LinkedHashMap<>();

    /** More of what is done on a table: whoever draws is mostly on it. */
    private static final List<String> ON_TABLE = List.of(
            "map",
            "map",
            "map",
            "map",
            "map",
            "map",
            "map",
            "map",
            "map",
            "palette",
            "palette",
            "forces",
            "inspector",
            "oob");

    /** Tools, figures, corners and contours. */
    private static final List<String> TABLE_KEYS = List.of(
            "V",
            "G",
            "I",
            "U",
            "J",
            "K",
            "Z",
            "X",
            "Y",
            "M",
            "S",
            "1",
            "2",
            "3",
            "4",
            "Q",
            "shift Q",
            "shift INSERT",
            "shift U",
            "shift O",
            "ctrl alt U",
            "ctrl alt M",
            "ctrl alt I",
            "ctrl alt H",
            "ctrl alt L",
            "ctrl alt E",
            "ctrl OPEN_BRACKET",
            "ctrl CLOSE_BRACKET",
            "shift OPEN_BRACKET",
            "shift A",
            "ctrl R",
            "F",
            "R");

    RandomGestures(UiDriver ui, OpenWindow window, long seed, boolean onTable) {
        this.panels = onTable
                ? ON_TABLE
                : Stream.concat(PANELS.keySet().stream(), MORE_ON_HEXES.stream())
                        .toList();
        this.keys = onTable
                ? Stream.concat(KEYS.stream(), TABLE_KEYS.stream()).toList()
                : Stream.concat(KEYS.stream(), HEX_KEYS.stream()).toList();
        this.ui = ui;
        this.window = window;
        this.random = new Random(seed);
    }

    /** How many gestures there were in each panel. */
    String counts() {
        return counts.entrySet().stream()
                .map(entry -> entry.getKey() + " " + entry.getValue())
                .collect(Collectors.joining(", "));
    }

    /** One gesture, and an answer to what it asks. @param told what is done next */
    void next(Consumer<String> told) {
        if (random.nextInt(4) == 0) {
            // Or all would be locked before long, and nothing happen any more.
            UiDriver.onEdt(() -> {
                window.workbench.layers().reset();
                return true;
            });
        }
        String panel = any(panels);
        counts.merge(panel, 1, Integer::sum);
        if (!UiDriver.onEdt(
                () -> SwingUtilities.getWindowAncestor(window.workbench).isFocused())) {
            window.front();
        }
        told.accept(panel + " shown");
        ui.press(PANELS.get(panel));
        JComponent shown = UiDriver.onEdt(() -> panel(panel));
        if (!UiDriver.onEdt(shown::isShowing)) {
            return;
        }
        Point at = point(shown);
        int kind = random.nextInt(10);
        told.accept(panel + " " + KINDS.get(kind));
        switch (kind) {
            case 0, 1, 2 -> ui.click(shown, at);
            case 3 -> {
                ui.click(shown, at);
                ui.clickAgain(shown, at);
            }
            case 4 -> ui.clickWith(random.nextBoolean() ? KeyEvent.VK_SHIFT : KeyEvent.VK_CONTROL, shown, at);
            case 5 -> ui.drag(shown, at, shown, point(shown), point(shown));
            case 6 -> {
                JComponent other = UiDriver.onEdt(() -> panel("map"));
                if (UiDriver.onEdt(other::isShowing)) {
                    ui.drag(shown, at, other, point(other));
                }
            }
            case 7 -> ui.wheel(shown, random.nextInt(9) - 4);
            case 8 -> {
                ui.click(shown, at);
                String word = any(WORDS);
                told.accept(panel + " types " + word);
                ui.type(word);
            }
            default -> {
                ui.click(shown, at);
                String key = any(keys);
                told.accept(panel + " " + key);
                ui.press(key);
            }
        }
        answer();
    }

    private String any(List<String> list) {
        return list.get(random.nextInt(list.size()));
    }

    private JComponent panel(String name) {
        Workbench.Panels panels = window.workbench.panels();
        return switch (name) {
            case "map" -> window.canvas;
            case "palette" -> panels.palette();
            case "forces" -> panels.forces();
            case "inspector" -> panels.inspector();
            case "findings" -> panels.findings();
            case "timetable" -> panels.timetable();
            case "layers" -> panels.layers();
            case "history" -> panels.history();
            case "sight" -> panels.sight();
            case "data" -> panels.data();
            default -> panels.oob();
        };
    }

    private Point point(Component component) {
        Rectangle bounds = UiDriver.onEdt(component::getBounds);
        return new Point(
                1 + random.nextInt(Math.max(1, bounds.width - 2)), 1 + random.nextInt(Math.max(1, bounds.height - 2)));
    }

    /** A deletion is confirmed more often than not; whatever else asks is told to go away. */
    private void answer() {
        for (int i = 0; i < 5 && asks(); i++) {
            ui.press(ui.shows("delete.words") && random.nextInt(3) > 0 ? "ENTER" : "ESCAPE");
        }
        if (asks()) {
            throw new AssertionError("a dialog does not go away");
        }
    }

    private static boolean asks() {
        return UiDriver.onEdt(() -> Stream.of(Window.getWindows())
                .anyMatch(window -> window instanceof Dialog dialog && dialog.isShowing() && dialog.isModal()));
    }
}
