package coupdoeil.validator.export.vassal;

import coupdoeil.model.Attributes;
import coupdoeil.model.oob.Piece;
import coupdoeil.model.scenario.Facing;
import coupdoeil.model.scenario.Placement;
import coupdoeil.validator.export.vassal.PieceText.Trait;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A counter on a table: its bases to scale, turned as they head, under its name, which stays upright.
 *
 * @param shapes that it may have, each with a picture
 */
record TableCounter(
        Piece piece,
        String gpid,
        String prototype,
        Marks marks,
        List<Shape> shapes,
        List<String> pictures,
        Strengths strengths,
        int fontSize)
        implements Counter {

    private static final double NORTH = 90;
    private static final double ROUND = 360;

    /**
     * How its bases lie.
     *
     * @param formation id; null if unsaid
     * @param offsets where they are put, if they are not where the formation has them
     * @param name of the formation
     */
    record Shape(@Nullable String formation, List<Attributes> offsets, String name) {

        static Shape of(Placement placement, String name) {
            return new Shape(placement.formation(), placement.attributes().groups("offsets"), name);
        }

        private boolean isOf(Placement placement) {
            return equals(of(placement, name));
        }
    }

    @Override
    public PieceText as(Placement placement) {
        List<Trait> traits = new ArrayList<>();
        traits.add(Traits.marks(marks.of(piece, placement)));
        traits.add(Traits.prototype(prototype));
        traits.add(Traits.label(fontSize, "$BasicName$ $Markers$"));
        traits.add(Traits.written("Markers", 'K', Words.clean(String.join(", ", placement.markers()))));
        if (strengths.most() > 0) {
            traits.add(Traits.counted("Strength", strengths.most(), strengths.of(placement)));
        }
        traits.add(Traits.heading(placement.facing() instanceof Facing.Heading heading ? fromUp(heading) : 0));
        List<String> added =
                shapes.stream().map(Shape::name).map(FormationSigns::addition).toList();
        traits.add(Traits.turnable("formation", pictures, added, Spot.ZERO, level(placement)));
        return new PieceText(traits, "", Words.clean(piece.name()), gpid);
    }

    private static double fromUp(Facing.Heading heading) {
        return (heading.degrees() - NORTH + ROUND) % ROUND;
    }

    private int level(Placement placement) {
        for (int i = 0; i < shapes.size(); i++) {
            if (shapes.get(i).isOf(placement)) {
                return i + 1;
            }
        }
        return 1;
    }
}
