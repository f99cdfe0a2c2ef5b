package coupdoeil.editor.paint;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.editor.document.Packs;
import coupdoeil.editor.paint.name.Names;
import coupdoeil.editor.paint.name.PlacedName;
import coupdoeil.editor.paint.sheet.PaintScene;
import coupdoeil.editor.paint.sheet.PaintTheme;
import coupdoeil.model.pack.Pack;
import coupdoeil.validator.picture.LayerId;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Formations are named where counters are too small to read, and only there. */
class FormationLabelsTest {

    private static final double OVERVIEW = 0.35;

    private static Names names(Set<LayerId> layers) {
        Pack pack = Packs.albuera();
        return new MapPainter(new PaintScene(
                        pack, pack.rules().orElseThrow(), pack.scenarios().get(0), PaintTheme.LIGHT, layers))
                .names();
    }

    private static List<String> at(Names names, double zoom) {
        return names.at(zoom).stream().map(PlacedName::text).toList();
    }

    @Test
    void brigadesAreNamedAtOverviewAndNotWhereCountersCanBeRead() {
        Names names = names(LayerId.all());
        assertThat(at(names, OVERVIEW)).contains("Brigade Brayer", "De Grey's heavy brigade", "Light brigade Briche");
        assertThat(at(names, 1)).doesNotContain("Brigade Brayer", "De Grey's heavy brigade");
    }

    @Test
    void whoDoesNotShowIsNotNamed() {
        Set<LayerId> ground = EnumSet.allOf(LayerId.class);
        ground.remove(LayerId.UNITS);
        assertThat(at(names(ground), OVERVIEW)).doesNotContain("Brigade Brayer");
    }
}
