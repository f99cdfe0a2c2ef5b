package coupdoeil.editor.widget;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.editor.shell.Theme;
import java.awt.Color;
import javax.swing.UIManager;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The theme says every colour that is drawn. */
class ThemeColourTest {

    @ParameterizedTest
    @EnumSource(Theme.class)
    void everyLookHasEveryColour(Theme look) {
        look.install();

        for (ThemeColour colour : ThemeColour.values()) {
            assertThat(UIManager.getColor(colour.key())).as(colour.key()).isNotNull();
        }
        boolean dark = look == Theme.DARK;
        assertThat(ThemeColour.SELECTION.colour()).isEqualTo(dark ? new Color(0x5FB0FF) : new Color(0x1F6FD0));
        assertThat(ThemeColour.STROKE_FILL.colour().getRGB())
                .isEqualTo((dark ? new Color(0x74, 0xBC, 0xFF, 0x34) : new Color(0x2F, 0x7F, 0xD6, 40)).getRGB());
        assertThat(ThemeColour.BRUSH_RIM.colour().getAlpha()).isEqualTo(160);
    }
}
