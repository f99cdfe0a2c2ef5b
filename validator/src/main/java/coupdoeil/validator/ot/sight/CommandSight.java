package coupdoeil.validator.ot.sight;

import coupdoeil.model.oob.Leader;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.scenario.Placement;
import coupdoeil.model.scenario.Position;
import coupdoeil.model.table.Base;
import coupdoeil.model.table.GroundFeature;
import coupdoeil.validator.check.fact.Memo;
import coupdoeil.validator.check.fact.Placements;
import coupdoeil.validator.check.fact.Tracker;
import coupdoeil.validator.check.table.Stand;
import coupdoeil.validator.check.table.Stands;
import coupdoeil.validator.check.table.TableSize;
import coupdoeil.validator.ot.fact.Commands;
import coupdoeil.validator.ot.fact.Post;
import coupdoeil.validator.ot.fact.Posts;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * How far commanders command from where they stand, and whom: within their range whoever they see over the ground alone,
 * however thick the weather and whoever stands between (OT Commanders: Command Range).
 */
public final class CommandSight {

    /** The table is looked at inch by inch, a larger one at so many points each way. */
    private static final double MOST_POINTS = 200;

    private final Visibility visibility;
    private final Commands commands;
    private final Posts posts;
    private final Stands stands;
    private final Placements placements;
    private final TableSize table;
    private final double bonus;
    private final Memo<String, Boolean> elevated;
    private final Memo<Ground, Integer> mostLevel;
    private final Memo<Sight, Optional<GroundFeature>> hiding;

    /** The table, to whose ground there is but one answer. */
    private record Ground(TableSize table) {}

    private record Sight(String unit, String leader) {

        @Override
        public int hashCode() {
            return Stand.hash(unit, leader);
        }
    }

    public CommandSight(
            Visibility visibility,
            Commands commands,
            Posts posts,
            Stands stands,
            Placements placements,
            TableSize table,
            RuleSystem system,
            Tracker tracker) {
        this.visibility = visibility;
        this.commands = commands;
        this.posts = posts;
        this.stands = stands;
        this.placements = placements;
        this.table = table;
        this.bonus = system.tables().nested("command").integer("elevatedBonusInches", 0);
        this.mostLevel = new Memo<>(tracker, this::levelOfMost);
        this.elevated = Memo.compared(tracker, this::findElevated);
        this.hiding = Memo.compared(tracker, this::findHiding);
    }

    /** The unit that a leader is with and has no place of his own; empty if he is with none. */
    private Optional<Post> with(String leader) {
        return placements.of(leader).stream()
                .map(Placement::position)
                .filter(Position.Attached.class::isInstance)
                .flatMap(position -> posts.of(((Position.Attached) position).piece()).stream())
                .findFirst();
    }

    /** Whether a leader is anywhere on the table. */
    public boolean isThere(Leader leader) {
        return stands.of(leader.id()).isPresent() || with(leader.id()).isPresent();
    }

    /** How far a leader commands from where he is, in inches. */
    public double rangeInches(Leader leader) {
        return commands.rangeInches(leader) + (isElevated(leader) ? bonus : 0);
    }

    /** Whether he stands above most of the troops that he commands, and above most of the table. */
    public boolean isElevated(Leader leader) {
        return elevated.get(leader.id());
    }

    private boolean findElevated(String key) {
        Optional<Leader> leader = commands.leader(key);
        OptionalInt level = level(key);
        if (leader.isEmpty() || level.isEmpty() || level.getAsInt() <= mostLevel.get(new Ground(table))) {
            return false;
        }
        List<Post> troops = posts.all()
                .filter(post -> commands.mayOrder(leader.get(), post.unit()))
                .toList();
        long lower = troops.stream()
                .filter(post -> visibility.level(post) < level.getAsInt())
                .count();
        return 2 * lower > troops.size();
    }

    /** Of where a leader is; empty if he is nowhere. */
    private OptionalInt level(String leader) {
        Optional<Stand> stand = stands.of(leader);
        if (stand.isPresent()) {
            Base base = stand.get().footprint().rectangle();
            return OptionalInt.of(visibility.ground().level(new Spot(base.middleX(), base.middleY())));
        }
        return with(leader).map(visibility::level).map(OptionalInt::of).orElse(OptionalInt.empty());
    }

    /** The lowest level that more than half of the table does not exceed, looked at inch by inch. */
    private int levelOfMost(Ground whole) {
        int count = 0;
        int[] levels = new int[64];
        double across = Math.min(MOST_POINTS, Math.ceil(whole.table().widthInches()));
        double along = Math.min(MOST_POINTS, Math.ceil(whole.table().depthInches()));
        for (int column = 0; column < across; column++) {
            for (int row = 0; row < along; row++) {
                Spot spot = Spot.inches(
                        (column + 0.5) * whole.table().widthInches() / across,
                        (row + 0.5) * whole.table().depthInches() / along);
                levels[Math.min(levels.length - 1, visibility.ground().level(spot))]++;
                count++;
            }
        }
        int so = 0;
        for (int level = 0; level < levels.length; level++) {
            so += levels[level];
            if (2 * so > count) {
                return level;
            }
        }
        return 0;
    }

    /** How far a unit is from a leader, in inches; empty if one of them is at no place of the table. */
    public Optional<Double> inchesFrom(Post unit, Leader leader) {
        return stands.of(leader.id())
                .map(stand -> unit.inchesFrom(stand.footprint()))
                .or(() -> with(leader.id()).map(unit::inchesFrom));
    }

    /** How far two leaders are apart, in inches; empty if one of them is at no place of the table. */
    public Optional<Double> inchesFrom(Leader one, Leader other) {
        Optional<Stand> stand = stands.of(one.id());
        return stand.isPresent()
                ? stands.of(other.id())
                        .map(there -> there.footprint().inchesFrom(stand.get().footprint()))
                        .or(() -> with(other.id())
                                .map(post -> post.inchesFrom(stand.get().footprint())))
                : with(one.id()).flatMap(post -> inchesFrom(post, other));
    }

    /** The ground that hides a unit from a leader; empty if he sees some of it, or one of them is at no place. */
    public Optional<GroundFeature> hiding(Post unit, Leader leader) {
        return hiding.get(new Sight(unit.key(), leader.id()));
    }

    private Optional<GroundFeature> findHiding(Sight sight) {
        Optional<Post> unit = posts.of(sight.unit());
        Optional<List<Spot>> from = stands.of(sight.leader())
                .map(stand -> SightPoints.of(stand.footprint().bases()))
                .or(() -> with(sight.leader()).map(visibility::points));
        return unit.isPresent() && from.isPresent()
                ? visibility.hidesAll(visibility.points(unit.get()), from.get())
                : Optional.empty();
    }
}
