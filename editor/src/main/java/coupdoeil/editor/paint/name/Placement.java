package coupdoeil.editor.paint.name;

import java.awt.Font;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;
import org.locationtech.jts.index.quadtree.Quadtree;

/**
 * Finds places for names, so that no two have a part in common and none lies on an obstacle. Names choose in the order of
 * their weight; one that finds all its places taken may send one other to a further place of its own, or be written as small
 * as can be read. What then has none is left out. Grows with the number of names times that of their candidates.
 */
final class Placement {

    private final Obstacles obstacles;
    private final double zoom;
    /** Where a name may stand, the best first. */
    private final Function<Label, List<PlacedName>> candidates;

    private final Quadtree taken = new Quadtree();
    private final List<PlacedName> placed = new ArrayList<>();

    private Placement(Obstacles obstacles, double zoom, Function<Label, List<PlacedName>> candidates) {
        this.obstacles = obstacles;
        this.zoom = zoom;
        this.candidates = candidates;
    }

    /** @param candidates where a name may stand at this zoom, the best first, as {@link #candidates} finds */
    static List<PlacedName> of(
            List<Label> labels, Obstacles obstacles, double zoom, Function<Label, List<PlacedName>> candidates) {
        Placement placement = new Placement(obstacles, zoom, candidates);
        List<Label> sorted = new ArrayList<>(labels);
        sorted.sort(Comparator.comparingInt(Label::weight).reversed());
        List<Label> homeless = new ArrayList<>();
        for (Label label : sorted) {
            if (!placement.put(label)) {
                homeless.add(label);
            }
        }
        for (Label label : homeless) {
            if (!placement.makeRoom(label)) {
                placement.makeRoom(label.smallest());
            }
        }
        return List.copyOf(placement.placed);
    }

    private boolean put(Label label) {
        for (PlacedName name : candidates.apply(label)) {
            if (neighbours(name.box()).isEmpty() && isFree(name)) {
                add(name);
                return true;
            }
        }
        return false;
    }

    private boolean makeRoom(Label label) {
        for (PlacedName name : candidates.apply(label)) {
            List<PlacedName> others = neighbours(name.box());
            if (others.size() <= 1 && isFree(name)) {
                others.forEach(this::remove);
                add(name);
                if (others.stream().map(PlacedName::label).allMatch(this::put)) {
                    return true;
                }
                remove(name);
                others.forEach(this::add);
            }
        }
        return false;
    }

    private boolean isFree(PlacedName name) {
        return name.upon() ? !obstacles.cover(name.box()) : !obstacles.block(name.box(), zoom);
    }

    static List<PlacedName> candidates(Label label, double zoom) {
        Font font = label.font(zoom);
        List<PlacedName> candidates = new ArrayList<>();
        for (String text : label.texts()) {
            for (Anchor.Spot spot : label.anchor().spots(Label.width(text, font), Label.height(font))) {
                candidates.add(new PlacedName(label, text, font, spot.box(), spot.upon()));
            }
        }
        return candidates;
    }

    private void add(PlacedName name) {
        placed.add(name);
        taken.insert(name.box().envelope(), name);
    }

    private void remove(PlacedName name) {
        placed.remove(name);
        taken.remove(name.box().envelope(), name);
    }

    private List<PlacedName> neighbours(Box box) {
        List<PlacedName> neighbours = new ArrayList<>();
        for (Object near : taken.query(box.envelope())) {
            if (((PlacedName) near).box().intersects(box)) {
                neighbours.add((PlacedName) near);
            }
        }
        return neighbours;
    }
}
