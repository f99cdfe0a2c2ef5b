package coupdoeil.validator.check.table;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.locationtech.jts.geom.Envelope;

/** A part of a table by the tiles on which it may lie: sought once, and asked about again and again. */
public final class Patch {

    private final Predicate<Envelope> part;
    private final int[] tiles;

    /**
     * @param bounds around it, in hundredths of a millimetre
     * @param part whether a rectangle may have a point in it
     */
    public Patch(Envelope bounds, Predicate<Envelope> part) {
        this.part = part;
        List<Integer> some = new ArrayList<>();
        Tiles.forEach(bounds, part, some::add);
        this.tiles = some.stream().mapToInt(tile -> tile).toArray();
    }

    int[] tiles() {
        return tiles;
    }

    boolean mayMeet(Envelope rectangle) {
        return part.test(rectangle);
    }
}
