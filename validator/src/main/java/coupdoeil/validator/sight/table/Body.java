package coupdoeil.validator.sight.table;

import coupdoeil.model.table.Base;
import coupdoeil.model.table.Outline;
import java.util.List;

/**
 * A piece that stops sight where it stands.
 *
 * @param key names it among all
 * @param outlines of its bases, in their order
 */
public record Body(String key, String name, List<Base> bases, List<Outline> outlines) {

    public Body(String key, String name, List<Base> bases) {
        this(key, name, bases, bases.stream().map(Outline::of).toList());
    }

    public Body {
        bases = List.copyOf(bases);
        outlines = List.copyOf(outlines);
    }
}
