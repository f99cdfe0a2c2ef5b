package coupdoeil.validator.lb;

import coupdoeil.model.Attributes;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.scenario.ArrivalGroup;
import coupdoeil.validator.check.Situation;
import coupdoeil.validator.export.EngineFacts;
import coupdoeil.validator.export.Entrance;
import coupdoeil.validator.export.HexGroup;
import coupdoeil.validator.hexes.Reach;
import coupdoeil.validator.sight.SightRule;
import java.util.List;
import java.util.Optional;

/** What engines are told of a scenario of La Bataille beyond what is written: dwellings, visibility, entry delays. */
public final class LbEngineFacts implements EngineFacts {

    private static final String DWELLINGS = "dwellings";

    @Override
    public String ruleSystem() {
        return "lb";
    }

    /** Dwellings that touch each other, row by row. */
    @Override
    public List<HexGroup> groups(Situation situation) {
        LbTerrain terrain = situation.facts().get(LbTerrain.class);
        List<Hex> dwellings = situation
                .map()
                .orElseThrow()
                .grid()
                .hexes()
                .filter(terrain::dwelling)
                .toList();
        return Reach.groups(dwellings).stream()
                .map(group -> new HexGroup(DWELLINGS, group))
                .toList();
    }

    /** The visibility of the turn; none where there is no limit. */
    @Override
    public Attributes inForce(Situation situation, int turn) {
        int visibility = situation.facts().get(LbSights.class).visibility(turn);
        return visibility < SightRule.UNLIMITED ? Attributes.NONE.with("visibility", visibility) : Attributes.NONE;
    }

    /** Units in column by road, behind the groups that come before theirs (LB 16, 44). */
    @Override
    public Optional<List<Entrance>> entrances(Situation situation, ArrivalGroup group) {
        return situation.map().isEmpty()
                ? Optional.empty()
                : situation
                        .facts()
                        .get(LbMarches.class)
                        .inOrder(group)
                        .map(march -> Entrance.inOrder(group.march(), group.at(), march.steps()));
    }
}
