package coupdoeil.validator.export.vassal;

import coupdoeil.model.oob.Piece;
import coupdoeil.model.scenario.Facing;
import coupdoeil.model.scenario.Placement;
import coupdoeil.validator.export.vassal.PieceText.Trait;
import coupdoeil.validator.picture.HexPlane;
import java.util.ArrayList;
import java.util.List;

/**
 * A counter on hexes: its face, which shows its strength and follows it, and below it a wedge towards what it faces, so that
 * the face stays upright.
 *
 * @param marks what is asked of it
 * @param formations signs of those that it can take; none for a leader
 * @param faces pictures, of the least strength first
 * @param strengths that it may have
 * @param plane that it stands on
 */
record HexCounter(
        Piece piece,
        String gpid,
        String prototype,
        Marks marks,
        FormationSigns formations,
        List<String> faces,
        Strengths strengths,
        HexPlane plane,
        int fontSize)
        implements Counter {

    /** Sides and corners of hexes in turn. */
    private static final int DIRECTIONS = 12;

    private static final int DEGREES = 360 / DIRECTIONS;

    @Override
    public PieceText as(Placement placement) {
        List<Trait> traits = new ArrayList<>();
        traits.add(Traits.marks(marks.of(piece, placement)));
        traits.add(Traits.prototype(prototype));
        traits.add(Traits.label(fontSize, "$Markers$"));
        traits.add(Traits.written("Markers", 'K', Words.clean(String.join(", ", placement.markers()))));
        if (!formations.isEmpty()) {
            traits.add(formations.trait(placement.formation()));
        }
        if (strengths.most() > 0) {
            int now = strengths.of(placement);
            traits.add(Traits.counted("Strength", strengths.most(), now));
            traits.add(Traits.following("Face", faces, "Strength", strengths.first(), strengths.level(now)));
        } else {
            traits.add(Traits.following("Face", faces, "", 1, 1));
        }
        Facing facing = placement.facing();
        traits.add(Traits.facings(DIRECTIONS, facing == null ? 0 : plane.heading(facing) / DEGREES));
        traits.add(Traits.shown("wedge", HexCounters.WEDGE, facing != null));
        return new PieceText(traits, "", Words.clean(piece.name()), gpid);
    }
}
