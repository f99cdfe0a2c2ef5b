package coupdoeil.validator.engine;

import coupdoeil.model.grid.Hex;
import java.util.List;

/**
 * Hexes that the rules treat as one.
 *
 * @param kind what they are: {@code dwellings}
 */
public record HexGroup(String kind, List<Hex> hexes) {
    public HexGroup {
        hexes = List.copyOf(hexes);
    }
}
