package coupdoeil.editor.action;

import coupdoeil.editor.text.Messages;
import java.util.Locale;
import java.util.Optional;
import javax.swing.KeyStroke;
import org.jspecify.annotations.Nullable;

/**
 * Everything the user can do from a menu, with its place there. Its text is {@code action.<key>} of the message bundle.
 * Shortcuts without Ctrl, Alt or a function key work while the map has the focus, so that they never steal typing.
 */
public enum EditorAction {
    NEW(Category.FILE, Kind.COMMAND, "new", "ctrl N"),
    OPEN(Category.FILE, Kind.COMMAND, "open", "ctrl O"),
    WELCOME(Category.FILE, Kind.COMMAND, null, "ctrl shift O"),
    SAVE(Category.FILE, Kind.COMMAND, "save", "ctrl S"),
    SAVE_AS(Category.FILE, Kind.COMMAND, null, "ctrl shift S"),
    EARLIER_VERSIONS(Category.FILE, Kind.COMMAND, null, "ctrl alt V"),
    REVERT(Category.FILE, Kind.COMMAND, null, null),
    IMPORT_OOB(Category.FILE, Kind.COMMAND, null, "ctrl I"),
    EXPORT(Category.FILE, Kind.COMMAND, null, "ctrl E"),
    QUIT(Category.FILE, Kind.COMMAND, null, "ctrl Q"),

    UNDO(Category.EDIT, Kind.COMMAND, "undo", "ctrl Z"),
    REDO(Category.EDIT, Kind.COMMAND, "redo", "ctrl shift Z"),
    DELETE(Category.EDIT, Kind.COMMAND, null, "DELETE"),
    CANCEL(Category.EDIT, Kind.COMMAND, null, "ESCAPE"),
    FIND(Category.EDIT, Kind.COMMAND, null, "ctrl F"),
    GO_TO(Category.EDIT, Kind.COMMAND, null, "ctrl G"),
    SELECT_STACK(Category.EDIT, Kind.COMMAND, null, "ctrl A"),
    RESIZE(Category.EDIT, Kind.COMMAND, null, "ctrl alt B"),
    PACK_PROPERTIES(Category.EDIT, Kind.COMMAND, null, "ctrl alt P"),
    PREFERENCES(Category.EDIT, Kind.COMMAND, null, "ctrl alt COMMA"),

    TURN_LEFT(Category.UNITS, Kind.COMMAND, "turn-left", "OPEN_BRACKET"),
    TURN_RIGHT(Category.UNITS, Kind.COMMAND, "turn-right", "CLOSE_BRACKET"),
    REDO_Y(Category.EDIT, Kind.ALIAS, null, "ctrl Y"),

    TURN_RIGHT_R(Category.UNITS, Kind.ALIAS, null, "R"),
    TURN_LEFT_R(Category.UNITS, Kind.ALIAS, null, "shift R"),
    NEXT_FORMATION(Category.UNITS, Kind.COMMAND, null, "F"),
    PREVIOUS_FORMATION(Category.UNITS, Kind.COMMAND, null, "shift F"),
    TURN_LEFT_A_DEGREE(Category.UNITS, Kind.COMMAND, null, "shift OPEN_BRACKET"),
    TURN_RIGHT_A_DEGREE(Category.UNITS, Kind.COMMAND, null, "shift CLOSE_BRACKET"),
    WHEEL_LEFT(Category.UNITS, Kind.COMMAND, null, "ctrl OPEN_BRACKET"),
    WHEEL_RIGHT(Category.UNITS, Kind.COMMAND, null, "ctrl CLOSE_BRACKET"),
    ALIGN(Category.UNITS, Kind.COMMAND, null, "ctrl alt L"),
    SPACE_EVENLY(Category.UNITS, Kind.COMMAND, null, "ctrl alt E"),
    STACK_UP(Category.UNITS, Kind.COMMAND, null, "PAGE_UP"),
    STACK_DOWN(Category.UNITS, Kind.COMMAND, null, "PAGE_DOWN"),
    PLACE_UNIT(Category.UNITS, Kind.COMMAND, null, "INSERT"),

