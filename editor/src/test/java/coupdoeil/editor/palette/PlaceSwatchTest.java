package coupdoeil.editor.palette;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.editor.paint.Battles;
import coupdoeil.editor.paint.sheet.PaintTheme;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.rules.PlaceKind;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.rules.RuleSystems;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The kinds of place in the palette, as each system has them. */
class PlaceSwatchTest {

    private static final int WIDTH = 44;
    private static final int HEIGHT = 28;

    @ParameterizedTest
    @ValueSource(strings = {"fb", "lb", "cc", "hm", "ot"})
    void everyKindOfPlaceHasItsOwnSign(String system) {
        Pack pack = Battles.napkin("napkin-" + system);
        RuleSystem rules = RuleSystems.load(system).orElseThrow();
        for (PaintTheme theme : List.of(PaintTheme.LIGHT, PaintTheme.DARK)) {
            Map<Integer, String> seen = new HashMap<>();
            for (PlaceKind kind : rules.vocabulary().placeKinds()) {
                BufferedImage image = new BufferedImage(WIDTH, HEIGHT, BufferedImage.TYPE_INT_ARGB);
                Graphics2D g = image.createGraphics();
                new PlaceSwatch(kind.id(), kind.name(), pack, rules, theme, WIDTH, HEIGHT).paintIcon(null, g, 0, 0);
                g.dispose();
                int pixels = Arrays.hashCode(image.getRGB(0, 0, WIDTH, HEIGHT, null, 0, WIDTH));
                assertThat(seen.put(pixels, kind.id()))
                        .as("what looks like " + kind.id())
                        .isNull();
            }
            assertThat(seen).isNotEmpty();
        }
    }
}
