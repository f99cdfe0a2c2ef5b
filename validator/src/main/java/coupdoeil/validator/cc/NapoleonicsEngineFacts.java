package coupdoeil.validator.cc;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexGrid;
import coupdoeil.validator.cc.fact.Terrain;
import coupdoeil.validator.cc.sight.LineGround;
import coupdoeil.validator.check.Situation;
import coupdoeil.validator.engine.EngineFacts;
import coupdoeil.validator.engine.HexGroup;
import coupdoeil.validator.hexes.Reach;
import java.util.List;

/** What engines are told of a battle beyond what is written: which hill hexes are one hill (CC 7 Line of Sight). */
public final class NapoleonicsEngineFacts implements EngineFacts {

    private static final String HILL = "hill";

    /** Hill hexes that touch each other, row by row: a plateau, across which sight is open. */
    @Override
    public List<HexGroup> groups(Situation situation) {
        if (situation.pack().battlefield().hexMap().isEmpty()) {
            return List.of();
        }
        HexGrid grid = situation.pack().battlefield().hexMap().get().grid();
        Terrain terrain = situation.facts().get(Terrain.class);
        LineGround ground = situation.facts().get(LineGround.class);
        List<Hex> hills = grid.hexes()
                .filter(hex -> ground.level(hex) > 0 && !terrain.closed(hex))
                .toList();
        return Reach.groups(hills).stream()
                .map(group -> new HexGroup(HILL, group))
                .toList();
    }
}
