package coupdoeil.validator.fb;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexDirection;
import coupdoeil.model.grid.HexSide;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.fact.Places;
import coupdoeil.validator.check.hexes.Cell;
import coupdoeil.validator.check.hexes.Ground;
import coupdoeil.validator.fb.fact.Terrain;

/** Where roads end (FB 5.4.3). */
final class RoadChecks {

    @Rule("FB-MAP-09")
    void roadEnds(Cell cell, Ground ground, Terrain terrain, Places places, Reporter out) {
        int links = 0;
        for (HexDirection direction : HexDirection.values()) {
            HexSide side = new HexSide(cell.hex(), direction);
            links += terrain.road(side) || terrain.trail(side) ? 1 : 0;
        }
        if (links == 1
                && !ground.isEdge(cell.hex())
                && !terrain.dwellings(cell.hex())
                && !leadsTo(cell.hex(), places)) {
            out.report().with("h", cell.label());
        }
    }

    private static boolean leadsTo(Hex hex, Places places) {
        return places.all().stream()
                .filter(place -> place.kind().equals("depot") || place.kind().equals("entry"))
                .anyMatch(place -> place.area().hexList().contains(hex));
    }
}