    ZOOM_IN(Category.VIEW, Kind.COMMAND, "zoom-in", "ctrl PLUS"),
    ZOOM_OUT(Category.VIEW, Kind.COMMAND, "zoom-out", "ctrl MINUS"),
    ZOOM_FIT(Category.VIEW, Kind.COMMAND, "zoom-fit", "ctrl 0"),
    ZOOM_SELECTION(Category.VIEW, Kind.COMMAND, null, "ctrl J"),
    SHOW_GRID(Category.VIEW, Kind.TOGGLE, null, "ctrl shift G"),
    SHOW_RULERS(Category.VIEW, Kind.TOGGLE, null, "ctrl R"),
    SHOW_LABELS(Category.VIEW, Kind.TOGGLE, null, "ctrl L"),
    SHOW_UNITS(Category.VIEW, Kind.TOGGLE, null, "ctrl U"),
    SHOW_PLACES(Category.VIEW, Kind.TOGGLE, null, "ctrl B"),
    TURN_BOARD(Category.VIEW, Kind.TOGGLE, null, "ctrl T"),
    DARK(Category.VIEW, Kind.TOGGLE, null, "ctrl shift D"),
    MAP_AS_LOOK(Category.VIEW, Kind.CHOICE, null, null),
    MAP_CLASSIC(Category.VIEW, Kind.CHOICE, null, null),
    MAP_MODERN(Category.VIEW, Kind.CHOICE, null, null),
    MAP_GREY(Category.VIEW, Kind.CHOICE, null, null),
    RESET_LAYOUT(Category.VIEW, Kind.COMMAND, null, null),
    MOVE_PANEL(Category.VIEW, Kind.COMMAND, null, "ctrl shift F6"),
    SHOW_MINIMAP(Category.VIEW, Kind.TOGGLE, null, null),
    SECOND_VIEW(Category.VIEW, Kind.TOGGLE, null, null),
    FOCUS_MAP(Category.VIEW, Kind.COMMAND, null, "alt 1"),
    FOCUS_PALETTE(Category.VIEW, Kind.COMMAND, null, "alt 2"),
    FOCUS_FORCES(Category.VIEW, Kind.COMMAND, null, "alt 3"),
    FOCUS_LAYERS(Category.VIEW, Kind.COMMAND, null, "alt 0"),
    FOCUS_HISTORY(Category.VIEW, Kind.COMMAND, null, "ctrl alt Z"),
    FOCUS_INSPECTOR(Category.VIEW, Kind.COMMAND, null, "alt 4"),
    FOCUS_FINDINGS(Category.VIEW, Kind.COMMAND, null, "alt 5"),
    FOCUS_TIMETABLE(Category.VIEW, Kind.COMMAND, null, "alt 6"),
    FOCUS_SIGHT(Category.VIEW, Kind.COMMAND, null, "alt 7"),
    FOCUS_DATA(Category.VIEW, Kind.COMMAND, null, "alt 8"),
    FOCUS_OOB(Category.VIEW, Kind.COMMAND, null, "alt 9"),

    SELECT(Category.TOOLS, Kind.TOOL, "select", "V"),
    REGION(Category.TOOLS, Kind.TOOL, "region", "shift V"),
    TERRAIN(Category.TOOLS, Kind.TOOL, "terrain", "T"),
    OVERLAY(Category.TOOLS, Kind.TOOL, "overlay", "O"),
    LEVEL(Category.TOOLS, Kind.TOOL, "level", "L"),
    HEXSIDE(Category.TOOLS, Kind.TOOL, "hexside", "H"),
    ROAD(Category.TOOLS, Kind.TOOL, "road", "D"),
    PLACE(Category.TOOLS, Kind.TOOL, "place", "P"),
    SIGHT(Category.TOOLS, Kind.TOOL, "sight", "S"),
    AREA(Category.TOOLS, Kind.TOOL, "area", "G"),
    LINE(Category.TOOLS, Kind.TOOL, "line", "I"),
    CONTOUR(Category.TOOLS, Kind.TOOL, "contour", "U"),
    CROSSING(Category.TOOLS, Kind.TOOL, "crossing", "J"),
    LANDMARK(Category.TOOLS, Kind.TOOL, "landmark", "K"),
    ZONE(Category.TOOLS, Kind.TOOL, "place", "Z"),
    CUT(Category.TOOLS, Kind.TOOL, "cut", "X"),
    DRAW_UP(Category.TOOLS, Kind.TOOL, "draw-up", "Y"),
    MEASURE(Category.TOOLS, Kind.TOOL, "measure", "M"),
    APPLY_TOOL(Category.TOOLS, Kind.COMMAND, null, "ENTER"),
    ERASE(Category.TOOLS, Kind.TOGGLE, "erase", "E"),
    BRUSH_LARGER(Category.TOOLS, Kind.COMMAND, null, "PERIOD"),
    BRUSH_SMALLER(Category.TOOLS, Kind.COMMAND, null, "COMMA"),

