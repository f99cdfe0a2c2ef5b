package coupdoeil.validator.table;

import coupdoeil.model.Attributes;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.pack.PackEdits;
import coupdoeil.model.pack.PackReader;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.rules.RuleSystems;
import coupdoeil.model.table.GroundFeature;
import coupdoeil.validator.check.BoundFacts;
import coupdoeil.validator.check.Facts;
import coupdoeil.validator.check.Situation;
import coupdoeil.validator.check.table.Stand;
import coupdoeil.validator.sight.table.Screen;
import coupdoeil.validator.table.fact.GroundRules;
import coupdoeil.validator.table.fact.SetupRules;
import coupdoeil.validator.table.sight.FireRules;
import coupdoeil.validator.table.sight.LineOfSight;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What a module of Old Trousers II would bind, as far as its chart and tables say it. */
public final class OldTrousers {

    public static final RuleSystem SYSTEM = RuleSystems.load("ot").orElseThrow();

    private static final Map<Class<?>, Class<?>> BINDINGS = Map.of(
            GroundRules.class, Ground.class,
            SetupRules.class, Setup.class,
            FireRules.class, Fire.class);

    private OldTrousers() {}

    /** The napkin battle, with the size of some units in inches, as long as nobody works it out from their stands. */
    public static Pack village() {
        Pack pack = PackReader.read(Path.of("../model/src/test/resources/packs/napkin-ot"))
                .pack()
                .orElseThrow();
        for (String id : List.of("f-13-1", "f-13-2", "f-guns", "a-39-2", "a-guns")) {
            pack = PackEdits.unit(
                    pack,
                    id,
                    unit -> unit.withAttributes(
                            unit.attributes().with("frontInches", 2).with("depthInches", 1)));
        }
        return pack;
    }

    public static Facts facts(Pack pack) {
        return BoundFacts.of(Situation.of(pack, SYSTEM, pack.scenarios().get(0)), BINDINGS);
    }

    private static List<String> prohibited(GroundFeature feature) {
        return feature.effects().texts("prohibited");
    }

    /** TERRAIN EFFECTS, ORDERS. */
    public static final class Ground implements GroundRules {

        private final int arms;

        public Ground(RuleSystem system) {
            this.arms = system.vocabulary().arms().size();
        }

        @Override
        public String homeEdge() {
            return "baseline";
        }

        @Override
        public List<String> kind(GroundFeature area) {
            Attributes effects = area.effects();
            return List.of(
                    effects.text("movement").orElse(""),
                    effects.text("cover").orElse(""),
                    String.valueOf(effects.flag("blocksLos")));
        }

        @Override
        public boolean isImpassable(GroundFeature feature) {
            return prohibited(feature).size() == arms
                    && !feature.shape().outline().isEmpty();
        }

        @Override
        public boolean bars(GroundFeature feature, String arm) {
            return prohibited(feature).contains(arm);
        }
    }

    /** TERRAIN, CHARGES, VISIBILITY. */
    public static final class Setup implements SetupRules {

        private final double apart;

        public Setup(RuleSystem system) {
            this.apart = system.tables().nested("spacing").integer("enemy", 0);
        }

        @Override
        public boolean isClosed(GroundFeature feature, Stand stand) {
            return stand.piece() instanceof Unit unit && prohibited(feature).contains(unit.arm());
        }

        @Override
        public double apartInches() {
            return apart;
        }

        @Override
        public Optional<Screen> screen(GroundFeature feature) {
            double depth = feature.effects()
                    .number("seenIntoInches")
                    .map(BigDecimal::doubleValue)
                    .orElse(0.0);
            return feature.effects().flag("blocksLos")
                            && !feature.shape().outline().isEmpty()
                    ? Optional.of(new Screen(
                            feature.id(), feature.name(), feature.shape().outline(), true, depth))
                    : Optional.empty();
        }

        @Override
        public boolean stopsSight(Stand stand) {
            return stand.piece() instanceof Unit
                    && !"skirmish".equals(stand.placement().formation());
        }
    }

    /** ARTILLERY. */
    public static final class Fire implements FireRules {

        private final LineOfSight sight;
        private final List<Integer> bands;

        public Fire(LineOfSight sight, RuleSystem system) {
            this.sight = sight;
            this.bands = system.tables().nested("artillery").integers("bands");
        }

        @Override
        public int reachInches(Stand stand) {
            return stand.piece() instanceof Unit unit && unit.attributes().has("pounder")
                    ? bands.get(bands.size() - 1)
                    : 0;
        }

        @Override
        public List<String> words(Stand from, Stand to) {
            return sight.look(from, to)
                    .rangeInches()
                    .filter(range -> range <= reachInches(from))
                    .map(range -> List.of(range <= bands.get(0) ? "canister" : "round shot"))
                    .orElse(List.of());
        }
    }
}
