package coupdoeil.validator.sight.table;

import coupdoeil.model.table.Base;
import java.util.List;

/** A piece that stops sight where it stands. @param key names it among all */
public record Body(String key, String name, List<Base> bases) {
    public Body {
        bases = List.copyOf(bases);
    }
}