    DRAW_FREE(Category.GROUND, Kind.TOGGLE, "draw-free", "1"),
    DRAW_RECTANGLE(Category.GROUND, Kind.TOGGLE, "draw-rectangle", "2"),
    DRAW_CIRCLE(Category.GROUND, Kind.TOGGLE, "draw-circle", "3"),
    DRAW_BLOCK(Category.GROUND, Kind.TOGGLE, "draw-block", "4"),
    DRAW_LINE(Category.GROUND, Kind.TOGGLE, "draw-line", "5"),
    DRAW_POLYGON(Category.GROUND, Kind.TOGGLE, "draw-polygon", "6"),
    FILL(Category.GROUND, Kind.TOGGLE, "fill", "7"),
    ONLY_WHERE(Category.GROUND, Kind.TOGGLE, null, "8"),
    SYMMETRY_ACROSS(Category.GROUND, Kind.TOGGLE, null, "9"),
    SYMMETRY_UPRIGHT(Category.GROUND, Kind.TOGGLE, null, "0"),
    SYMMETRY_ROUND(Category.GROUND, Kind.TOGGLE, null, "shift 0"),
    PICK_UP(Category.GROUND, Kind.COMMAND, null, "shift P"),
    REPLACE(Category.GROUND, Kind.COMMAND, null, "shift ENTER"),
    TAKE_BACK(Category.GROUND, Kind.COMMAND, null, "BACK_SPACE"),
    NEXT_FEATURE(Category.GROUND, Kind.COMMAND, null, "TAB"),
    NEXT_CORNER(Category.GROUND, Kind.COMMAND, null, "Q"),
    PREVIOUS_CORNER(Category.GROUND, Kind.COMMAND, null, "shift Q"),
    ADD_CORNER(Category.GROUND, Kind.COMMAND, null, "shift INSERT"),
    CONTOUR_INWARD(Category.GROUND, Kind.COMMAND, null, "shift U"),
    CONTOUR_OUTWARD(Category.GROUND, Kind.COMMAND, null, "shift O"),
    MORE_LEVELS(Category.GROUND, Kind.COMMAND, null, "shift PERIOD"),
    FEWER_LEVELS(Category.GROUND, Kind.COMMAND, null, "shift COMMA"),
    SMOOTH(Category.GROUND, Kind.TOGGLE, null, "shift C"),
    UNITE(Category.GROUND, Kind.COMMAND, null, "ctrl alt U"),
    SUBTRACT(Category.GROUND, Kind.COMMAND, null, "ctrl alt M"),
    FILL_HOLES(Category.GROUND, Kind.COMMAND, null, null),
    SIMPLIFY(Category.GROUND, Kind.COMMAND, null, "ctrl alt I"),
    MIRROR(Category.GROUND, Kind.COMMAND, null, "ctrl alt H"),
    CUT_GROUND(Category.GROUND, Kind.COMMAND, null, "ctrl X"),
    COPY_GROUND(Category.GROUND, Kind.COMMAND, null, "ctrl C"),
    PASTE_GROUND(Category.GROUND, Kind.COMMAND, null, "ctrl V"),
    DUPLICATE(Category.GROUND, Kind.COMMAND, null, "ctrl D"),
    ERASE_LINE(Category.GROUND, Kind.COMMAND, null, "shift DELETE"),
    REVERSE_LINE(Category.GROUND, Kind.COMMAND, null, "ctrl alt R"),

    VIEWSHED(Category.SIGHT, Kind.TOGGLE, "viewshed", "W"),
    WHO_SEES(Category.SIGHT, Kind.TOGGLE, null, "shift W"),
    SIDE_SIGHT(Category.SIGHT, Kind.TOGGLE, null, "A"),
    BLIND_ZONES(Category.SIGHT, Kind.TOGGLE, "blind-zones", "B"),
    SEEN_BY_COUNT(Category.SIGHT, Kind.TOGGLE, null, "C"),
    SHOW_REACH(Category.SIGHT, Kind.TOGGLE, null, "shift A"),
    NEXT_SIDE(Category.SIGHT, Kind.COMMAND, null, "N"),
    CLEAR_SIGHT_LINE(Category.SIGHT, Kind.COMMAND, null, null),

