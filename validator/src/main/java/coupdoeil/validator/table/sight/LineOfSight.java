package coupdoeil.validator.table.sight;

import coupdoeil.model.table.Base;
import coupdoeil.model.table.Footprint;
import coupdoeil.model.table.GroundFeature;
import coupdoeil.validator.check.fact.ByIdentity;
import coupdoeil.validator.check.fact.Memo;
import coupdoeil.validator.check.fact.Tracker;
import coupdoeil.validator.check.table.Patch;
import coupdoeil.validator.check.table.Stand;
import coupdoeil.validator.check.table.Stands;
import coupdoeil.validator.check.table.TableGround;
import coupdoeil.validator.sight.table.Body;
import coupdoeil.validator.sight.table.Contour;
import coupdoeil.validator.sight.table.Ground;
import coupdoeil.validator.sight.table.Region;
import coupdoeil.validator.sight.table.Screen;
import coupdoeil.validator.sight.table.Surroundings;
import coupdoeil.validator.sight.table.UnitSight;
import coupdoeil.validator.table.fact.GroundRules;
import coupdoeil.validator.table.fact.SetupRules;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** What pieces see of each other as they are set up. */
public final class LineOfSight implements Surroundings {

    private final TableGround ground;
    private final Stands stands;
    private final GroundRules groundRules;
    private final SetupRules rules;
    private final Memo<Pair, UnitSight> looks;
    private final Memo<Pair, Ground> between;
    private final Memo<Base, Integer> levels;
    private final Memo<String, Integer> highest;

    private final ByIdentity<GroundFeature, Relief> reliefs = new ByIdentity<>(this::relief);
    private final ByIdentity<Stand, Body> standing = new ByIdentity<>(
            stand -> new Body(stand.key(), stand.name(), stand.footprint().bases()));

    /** What a feature is to sight. */
    private record Relief(Optional<Screen> screen, Optional<Contour> contour) {}

    /** Who looks at whom, each where it stands. */
    record Pair(String from, Footprint there, String to, Footprint other) {

        static Pair of(Stand from, Stand to) {
            return new Pair(from.key(), from.footprint(), to.key(), to.footprint());
        }

        /** By the names alone: a piece rarely stands in two places. */
        @Override
        public int hashCode() {
            return Stand.hash(from, to);
        }
    }

    public LineOfSight(TableGround ground, Stands stands, GroundRules groundRules, SetupRules rules, Tracker tracker) {
        this.ground = ground;
        this.stands = stands;
        this.groundRules = groundRules;
        this.rules = rules;
        this.highest = Memo.compared(tracker, any -> Surroundings.super.highest());
        this.levels = new Memo<>(tracker, Surroundings.super::level);
        this.looks = new Memo<>(
                tracker, pair -> UnitSight.of(between(pair), pair.from(), pair.there(), pair.to(), pair.other()));
        this.between = new Memo<>(tracker, pair -> ground(UnitSight.between(pair.there(), pair.other())));
    }

    /** What a unit sees of another. */
    public UnitSight look(Stand from, Stand to) {
        return looks.get(Pair.of(from, to));
    }

    /** Sight as if nobody stood about. */
    public Surroundings withoutPieces() {
        return new Among(this, this::ground, within -> List.of());
    }

    /** What is about when one looks at another; the ground is asked once, for it stays when pieces move. */
    Surroundings between(Pair pair) {
        Ground ground = between.get(pair);
        return new Among(this, within -> ground, this::bodies);
    }

    /** The same as if nobody else stood about. */
    Surroundings groundBetween(Pair pair) {
        Ground ground = between.get(pair);
        return new Among(this, within -> ground, within -> List.of());
    }

    /** A part of some surroundings. */
    private record Among(Surroundings all, Function<Region, Ground> grounds, Function<Region, Collection<Body>> pieces)
            implements Surroundings {

        @Override
        public Ground ground(Region within) {
            return grounds.apply(within);
        }

        @Override
        public int level(Base base) {
            return all.level(base);
        }

        @Override
        public int highest() {
            return all.highest();
        }

        @Override
        public Collection<Body> bodies(Region within) {
            return pieces.apply(within);
        }
    }

    @Override
    public Ground ground(Region within) {
        List<Screen> screens = new ArrayList<>();
        List<Contour> contours = new ArrayList<>();
        for (GroundFeature feature : ground.near(within.bounds(), within::mayMeet)) {
            Relief relief = reliefs.of(feature);
            relief.screen().ifPresent(screens::add);
            relief.contour().ifPresent(contours::add);
        }
        return new Ground(screens, contours);
    }

    private Relief relief(GroundFeature feature) {
        int level = groundRules.level(feature);
        return new Relief(
                rules.screen(feature),
                level > 0
                        ? Optional.of(new Contour(
                                feature.id(), feature.name(), feature.shape().outline(), level))
                        : Optional.empty());
    }

    @Override
    public Collection<Body> bodies(Region within) {
        return bodies(stands.near(within.bounds(), within::mayMeet));
    }

    /** The same of a part of the table. */
    List<Body> bodies(Patch within) {
        return bodies(stands.near(within));
    }

    private List<Body> bodies(Collection<Stand> near) {
        return near.stream()
                .filter(stand -> rules.stopsSight(stand))
                .map(standing::of)
                .toList();
    }

    @Override
    public int level(Base base) {
        return levels.get(base);
    }

    @Override
    public int highest() {
        return highest.get("");
    }
}
