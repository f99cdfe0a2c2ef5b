package coupdoeil.validator.fb;

import coupdoeil.model.Attributes;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexDirection;
import coupdoeil.model.grid.HexGrid;
import coupdoeil.model.grid.HexSide;
import coupdoeil.model.scenario.ArrivalGroup;
import coupdoeil.validator.check.Facts;
import coupdoeil.validator.check.Situation;
import coupdoeil.validator.check.fact.Timetable;
import coupdoeil.validator.engine.EngineFacts;
import coupdoeil.validator.engine.Entrance;
import coupdoeil.validator.engine.HexGroup;
import coupdoeil.validator.fb.fact.MarchColumns;
import coupdoeil.validator.fb.fact.Relief;
import coupdoeil.validator.fb.fact.SightByTurn;
import coupdoeil.validator.fb.fact.Terrain;
import coupdoeil.validator.fb.sight.SightLimits;
import coupdoeil.validator.hexes.Reach;
import coupdoeil.validator.sight.hexes.SightRule;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** What engines are told of a scenario of Fix Bayonets! beyond what is written: slopes, villages, sight, entry delays. */
public final class FactsForEngines implements EngineFacts {

    private static final String SLOPE = "slope";
    private static final String DWELLINGS = "dwellings";

    @Override
    public SortedMap<HexSide, List<String>> hexsides(Situation situation) {
        SortedMap<HexSide, List<String>> slopes = new TreeMap<>();
        Relief ground = situation.facts().get(Relief.class);
        grid(situation).hexes().forEach(hex -> {
            for (HexDirection direction : HexDirection.values()) {
                HexSide side = new HexSide(hex, direction);
                if (ground.isSlope(side)) {
                    slopes.put(side, List.of(SLOPE));
                }
            }
        });
        return slopes;
    }

    /** Dwellings that touch each other, row by row. */
    @Override
    public List<HexGroup> groups(Situation situation) {
        Terrain terrain = situation.facts().get(Terrain.class);
        List<Hex> dwellings = grid(situation).hexes().filter(terrain::dwellings).toList();
        return Reach.groups(dwellings).stream()
                .map(group -> new HexGroup(DWELLINGS, group))
                .toList();
    }

    /** The visibilities of each turn (3.3.1), capped by weather and light (16); none where there is no limit. */
    @Override
    public List<Attributes> inForce(Situation situation) {
        Facts facts = situation.facts();
        SightByTurn sight = facts.get(SightByTurn.class);
        return facts.get(Timetable.class).turns().stream()
                .map(turn -> inForce(sight.limits(turn.number())))
                .toList();
    }

    private static Attributes inForce(SightLimits limits) {
        Attributes inForce = Attributes.NONE;
        if (limits.visibility() < SightRule.UNLIMITED) {
            inForce = inForce.with("visibility", limits.visibility());
        }
        return limits.sameElevation() < SightRule.UNLIMITED
                ? inForce.with("sameElevation", limits.sameElevation())
                : inForce;
    }

    /** Units as the march works out; a leader waits for the units ahead of him and is not slowed by them (7.3). */
    @Override
    public Optional<List<Entrance>> entrances(Situation situation, ArrivalGroup group) {
        Facts facts = situation.facts();
        if (situation.pack().battlefield().hexMap().isEmpty()) {
            return Optional.empty();
        }
        return facts.get(MarchColumns.class)
                .of(group)
                .map(march -> Entrance.inOrder(group.march(), group.at(), march.steps()));
    }

    private static HexGrid grid(Situation situation) {
        return situation.pack().battlefield().hexMap().orElseThrow().grid();
    }
}
