package coupdoeil.validator.export.vassal;

import coupdoeil.model.oob.Piece;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.scenario.Placement;
import coupdoeil.model.scenario.Position;
import coupdoeil.validator.check.Situation;
import coupdoeil.validator.export.ExportJob;
import coupdoeil.validator.export.PictureOptions;
import coupdoeil.validator.picture.MapView;
import coupdoeil.validator.picture.Pictures;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Makes the counters of battles on tables: for each formation that a unit can take there is a picture of its bases. */
final class TableCounters implements CounterMaker {

    private final ExportJob job;
    private final Images images;
    private final Marks marks;
    private final Strengths.Reader strengths;
    private final Pictures pictures;

    TableCounters(ExportJob job, Situation situation, Images images) {
        this.job = job;
        this.images = images;
        this.marks = new Marks(situation);
        this.strengths = new Strengths.Reader(
                job.system(), situation.roster(), job.pack().scenarios());
        this.pictures = job.pictures();
    }

    @Override
    public Counter make(Piece piece, String gpid, String prototype) {
        Strengths possible = piece instanceof Unit unit ? strengths.of(unit) : Strengths.NONE;
        List<TableCounter.Shape> shapes = new ArrayList<>();
        List<String> files = new ArrayList<>();
        shapes(piece).forEach((shape, placement) -> {
            shapes.add(shape);
            files.add(images.add("c" + gpid + "-" + files.size() + ".png", picture(placement)));
        });
        return new TableCounter(piece, gpid, prototype, marks, shapes, files, possible, Counters.fontSize(job));
    }

    /** The shapes that it may have: in each formation that it can take, and as scenarios lay its bases. */
    private Map<TableCounter.Shape, Placement> shapes(Piece piece) {
        Placement nowhere = Placement.of(piece.id(), new Position.OffMap(""));
        Map<TableCounter.Shape, Placement> shapes = new LinkedHashMap<>();
        if (piece instanceof Unit unit) {
            Map<String, String> formations = Counters.formations(job, unit);
            formations.forEach((id, name) ->
                    shapes.put(TableCounter.Shape.of(nowhere.withFormation(id), name), nowhere.withFormation(id)));
            strengths.placements(unit).forEach(placement -> {
                String id = placement.formation();
                String name = id == null ? "" : formations.getOrDefault(id, Words.clean(id));
                shapes.putIfAbsent(TableCounter.Shape.of(placement, name), placement);
            });
        }
        if (shapes.isEmpty()) {
            shapes.put(TableCounter.Shape.of(nowhere, ""), nowhere);
        }
        return shapes;
    }

    private byte[] picture(Placement placement) {
        double scale = PictureOptions.pixels(job) / MapView.UNITS_PER_INCH;
        return pictures.stand(job.pack(), job.system(), placement, scale).png();
    }
}
