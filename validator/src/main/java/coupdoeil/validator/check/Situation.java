package coupdoeil.validator.check;

import coupdoeil.model.battlefield.Battlefield;
import coupdoeil.model.oob.Piece;
import coupdoeil.model.oob.Roster;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.rules.TerrainChart;
import coupdoeil.model.scenario.Placement;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.validator.check.fact.Tracker;
import coupdoeil.validator.check.subject.PlacedLeader;
import coupdoeil.validator.check.subject.PlacedPiece;
import coupdoeil.validator.check.subject.PlacedUnit;
import coupdoeil.validator.check.subject.ScenarioItem;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** A pack seen through one of its scenarios, or through none: what follows from it at once, worked out when first asked. */
public final class Situation {

    private final Pack pack;
    private final RuleSystem base;
    private final RuleSystem system;
    private final @Nullable Scenario scenario;
    private final Roster roster;
    private final TerrainChart chart;
    /** What follows from it, in the order in which it was worked out: what others rest on comes before them. */
    private final Map<Derived<?>, Object> derived = new LinkedHashMap<>();

    private @Nullable Moves moves;

    private Situation(
            Pack pack,
            RuleSystem base,
            RuleSystem system,
            @Nullable Scenario scenario,
            Roster roster,
            TerrainChart chart) {
        this.pack = pack;
        this.base = base;
        this.system = system;
        this.scenario = scenario;
        this.roster = roster;
        this.chart = chart;
    }

    /** A pack seen through none of its scenarios. @param system its rule system, with its house rules or without */
    public static Situation of(Pack pack, RuleSystem system) {
        return new Situation(
                pack,
                system,
                system.with(pack.house()),
                null,
                new Roster(pack.orderOfBattle()),
                system.chart().overriddenBy(pack.chart()));
    }

    /** The same pack after an edit, seen as this is; what follows from what did not change is taken over. */
    Situation after(Pack edited, @Nullable Scenario other) {
        boolean sameRoster = edited.orderOfBattle().equals(pack.orderOfBattle());
        Situation next = new Situation(
                edited,
                base,
                edited.house().equals(pack.house()) ? system : base.with(edited.house()),
                other,
                sameRoster ? roster : new Roster(edited.orderOfBattle()),
                edited.chart().equals(pack.chart()) ? chart : system.chart().overriddenBy(edited.chart()));
        if (sameRoster && scenario != null && other != null) {
            synchronized (this) {
                next.takeOver(this);
            }
        }
        return next;
    }

    /** Takes over what follows from the set-up, as far as nobody has moved. */
    private void takeOver(Situation before) {
        Optional<Moves> known = Moves.between(before.setup(), setup());
        if (known.isPresent()) {
            moves = known.get();
            before.derived.keySet().forEach(what -> carry(what, before, known.get()));
        }
    }

    @SuppressWarnings("unchecked") // Each is kept with its own value.
    private <T> void carry(Derived<T> what, Situation before, Moves known) {
        T carried = what.carry().carry((T) Objects.requireNonNull(before.derived.get(what)), before, this, known);
        if (carried != null) {
            derived.put(what, carried);
        }
    }

    /** What follows from this situation. Safe for use by several threads. */
    @SuppressWarnings("unchecked") // Each is kept with its own value.
    public synchronized <T> T get(Derived<T> what) {
        T known = (T) derived.get(what);
        if (known == null) {
            known = what.make().apply(this);
            derived.put(what, Objects.requireNonNull(known));
        }
        return known;
    }

    /**
     * What was moved since the edit before; empty if more than that differs.
     *
     * @param before the situation of which this was made
     */
    public Optional<Moves> movesSince(Situation before) {
        Moves known = moves;
        return known != null && known.from(before.setup()) ? Optional.of(known) : Optional.empty();
    }

    /** Whether nothing differs from another situation but, perhaps, the ground itself; its places are the same. */
    public boolean sameButGround(Situation before) {
        Battlefield ground = pack.battlefield();
        Battlefield was = before.pack.battlefield();
        return ground.labels().equals(was.labels())
                && ground.places().equals(was.places())
                && base.equals(before.base)
                && Objects.equals(scenario, before.scenario)
                && pack.withBattlefield(was).equals(before.pack);
    }

    /** Whether the scenario is as it was before but for its set-up; a token with a piece that moved has moved too. */
    boolean onlyMoved(Situation before) {
        return scenario != null
                && before.scenario != null
                && scenario.tokens().equals(before.scenario.tokens())
                && scenario.withSetup(List.of()).equals(before.scenario.withSetup(List.of()));
    }

    /** A pack seen through one of its scenarios. */
    public static Situation of(Pack pack, RuleSystem system, Scenario scenario) {
        return of(pack, system).in(scenario);
    }

    /** The same pack seen through a scenario, or through none. */
    public Situation in(@Nullable Scenario other) {
        return new Situation(pack, base, system, other, roster, chart);
    }

    public Pack pack() {
        return pack;
    }

    /** Whether the pack is seen by a rule system, whatever its house rules. */
    boolean isBy(RuleSystem other) {
        return base.equals(other);
    }

    /** The rule system with the house rules of the pack. */
    public RuleSystem system() {
        return system;
    }

    public Optional<Scenario> scenario() {
        return Optional.ofNullable(scenario);
    }

    public Roster roster() {
        return roster;
    }

    /** The terrain effects chart in force. */
    public TerrainChart chart() {
        return chart;
    }

    /** Facts for questions outside a validation. */
    public Facts facts() {
        return new Facts(this, Tracker.idle());
    }

    /** The units that the set-up places, in the order written. */
    List<PlacedUnit> placedUnits() {
        return get(Placed.UNITS).list();
    }

    /** The leaders that the set-up places, in the order written. */
    List<PlacedLeader> placedLeaders() {
        return get(Placed.LEADERS).list();
    }

    /** The units, then the leaders that the set-up places. */
    List<PlacedPiece> placedPieces() {
        return get(Placed.PIECES);
    }

    /** What the scenario lists, itself first. @throws NullPointerException if the pack is seen through none */
    List<ScenarioItem> items() {
        return get(Placed.ITEMS).list();
    }

    /** The placements of each piece of the set-up, in the order written. */
    Map<String, List<Placement>> placements() {
        return setup().stream().collect(Collectors.groupingBy(Placement::piece));
    }

    /** The set-up of the scenario, in the order written; empty if the pack is seen through none. */
    public List<Placement> setup() {
        return scenario == null ? List.of() : scenario.setup();
    }

    /** Id of the side of a piece; empty if it belongs to no army. */
    public String side(Piece piece) {
        return roster.sideOf(piece).orElse("");
    }
}
