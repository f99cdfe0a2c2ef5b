package coupdoeil.editor.paint;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.editor.paint.sheet.Lab;
import coupdoeil.editor.paint.sheet.PaintTheme;
import coupdoeil.editor.paint.sheet.TerrainStyle;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.rules.RuleSystems;
import coupdoeil.model.rules.TerrainRecord;
import coupdoeil.validator.picture.LayerId;
import java.awt.Color;
import java.awt.image.BufferedImage;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** What makes each sheet what it is. */
class SheetsTest {

    private static final String OPEN = "#e9e4c9";

    /** What can be seen side by side at a glance. */
    private static final double SEEN = 3;

    static Stream<Pack> samples() {
        return Battles.samples();
    }

    private static Map<String, TerrainRecord> grounds() {
        Map<String, TerrainRecord> grounds = new LinkedHashMap<>();
        for (String id : RuleSystems.ids()) {
            RuleSystem system = RuleSystems.load(id).orElseThrow();
            system.chart().records().stream()
                    .filter(record ->
                            TerrainStyle.of(record, PaintTheme.LIGHT, 1).fill() != null)
                    .forEach(record -> grounds.put(id + " " + record.id(), record));
        }
        return grounds;
    }

    @ParameterizedTest
    @EnumSource
    void groundOfStrongColourIsToldFromOpenGround(PaintTheme theme) {
        Color open = TerrainStyle.colour(OPEN).orElseThrow();
        Set<String> lost = new TreeSet<>();
        grounds().forEach((name, record) -> {
            Color fill = TerrainStyle.of(record, theme, 1).fill();
            if (fill != null && DeltaE2000.between(fill, open) > 4 * SEEN) {
                double apart = DeltaE2000.between(theme.ground(fill, 0), theme.ground(open, 0));
                if (apart < SEEN) {
                    lost.add(String.format("%s: %.1f", name, apart));
                }
            }
        });
        assertThat(lost).isEmpty();
    }

    @ParameterizedTest
    @EnumSource
    void levelsNextToEachOtherAreToldApart(PaintTheme theme) {
        Color open = TerrainStyle.colour(OPEN).orElseThrow();
        for (int level = -1; level < 6; level++) {
            assertThat(DeltaE2000.between(theme.ground(open, level), theme.ground(open, level + 1)))
                    .as(theme + " at " + level)
                    .isGreaterThan(1);
        }
    }

    @Test
    void theGreySheetHasHardlyAnyColour() {
        Set<String> coloured = new TreeSet<>();
        grounds().forEach((name, record) -> {
            TerrainStyle look = TerrainStyle.of(record, PaintTheme.GREY, 1);
            Color fill = look.fill();
            Lab ground = Lab.of(PaintTheme.GREY.ground(fill == null ? Color.WHITE : fill, 0));
            if (Math.hypot(ground.a(), ground.b()) > 0.02 || ground.lightness() < 0.85) {
                coloured.add(name);
            }
        });
        assertThat(coloured).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("samples")
    void theGreySheetPrintsWithHalfOfTheInkOfTheClassic(Pack pack) {
        double classic = ink(pack, PaintTheme.LIGHT);
        assertThat(ink(pack, PaintTheme.GREY)).isLessThan(classic / 2);
        assertThat(ink(pack, PaintTheme.MODERN)).isLessThan(classic);
    }

    /** How dark and how colourful its bare ground is on the whole: what each pixel lacks to white, in three inks. */
    private static double ink(Pack pack, PaintTheme theme) {
        Set<LayerId> ground = EnumSet.range(LayerId.TERRAIN, LayerId.FEATURES);
        MapPainter painter = new MapPainter(Battles.scene(pack, theme, ground));
        BufferedImage image = PngRender.image(painter.scene(), PngRender.whole(painter.scene()), 0.15, (g, clip) -> {});
        double ink = 0;
        for (int x = 0; x < image.getWidth(); x++) {
            for (int y = 0; y < image.getHeight(); y++) {
                Color colour = new Color(image.getRGB(x, y));
                ink += 3 * 255 - colour.getRed() - colour.getGreen() - colour.getBlue();
            }
        }
        return ink;
    }
}
