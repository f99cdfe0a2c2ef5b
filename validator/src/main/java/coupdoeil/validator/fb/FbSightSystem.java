package coupdoeil.validator.fb;

import coupdoeil.model.pack.Pack;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.validator.check.Facts;
import coupdoeil.validator.check.Situation;
import coupdoeil.validator.sight.PackedGround;
import coupdoeil.validator.sight.SightGround;
import coupdoeil.validator.sight.SightNames;
import coupdoeil.validator.sight.SightRule;
import coupdoeil.validator.sight.SightScene;
import coupdoeil.validator.sight.SightSystem;
import java.util.Optional;
import java.util.Set;

/** Sight in Fix Bayonets!. */
public final class FbSightSystem implements SightSystem {

    @Override
    public String ruleSystem() {
        return "fb";
    }

    @Override
    public Optional<SightScene> scene(Pack pack, RuleSystem system, Scenario scenario) {
        Situation situation = Situation.of(pack, system, scenario);
        return situation.map().map(map -> scene(situation.facts()));
    }

    private static SightScene scene(Facts facts) {
        FbGround ground = facts.get(FbGround.class);
        SightByTurn byTurn = facts.get(SightByTurn.class);
        return new Scene(ground, ground.packed(), byTurn);
    }

    private record Scene(FbGround facts, PackedGround ground, SightByTurn byTurn) implements SightScene {

        @Override
        public SightGround ignoring(Set<String> pieces) {
            return facts.ignoring(pieces);
        }

        @Override
        public SightRule rule(int turn) {
            return byTurn.at(turn);
        }

        @Override
        public SightNames names() {
            return facts.names();
        }
    }
}
