package coupdoeil.model.region;

import coupdoeil.model.battlefield.HexBattlefield;
import coupdoeil.model.grid.Hex;

/** In what hexes can be alike. */
public enum Trait {
    TERRAIN {
        @Override
        public Object of(HexBattlefield map, Hex hex) {
            return map.terrain(hex);
        }
    },
    LEVEL {
        @Override
        public Object of(HexBattlefield map, Hex hex) {
            return map.level(hex);
        }
    },
    FEATURES {
        @Override
        public Object of(HexBattlefield map, Hex hex) {
            return map.features(hex);
        }
    };

    /** What a hex is in this respect. */
    public abstract Object of(HexBattlefield map, Hex hex);
}
