package coupdoeil.editor.paint.name;

import coupdoeil.editor.paint.sheet.Ink;
import coupdoeil.editor.paint.sheet.Letters;
import coupdoeil.editor.paint.sheet.PaintTheme;
import coupdoeil.editor.paint.sheet.Sheet;
import java.awt.Color;
import java.awt.geom.AffineTransform;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

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

    /** @param obstacles equal to others if they block the same */
    public Names(List<Label> labels, Obstacles obstacles) {
        this.labels = List.copyOf(labels);
        this.obstacles = obstacles;
    }

    /** These, or others where nothing differs: those know their places already. */
    public Names following(Names before) {
        if (labels.equals(before.labels) && obstacles.equals(before.obstacles)) {
            return before;
        }
        return this;
    }

    /** The names that are shown at a zoom, in pixels of the user per map unit. */
    public List<PlacedName> at(double zoom) {
        return places.computeIfAbsent(zoom, key -> Placement.of(shown(key), obstacles, key));
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

    /** Where names look otherwise than before, at any zoom at which those were asked for. */
    public List<Rectangle2D> differing(Names before) {
        List<Rectangle2D> areas = new ArrayList<>();
        if (this != before) {
            for (Double zoom : before.places.keySet()) {
                List<PlacedName> were = before.at(zoom);
                List<PlacedName> are = at(zoom);
                were.stream()
                        .filter(name -> !are.contains(name))
                        .map(Names::reach)
                        .forEach(areas::add);
                are.stream()
                        .filter(name -> !were.contains(name))
                        .map(Names::reach)
                        .forEach(areas::add);
            }
        }
        return areas;
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
