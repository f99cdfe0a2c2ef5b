package coupdoeil.validator.check.hexes;

import coupdoeil.model.battlefield.HexBattlefield;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexGrid;
import coupdoeil.validator.check.subject.FindingPlace;
import coupdoeil.validator.check.subject.Subject;
import java.util.List;

/** A hex of the map with what is painted in it; its hexsides and occupants are other subjects. */
public record Cell(HexGrid grid, Hex hex, String terrain, List<String> features, int level) implements Subject {

    public static Cell of(HexBattlefield map, Hex hex) {
        return new Cell(map.grid(), hex, map.terrain(hex), map.features(hex), map.level(hex));
    }

    public String label() {
        return grid.label(hex);
    }

    /** Whether the hex is part of the map. */
    public boolean inPlay() {
        return !terrain.equals(HexBattlefield.OFF_MAP);
    }

    @Override
    public String kind() {
        return "hex";
    }

    @Override
    public String key() {
        return label();
    }

    @Override
    public String name() {
        return label();
    }

    @Override
    public List<FindingPlace> places() {
        return List.of(new FindingPlace.AtHex(hex));
    }
}
