package coupdoeil.validator.lb;

import coupdoeil.model.Attributes;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.scenario.ArrivalGroup;
import coupdoeil.validator.check.Facts;
import coupdoeil.validator.check.Situation;
import coupdoeil.validator.check.fact.Timetable;
import coupdoeil.validator.engine.EngineFacts;
import coupdoeil.validator.engine.Entrance;
import coupdoeil.validator.engine.HexGroup;
import coupdoeil.validator.hexes.Reach;
import coupdoeil.validator.lb.fact.Marches;
import coupdoeil.validator.lb.fact.SightByTurn;
import coupdoeil.validator.lb.fact.Terrain;
import coupdoeil.validator.sight.hexes.SightRule;
import java.util.List;
import java.util.Optional;

/** What engines are told of a scenario of La Bataille beyond what is written: dwellings, visibility, entry delays. */
public final class FactsForEngines implements EngineFacts {

    private static final String DWELLINGS = "dwellings";

    /** Dwellings that touch each other, row by row. */
    @Override
    public List<HexGroup> groups(Situation situation) {
        Terrain terrain = situation.facts().get(Terrain.class);
        List<Hex> dwellings = situation
                .pack()
                .battlefield()
                .hexMap()
                .orElseThrow()
                .grid()
                .hexes()
                .filter(terrain::dwelling)
                .toList();
        return Reach.groups(dwellings).stream()
                .map(group -> new HexGroup(DWELLINGS, group))
                .toList();
    }

    /** The visibility of each turn; none where there is no limit. */
    @Override
    public List<Attributes> inForce(Situation situation) {
        if (situation.pack().battlefield().hexMap().isEmpty()) {
            return List.of();
        }
        Facts facts = situation.facts();
        SightByTurn sights = facts.get(SightByTurn.class);
        return facts.get(Timetable.class).turns().stream()
                .map(turn -> inForce(sights.visibility(turn.number())))
                .toList();
    }

    private static Attributes inForce(int visibility) {
        return visibility < SightRule.UNLIMITED ? Attributes.of("visibility", visibility) : Attributes.NONE;
    }

    /** Units in column by road, behind the groups that come before theirs (LB 16, 44). */
    @Override
    public Optional<List<Entrance>> entrances(Situation situation, ArrivalGroup group) {
        return situation.pack().battlefield().hexMap().isEmpty()
                ? Optional.empty()
                : situation
                        .facts()
                        .get(Marches.class)
                        .inOrder(group)
                        .map(march -> Entrance.inOrder(group.march(), group.at(), march.steps()));
    }
}
