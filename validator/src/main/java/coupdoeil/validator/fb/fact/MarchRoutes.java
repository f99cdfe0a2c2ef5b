package coupdoeil.validator.fb.fact;

import coupdoeil.model.battlefield.Place;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexDirection;
import coupdoeil.model.grid.HexSide;
import coupdoeil.model.oob.Formation;
import coupdoeil.model.scenario.ArrivalGroup;
import coupdoeil.validator.check.fact.Arrivals;
import coupdoeil.validator.check.fact.Places;
import coupdoeil.validator.check.fact.Timetable;
import coupdoeil.validator.check.hexes.Ground;
import coupdoeil.validator.hexes.Entries;
import coupdoeil.validator.hexes.March;
import coupdoeil.validator.sight.hexes.Route;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.PriorityQueue;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Where reinforcements can be when, at the earliest (FB 7.3): a fact.
 *
 * <p>The head of a column is on the map from the turn in which its first unit enters and goes on along the roads, each turn as far as the
 * movement factors of its slowest unit take it at the road cost of every hex; what is left of a turn is lost. Who
 * enters along an edge is somewhere on it, and where he goes from there is not told.
 */
public final class MarchRoutes {

    private final Arrivals arrivals;
    private final MarchColumns columns;
    private final MarchPace pace;
    private final Places places;
    private final Timetable timetable;
    private final Entries entries;
    private final Ground ground;

    public MarchRoutes(
            Arrivals arrivals,
            MarchColumns columns,
            MarchPace pace,
            Places places,
            Timetable timetable,
            Entries entries,
            Ground ground) {
        this.arrivals = arrivals;
        this.columns = columns;
        this.pace = pace;
        this.places = places;
        this.timetable = timetable;
        this.entries = entries;
        this.ground = ground;
    }

    /** A head of a column: where it is, in which turn, and how many movement factors of that turn it has used. */
    private record Head(
            Hex hex,
            int turn,
            BigDecimal used,
            int hexes,
            @Nullable Hex before) {}

    /** The route of every group, in the order written. */
    public List<Route> all() {
        return arrivals.all().stream()
                .map(group -> new Route(group.id(), group.name(), entries.side(group), stages(group)))
                .toList();
    }

    private List<Route.Stage> stages(ArrivalGroup group) {
        OptionalInt due = timetable.track().turnOf(group.at());
        if (due.isEmpty() || !timetable.track().contains(due.getAsInt())) {
            return List.of();
        }
        Optional<March> march = columns.of(group).filter(known -> ground.contains(known.entry()));
        if (march.isPresent() && !march.get().steps().isEmpty()) {
            return march.get().steps().get(0).arrival().stream()
                    .flatMap(label -> march(march.get(), timetable.track().turnOf(label)).stream())
                    .toList();
        }
        return places.byId(group.entry()).map(Place::area).stream()
                .flatMap(area -> area.hexList().stream())
                .filter(ground::contains)
                .map(hex -> new Route.Stage(hex, due.getAsInt(), null))
                .toList();
    }

    private List<Route.Stage> march(March march, OptionalInt arrival) {
        Optional<Formation> leading = pace.formation(march.steps().get(0).unit());
        int slowest = march.steps().stream()
                .map(March.Step::unit)
                .filter(unit -> pace.formation(unit).equals(leading))
                .mapToInt(pace::slowest)
                .min()
                .orElse(0);
        PriorityQueue<Head> open = new PriorityQueue<>(Comparator.comparingInt(Head::turn)
                .thenComparing(Head::used)
                .thenComparingInt(Head::hexes)
                .thenComparing(Head::hex));
        arrival.ifPresent(turn -> open.add(new Head(march.entry(), turn, march.roadCost(), 1, null)));
        Set<Hex> reached = new HashSet<>();
        List<Route.Stage> stages = new ArrayList<>();
        while (!open.isEmpty()) {
            Head head = open.remove();
            if (reached.add(head.hex())) {
                stages.add(new Route.Stage(head.hex(), head.turn(), head.before()));
                for (HexDirection direction : HexDirection.values()) {
                    Optional<Head> next = columns.roadCost(new HexSide(head.hex(), direction))
                            .filter(cost -> ground.contains(head.hex().plus(direction)))
                            .flatMap(cost -> step(head, direction, cost, slowest));
                    next.ifPresent(open::add);
                }
            }
        }
        return stages;
    }

    /** The next hex of the road, in the first turn that pays for it; empty if none does. */
    private Optional<Head> step(Head head, HexDirection direction, BigDecimal cost, int slowest) {
        Hex to = head.hex().plus(direction);
        BigDecimal used = head.used().add(cost);
        for (int turn = head.turn(); timetable.track().contains(turn); turn++) {
            BigDecimal mf = pace.movement(slowest, turn).setScale(0, RoundingMode.FLOOR);
            if (used.compareTo(mf) <= 0) {
                return Optional.of(new Head(to, turn, used, head.hexes() + 1, head.hex()));
            }
            used = cost;
        }
        return Optional.empty();
    }
}
