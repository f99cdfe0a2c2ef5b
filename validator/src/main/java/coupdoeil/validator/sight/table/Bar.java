package coupdoeil.validator.sight.table;

import coupdoeil.model.table.Base;
import coupdoeil.model.table.LineTo;
import coupdoeil.model.table.Outline;
import java.util.function.IntSupplier;

/** A base that stops sight; how high it stands is worked out when that matters. */
final class Bar {

    private final Body body;
    private final Outline outline;
    private final IntSupplier ground;
    private int level = -1;

    Bar(Body body, int number, Surroundings around) {
        Base base = body.bases().get(number);
        this.body = body;
        this.outline = body.outlines().get(number);
        this.ground = () -> around.level(base);
    }

    Body body() {
        return body;
    }

    Outline outline() {
        return outline;
    }

    /** Whether a line runs through it and does not pass above. @param higher level of the higher end of the line */
    boolean stops(LineTo line, int higher) {
        return outline.isCrossedBy(line) && isAsHighAs(higher);
    }

    /** Whether lines with that higher end do not pass above it. */
    boolean isAsHighAs(int higher) {
        return higher == 0 || level() >= higher;
    }

    int level() {
        if (level < 0) {
            level = ground.getAsInt();
        }
        return level;
    }
}
