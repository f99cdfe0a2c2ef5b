package coupdoeil.validator.export.vassal;

import coupdoeil.model.Attributes;
import coupdoeil.model.oob.Piece;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.scenario.Placement;
import coupdoeil.model.scenario.Position;
import coupdoeil.validator.check.Situation;
import coupdoeil.validator.export.CounterWidth;
import coupdoeil.validator.export.ExportJob;
import coupdoeil.validator.export.PictureOptions;
import coupdoeil.validator.picture.HexPlane;
import coupdoeil.validator.picture.Pictures;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Makes the counters of battles on hexes: for each strength that a unit may have there is a face. */
final class HexCounters implements CounterMaker {

    static final String WEDGE = "wedge.svg";

    /** Width of the sign of a formation, in hexes. */
    private static final double SIGN = 0.26;
    /** How far to the right and up that is from the middle of a counter, in hexes. */
    private static final double SIGN_ASIDE = 0.18;

    private final ExportJob job;
    private final Images images;
    private final Marks marks;
    private final Strengths.Reader strengths;
    private final Pictures pictures;
    private final Map<String, String> signs = new HashMap<>();
    private final double pixels;
    private final HexPlane plane;

    HexCounters(ExportJob job, Situation situation, Images images) {
        this.job = job;
        this.images = images;
        this.marks = new Marks(situation);
        this.strengths = new Strengths.Reader(
                job.system(), situation.roster(), job.pack().scenarios());
        this.pictures = job.pictures();
        this.pixels = PictureOptions.pixels(job);
        this.plane =
                new HexPlane(job.pack().battlefield().hexMap().orElseThrow().grid(), pixels);
        images.add(WEDGE, Drawing.wedge((int) Math.round(pixels)).file());
    }

    @Override
    public Counter make(Piece piece, String gpid, String prototype) {
        Strengths possible = piece instanceof Unit unit ? strengths.of(unit) : Strengths.NONE;
        return new HexCounter(
                piece,
                gpid,
                prototype,
                marks,
                piece instanceof Unit unit ? signs(unit) : FormationSigns.NONE,
                faces(piece, gpid, possible),
                possible,
                plane,
                Counters.fontSize(job));
    }

    private FormationSigns signs(Unit unit) {
        Map<String, String> formations = Counters.formations(job, unit);
        List<String> ids = List.copyOf(formations.keySet());
        int aside = (int) Math.round(pixels * SIGN_ASIDE);
        return new FormationSigns(
                ids,
                List.copyOf(formations.values()),
                ids.stream().map(this::sign).toList(),
                aside,
                aside);
    }

    private String sign(String formation) {
        return signs.computeIfAbsent(
                formation,
                id -> images.add(
                        "f" + (signs.size() + 1) + ".png",
                        pictures.formation(id, (int) Math.round(pixels * SIGN)).png()));
    }

    private List<String> faces(Piece piece, String gpid, Strengths possible) {
        List<String> faces = new ArrayList<>();
        if (possible.most() == 0) {
            faces.add(face(piece, "c" + gpid + ".png", Attributes.NONE));
        }
        for (int strength = possible.first(); strength <= possible.most(); strength++) {
            faces.add(face(piece, "c" + gpid + "-" + strength + ".png", possible.attributes(strength)));
        }
        return faces;
    }

    private String face(Piece piece, String name, Attributes changed) {
        Placement placement = Placement.of(piece.id(), new Position.OffMap("")).withAttributes(changed);
        int width = (int) Math.round(pixels * CounterWidth.of(piece));
        return images.add(
                name,
                pictures.counter(job.pack(), job.system(), placement, width).png());
    }
}