    NEXT_FINDING(Category.CHECK, Kind.COMMAND, "next-finding", "F8"),
    PREVIOUS_FINDING(Category.CHECK, Kind.COMMAND, "previous-finding", "shift F8"),
    FIX(Category.CHECK, Kind.COMMAND, null, "alt ENTER"),
    ACCEPT(Category.CHECK, Kind.COMMAND, null, "ctrl alt A"),
    VALIDATE(Category.CHECK, Kind.COMMAND, null, "ctrl shift V"),
    PROBLEMS(Category.CHECK, Kind.COMMAND, null, null),

    NEW_SCENARIO(Category.SCENARIO, Kind.COMMAND, null, null),
    NEXT_SCENARIO(Category.SCENARIO, Kind.COMMAND, null, "ctrl PAGE_DOWN"),
    SCENARIO_PROPERTIES(Category.SCENARIO, Kind.COMMAND, null, "ctrl alt S"),
    NEW_PERIOD(Category.SCENARIO, Kind.COMMAND, null, "ctrl shift T"),
    NEW_GROUP(Category.SCENARIO, Kind.COMMAND, null, "ctrl shift R"),
    NEW_SIDE(Category.SCENARIO, Kind.COMMAND, null, null),
    NEW_FORMATION(Category.SCENARIO, Kind.COMMAND, null, null),
    NEW_UNIT(Category.SCENARIO, Kind.COMMAND, null, "ctrl shift U"),
    NEW_LEADER(Category.SCENARIO, Kind.COMMAND, null, null),

    COMMAND_PALETTE(Category.HELP, Kind.COMMAND, null, "ctrl shift P"),
    HELP(Category.HELP, Kind.COMMAND, null, "F1"),
    MANUAL(Category.HELP, Kind.COMMAND, null, null),
    SHORTCUTS(Category.HELP, Kind.COMMAND, null, "ctrl F1"),
    ABOUT(Category.HELP, Kind.COMMAND, null, null);

    /** The menus, in order. */
    public enum Category {
        FILE,
        EDIT,
        VIEW,
        TOOLS,
        GROUND,
        UNITS,
        SIGHT,
        SCENARIO,
        CHECK,
        HELP;

        public String text() {
            return Messages.text("menu." + EditorAction.kebab(this));
        }

        /** The letter that opens its menu together with Alt, whatever the rule system; one of its text. */
        public char letter() {
            return Messages.text("menu." + EditorAction.kebab(this) + ".letter").charAt(0);
        }
    }

    /** What choosing an action does. */
    public enum Kind {
        COMMAND,
        /** Switches something on or off. */
        TOGGLE,
        /** Sets one of several that stand together in the menu; one of them always holds. */
        CHOICE,
        /** Takes up a tool; one of them is always in hand. */
        TOOL,
        /** A second shortcut of another action, in no menu. */
        ALIAS
    }

    private final Category category;
    private final Kind kind;
    private final @Nullable String icon;
    private final @Nullable String shortcut;

    EditorAction(Category category, Kind kind, @Nullable String icon, @Nullable String shortcut) {
        this.category = category;
        this.kind = kind;
        this.icon = icon;
        this.shortcut = shortcut;
    }

    public Category category() {
        return category;
    }

    public Kind kind() {
        return kind;
    }

    /** The key of its text in the message bundle. */
    public String key() {
        return "action." + kebab(this);
    }

    public String text() {
        return Messages.text(key());
    }

    /** The name of its icon; an action with an icon is in the toolbar. */
    public Optional<String> icon() {
        return Optional.ofNullable(icon);
    }

    /** What calls it: what the designer has set, or else what it has by itself. */
    public Optional<KeyStroke> shortcut() {
        return KeyMap.of(this);
    }

    /** What calls it unless the designer sets something else. */
    public Optional<KeyStroke> usualShortcut() {
        return Optional.ofNullable(shortcut)
                .map(keys -> Shortcuts.onMac() ? keys.replace("ctrl", "meta") : keys)
                .map(KeyStroke::getKeyStroke);
    }

    private static String kebab(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
