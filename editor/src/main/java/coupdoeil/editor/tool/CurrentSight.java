package coupdoeil.editor.tool;

import coupdoeil.editor.document.Session;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.validator.sight.SightScene;
import coupdoeil.validator.sight.SightSystem;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The sight of the newest pack in the scenario shown, made anew only when one of them changes. */
final class CurrentSight {

    private final Session session;
    private @Nullable Pack pack;
    private String scenario = "";
    private Optional<SightScene> scene = Optional.empty();

    CurrentSight(Session session) {
        this.session = session;
    }

    /** Empty if the system has no sight rule, or the pack no hex map or scenario. */
    Optional<SightScene> scene() {
        Scenario shown = session.scenario().orElse(null);
        if (shown == null) {
            return Optional.empty();
        }
        if (pack != session.pack() || !scenario.equals(shown.id())) {
            pack = session.pack();
            scenario = shown.id();
            scene = SightSystem.of(session.system().id())
                    .flatMap(sight -> sight.scene(session.pack(), session.system(), shown));
        }
        return scene;
    }
}
