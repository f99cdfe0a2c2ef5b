package coupdoeil.editor.shell;

import static org.assertj.core.api.Assertions.assertThat;

import com.formdev.flatlaf.FlatLaf;
import coupdoeil.editor.document.Packs;
import coupdoeil.editor.document.Selection;
import java.awt.Color;
import java.awt.Window;
import java.awt.image.BufferedImage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Light and dark, switched while a designer works, in a real window. */
class LookUiIT extends InWindow {

    LookUiIT() {
        super(Packs::albuera);
    }

    @AfterEach
    void rememberTheUsual() {
        OpenWindow.lookLightAgain();
    }

    private BufferedImage picture() {
        window.settle();
        return ui.picture(ui.find(Window.class, "editor"));
    }

    @Test
    void theWindowTurnsDarkAndLightAgainAndNothingOfTheOtherLookIsLeft() {
        UiDriver.onEdt(() -> {
            window.workbench
                    .session()
                    .select(Selection.piece(
                            edited().orderOfBattle().units().get(0).id()));
            return true;
        });
        window.activate();
        BufferedImage light = picture();
        ui.press("ctrl shift D");
        ui.until("it is dark", FlatLaf::isLafDark);
        BufferedImage dark = picture();
        ui.press("ctrl shift D");
        ui.until("it is light", () -> !FlatLaf.isLafDark());
        BufferedImage again = picture();

        assertThat(brightness(light)).isGreaterThan(150);
        assertThat(brightness(dark)).isLessThan(110);
        assertThat(differing(light, again)).as("share of pixels").isLessThan(0.002);
    }

    private static double brightness(BufferedImage image) {
        double sum = 0;
        for (int y = 0; y < image.getHeight(); y++) {
            for (int x = 0; x < image.getWidth(); x++) {
                Color colour = new Color(image.getRGB(x, y));
                sum += (colour.getRed() + colour.getGreen() + colour.getBlue()) / 3.0;
            }
        }
        return sum / image.getHeight() / image.getWidth();
    }

    private static double differing(BufferedImage one, BufferedImage other) {
        double count = 0;
        for (int y = 0; y < one.getHeight(); y++) {
            for (int x = 0; x < one.getWidth(); x++) {
                count += one.getRGB(x, y) == other.getRGB(x, y) ? 0 : 1;
            }
        }
        return count / one.getHeight() / one.getWidth();
    }
}
