package coupdoeil.editor.sight;

import coupdoeil.model.pack.Pack;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.validator.sight.SightScene;
import coupdoeil.validator.sight.SightSystem;
import coupdoeil.validator.sight.hexes.HexScene;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The sight of the last pack and scenario asked about, made anew only when they change, and of that before as far as the map
 * is the same. For one thread.
 */
final class SightScenes {

    private @Nullable Pack pack;
    private @Nullable Scenario scenario;
    private @Nullable RuleSystem rules;
    private Optional<SightSystem> system = Optional.empty();
    private Optional<? extends SightScene> scene = Optional.empty();

    /** Empty if the rule system has no sight, or the battle is fought on a table. Cost follows the size of the map. */
    Optional<HexScene> of(Pack asked, RuleSystem by, Scenario in) {
        return HexScene.of(any(asked, by, in));
    }

    /** The same on whatever battlefield. */
    @SuppressWarnings("ReferenceEquality") // Packs are large, and another value is another pack.
    Optional<? extends SightScene> any(Pack asked, RuleSystem by, Scenario in) {
        if (rules != by) {
            rules = by;
            system = SightSystem.of(by.id());
            scene = Optional.empty();
            pack = null;
        }
        if (pack != asked || scenario != in) {
            pack = asked;
            scenario = in;
            SightScene before = scene.orElse(null);
            scene = system.flatMap(sight -> sight.scene(asked, by, in, before));
        }
        return scene;
    }
}
