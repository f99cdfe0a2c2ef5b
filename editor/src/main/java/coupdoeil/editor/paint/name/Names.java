package coupdoeil.editor.paint.name;

import coupdoeil.editor.paint.sheet.Ink;
import coupdoeil.editor.paint.sheet.Letters;
import coupdoeil.editor.paint.sheet.PaintTheme;
import coupdoeil.editor.paint.sheet.Sheet;
import java.awt.Color;
import java.awt.geom.AffineTransform;
import java.awt.geom.Rectangle2D;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;

/**
 * The names of a scene. Their places depend on the zoom, as letters never grow smaller than
 * {@value Label#LEAST_PIXELS} pixels; they are found once for each zoom and kept. Safe for any thread.
 */
public final class Names {

    /** A halo of letters, in sizes of their font. */
    private static final double HALO = 0.15;

    /** How far below the middle of its box letters stand, in sizes of their font. */
    private static final double BASE_LINE = 0.34;

    private final List<Label> labels;
    private final Obstacles obstacles;
    private final Map<Double, List<PlacedName>> places = new ConcurrentHashMap<>();
    private final Candidates candidates;

    /** @param obstacles equal to others if they block the same */
    public Names(List<Label> labels, Obstacles obstacles) {
        this(List.copyOf(labels), obstacles, new Candidates());
    }

    private Names(List<Label> labels, Obstacles obstacles, Candidates candidates) {
        this.labels = labels;
        this.obstacles = obstacles;
        this.candidates = candidates;
    }

    /** These, or others where nothing differs: those know their places already. What a label is beside, it stays beside. */
    public Names following(Names before) {
        if (labels.equals(before.labels) && obstacles.equals(before.obstacles)) {
            return before;
        }
        return new Names(labels, obstacles, before.candidates.of(labels));
    }

    /** The names that are shown at a zoom, in pixels of the user per map unit. */
    public List<PlacedName> at(double zoom) {
        return places.computeIfAbsent(
                zoom, key -> Placement.of(shown(key), obstacles, key, label -> candidates.of(label, key)));
    }

    private List<Label> shown(double zoom) {
        return labels.stream().filter(label -> label.showsAt(zoom)).toList();
    }

    /** The names for which there is no room at a zoom. */
    public List<String> left(double zoom) {
        List<List<String>> shown =
                at(zoom).stream().map(name -> name.label().texts()).toList();
        return shown(zoom).stream()
                .filter(label -> !shown.contains(label.texts()))
                .map(label -> label.texts().get(0))
                .toList();
    }

    /** Where names look otherwise than before, at any zoom at which those were asked for; found on all processors. */
    public List<Rectangle2D> differing(Names before) {
        return this == before
                ? List.of()
                : List.copyOf(before.places.keySet()).parallelStream()
                        .flatMap(zoom -> differing(before.at(zoom), at(zoom)))
                        .toList();
    }

    private static Stream<Rectangle2D> differing(List<PlacedName> were, List<PlacedName> are) {
        return Stream.concat(
                        were.stream().filter(name -> !are.contains(name)),
                        are.stream().filter(name -> !were.contains(name)))
                .map(Names::reach);
    }

    private static Rectangle2D reach(PlacedName name) {
        return name.box().grown(name.font().getSize2D() * HALO * 2).bounds();
    }

    /** Paints the names on the ground, or those upon the bases of units. */
    void paint(Sheet sheet, PaintTheme theme, boolean upon) {
        Letters letters = new Letters(sheet.g(), theme);
        for (PlacedName name : at(sheet.zoom())) {
            if (name.upon() == upon && reach(name).intersects(sheet.clip())) {
                double size = name.font().getSize2D();
                AffineTransform place = name.box().transform();
                Color base = name.label().base();
                if (upon && base != null) {
                    letters.plain(name.text(), place, BASE_LINE * size, name.font(), PaintTheme.inkOn(base));
                } else {
                    Color ink = name.label().kind() == Label.Kind.FORMATION && base != null
                            ? theme.letters(base)
                            : theme.of(Ink.NAME);
                    letters.haloed(name.text(), place, BASE_LINE * size, name.font(), HALO * size, ink);
                }
            }
        }
    }
}
