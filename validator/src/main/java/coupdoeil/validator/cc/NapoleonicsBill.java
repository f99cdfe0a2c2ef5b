package coupdoeil.validator.cc;

import coupdoeil.validator.cc.fact.PiecesTaken;
import coupdoeil.validator.cc.fact.PiecesTaken.Count;
import coupdoeil.validator.cc.fact.Terrain;
import coupdoeil.validator.check.Situation;
import coupdoeil.validator.roster.PieceInventory;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/** Units, leaders, blocks and tiles against what the box holds (CC 2). */
public final class NapoleonicsBill implements PieceInventory {

    @Override
    public List<Line> lines(Situation situation) {
        PiecesTaken taken = situation.facts().get(PiecesTaken.class);
        List<Line> lines = new ArrayList<>();
        taken.units().forEach(count -> lines.add(line(count, count.what())));
        taken.leaders().forEach(count -> lines.add(line(count, count.what() + " leaders")));
        taken.blocks().forEach(count -> lines.add(line(count, "blocks of " + count.what())));
        situation.pack().battlefield().hexMap().ifPresent(map -> {
            Count tiles = taken.tiles(map, situation.facts().get(Terrain.class));
            lines.add(line(tiles, tiles.what()));
        });
        return lines;
    }

    private static Line line(Count count, String what) {
        return new Line(what, count.taken(), OptionalInt.of(count.stock()));
    }
}
