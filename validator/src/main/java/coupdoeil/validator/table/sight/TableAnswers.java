package coupdoeil.validator.table.sight;

import coupdoeil.model.battlefield.Area;
import coupdoeil.model.table.Base;
import coupdoeil.validator.check.table.Stand;
import coupdoeil.validator.sight.SightMarks;
import coupdoeil.validator.sight.SightQuestion;
import coupdoeil.validator.sight.Viewpoint;
import coupdoeil.validator.sight.table.TableLook;
import java.util.List;
import java.util.Optional;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.geom.Polygon;

/** What the window and the commands are told of sight on a table by its rules. Made of the facts of one situation, to ask once. */
public interface TableAnswers {

    /** The pieces that look and are looked at, in the order of the set-up. */
    List<Viewpoint> pieces();

    /** Whether one sees another, and why. Each may be one of the pieces, else it is the middle of its area. */
    TableLook look(Viewpoint from, Viewpoint to);

    /** What to mark where; empty if the question makes no sense of whom it is asked. */
    Optional<SightMarks> answer(SightQuestion question);

    /** A piece where it stands, with the ground of its bases. */
    static Viewpoint viewpoint(Stand stand) {
        Polygon[] bases = stand.footprint().bases().stream().map(Base::inches).toArray(Polygon[]::new);
        return new Viewpoint(
                stand.kind(),
                stand.piece().id(),
                stand.name(),
                stand.side(),
                new Area.Shape(new GeometryFactory().createMultiPolygon(bases)));
    }
}
