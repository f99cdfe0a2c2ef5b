package coupdoeil.editor.paint;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.editor.paint.sheet.Contrast;
import coupdoeil.editor.paint.sheet.Ink;
import coupdoeil.editor.paint.sheet.PaintTheme;
import coupdoeil.editor.paint.sheet.TerrainStyle;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.rules.RuleSystems;
import coupdoeil.model.rules.TerrainRecord;
import java.awt.Color;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What is written on a map can be read on every ground, on every sheet. */
class MapContrastTest {

    private static final double READABLE = 3;
    private static final int LOWEST = -3;
    private static final int HIGHEST = 8;

    @ParameterizedTest
    @EnumSource
    void theLabelOfAHexIsToldFromItsGround(PaintTheme theme) {
        Set<String> faint = new TreeSet<>();
        for (String id : RuleSystems.ids()) {
            RuleSystem system = RuleSystems.load(id).orElseThrow();
            for (TerrainRecord record : system.chart().records()) {
                Color fill = TerrainStyle.of(record, theme, 1).fill();
                if (record.kind().equals(TerrainRecord.HEX) && fill != null) {
                    for (int level = LOWEST; level <= HIGHEST; level++) {
                        Color ground = theme.ground(fill, level);
                        double contrast = Contrast.between(theme.label(ground), ground);
                        if (contrast < READABLE) {
                            faint.add(String.format("%s %s at %d: %.2f", id, record.id(), level, contrast));
                        }
                    }
                }
            }
        }
        assertThat(faint).isEmpty();
    }

    @ParameterizedTest
    @EnumSource
    void aNameIsToldFromItsHalo(PaintTheme theme) {
        assertThat(Contrast.between(theme.of(Ink.NAME), theme.of(Ink.HALO))).isGreaterThan(READABLE);
        for (Ink ink : new Ink[] {Ink.OBJECTIVE, Ink.ENTRY, Ink.ZONE}) {
            assertThat(Contrast.between(theme.of(ink), theme.of(Ink.HALO)))
                    .as(ink.name())
                    .isGreaterThan(READABLE);
        }
    }
}
