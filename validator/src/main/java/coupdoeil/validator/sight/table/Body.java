package coupdoeil.validator.sight.table;

import coupdoeil.model.table.Base;
import coupdoeil.model.table.Outline;
import java.util.List;
import org.locationtech.jts.geom.Envelope;

/**
 * A piece that stops sight where it stands.
 *
 * @param key names it among all
 * @param outlines of its bases, in their order
 * @param bounds around all of them, in hundredths of a millimetre; not to be changed
 */
public record Body(String key, String name, List<Base> bases, List<Outline> outlines, Envelope bounds) {

    public Body(String key, String name, List<Base> bases) {
        this(key, name, bases, bases.stream().map(Outline::of).toList(), bounds(bases));
    }

    private static Envelope bounds(List<Base> bases) {
        Envelope bounds = new Envelope();
        bases.forEach(base -> bounds.expandToInclude(base.bounds()));
        return bounds;
    }

    public Body {
        bases = List.copyOf(bases);
        outlines = List.copyOf(outlines);
    }
}
