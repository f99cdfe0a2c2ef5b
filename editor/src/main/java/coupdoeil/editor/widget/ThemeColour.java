package coupdoeil.editor.widget;

import java.awt.Color;
import javax.swing.UIManager;

/** What is drawn over maps and beside them in colours of the theme, which its properties say for both looks. */
public enum ThemeColour {
    SELECTION("Map.selection"),
    STROKE("Map.stroke"),
    STROKE_FILL("Map.strokeFill"),
    STROKE_RIM("Map.strokeRim"),
    GUIDE("Map.guide"),
    CURSOR("Map.cursor"),
    RULER("Map.ruler"),
    RULER_INK("Map.rulerInk"),
    REACH_FIRE("Map.reachFire"),
    REACH_CHARGE("Map.reachCharge"),
    REACH_COMMAND("Map.reachCommand"),
    REACH_KEEP_OFF("Map.reachKeepOff"),
    BRUSH("Map.brush"),
    BRUSH_RIM("Map.brushRim"),
    CALLOUT_SHADOW("Callout.shadow"),
    LEGEND_SHADOW("Legend.shadow"),
    ERROR("Severity.error"),
    WARNING("Severity.warning"),
    INFO("Severity.info"),
    SEVERITY_RIM("Severity.rim"),
    GROUND("Profile.ground"),
    TURF("Profile.turf"),
    TREES("Profile.trees"),
    TROOPS("Profile.troops"),
    WALL("Profile.wall"),
    TIME_BAND("Timetable.band"),
    TIME_EVENT("Timetable.event"),
    PREVIEW("Map.preview"),
    PREVIEW_INK("Map.previewInk"),
    DOUBTED("Import.doubtedBackground"),
    UNREAD("Import.unreadBackground"),
    ALIKE("Import.alikeBackground");

    private final String key;

    ThemeColour(String key) {
        this.key = key;
    }

    String key() {
        return key;
    }

    /** The colour in the look in force; grey as long as no look is. */
    public Color colour() {
        Color themed = UIManager.getColor(key);
        return themed == null ? Color.GRAY : themed;
    }
}
