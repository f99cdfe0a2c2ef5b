package coupdoeil.editor.shell;

import com.formdev.flatlaf.FlatDarkLaf;
import com.formdev.flatlaf.FlatLaf;
import com.formdev.flatlaf.FlatLightLaf;
import com.formdev.flatlaf.fonts.inter.FlatInterFont;
import com.formdev.flatlaf.util.FontUtils;
import coupdoeil.editor.paint.sheet.FontFiles;
import java.awt.Window;
import java.util.Arrays;
import java.util.prefs.Preferences;
import javax.swing.SwingUtilities;

/** The light or dark look of the whole program, remembered from one start to the next. */
public enum Theme {
    LIGHT,
    DARK;

    private static final String KEY = "dark";

    /** Makes this the look of all windows, those open included. Needs no display. */
    public void install() {
        FlatLaf.registerCustomDefaultsSource("coupdoeil.editor.theme");
        FontUtils.registerFontFamilyLoader(FlatInterFont.FAMILY, Theme::registerBasic);
        FontUtils.registerFontFamilyLoader(
                FlatInterFont.FAMILY_LIGHT,
                () -> FontFiles.register(FlatInterFont.STYLE_LIGHT, FlatInterFont.STYLE_LIGHT_ITALIC));
        FontUtils.registerFontFamilyLoader(
                FlatInterFont.FAMILY_SEMIBOLD,
                () -> FontFiles.register(FlatInterFont.STYLE_SEMIBOLD, FlatInterFont.STYLE_SEMIBOLD_ITALIC));
        FlatLaf.setPreferredFontFamily(FlatInterFont.FAMILY);
        FlatLaf.setPreferredLightFontFamily(FlatInterFont.FAMILY_LIGHT);
        FlatLaf.setPreferredSemiboldFontFamily(FlatInterFont.FAMILY_SEMIBOLD);
        if (this == DARK) {
            FlatDarkLaf.setup();
        } else {
            FlatLightLaf.setup();
        }
        PlainTextUI.install();
        // One that is closed would be kept for ever: its menu bar would sign on again for the keys that open it.
        Arrays.stream(Window.getWindows()).filter(Window::isDisplayable).forEach(SwingUtilities::updateComponentTreeUI);
    }

    private static void registerBasic() {
        FontFiles.register(
                FlatInterFont.STYLE_REGULAR,
                FlatInterFont.STYLE_ITALIC,
                FlatInterFont.STYLE_BOLD,
                FlatInterFont.STYLE_BOLD_ITALIC);
    }

    static Theme current() {
        return FlatLaf.isLafDark() ? DARK : LIGHT;
    }

    static Theme remembered() {
        return preferences().getBoolean(KEY, false) ? DARK : LIGHT;
    }

    void remember() {
        preferences().putBoolean(KEY, this == DARK);
    }

    private static Preferences preferences() {
        return Preferences.userNodeForPackage(Theme.class);
    }
}
