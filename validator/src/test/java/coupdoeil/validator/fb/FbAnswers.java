package coupdoeil.validator.fb;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.model.grid.Hex;
import coupdoeil.validator.sight.hexes.HexScene;
import coupdoeil.validator.sight.hexes.Obstacle;
import coupdoeil.validator.sight.hexes.SightPath;
import coupdoeil.validator.sight.hexes.Sightline;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Lines of sight as one line of text. */
final class FbAnswers {

    private FbAnswers() {}

    /** The answer at the first turn with the obstacles of the line and its paths, each once; the same both ways. */
    static String look(HexScene scene, Hex from, Hex to) {
        Sightline line = scene.rule(0).sightline(scene.ground(), from, to);
        Sightline back = scene.rule(0).sightline(scene.ground(), to, from);
        assertThat(back.sighting()).as("the way back").isEqualTo(line.sighting());
        assertThat(scene.rule(0).sees(scene.ground(), from, to)).isEqualTo(line.visible());
        List<Obstacle> obstacles = new ArrayList<>(line.obstacles());
        line.paths().stream().map(SightPath::obstacles).forEach(obstacles::addAll);
        Set<String> words = new LinkedHashSet<>();
        words.add(line.sighting().name());
        if (!line.visible()) {
            obstacles.forEach(obstacle -> words.add(text(obstacle)));
        }
        return String.join(" ", words);
    }

    private static String text(Obstacle obstacle) {
        String relation = obstacle.kind() == Obstacle.Kind.SLOPE ? "<" : ">";
        return obstacle.limit() == 0 && obstacle.actual() == 0
                ? obstacle.kind().name()
                : obstacle.kind() + " " + obstacle.actual() + relation + obstacle.limit();
    }
}
