package coupdoeil.editor.paint.table;

import coupdoeil.editor.paint.piece.CounterPen;
import coupdoeil.editor.paint.piece.CounterView;
import coupdoeil.editor.paint.piece.CounterViews;
import coupdoeil.editor.paint.piece.Pieces;
import coupdoeil.editor.paint.piece.StackLayout;
import coupdoeil.editor.paint.sheet.PaintScene;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.scenario.Facing;
import coupdoeil.model.scenario.Placement;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Pieces on a table. */
public final class TablePieces implements Pieces {

    private final List<TableStanding.Stand> stands;
    private final List<TableStanding.Marker> markers;
    private final CounterViews views;
    private final CounterPen pen;

    public TablePieces(TableStanding standing, PaintScene scene) {
        this.stands = standing.stands();
        this.markers = standing.markers();
        this.views = CounterViews.of(scene);
        this.pen = new CounterPen(scene.theme());
    }

    @Override
    public Optional<String> at(Point2D point) {
        String found = null;
        boolean leader = false;
        for (TableStanding.Stand stand : stands) {
            // Later ones are painted over earlier ones, leaders over all units.
            if (stand.holds(point) && (stand.view().leader() || !leader)) {
                found = stand.view().piece();
                leader = stand.view().leader();
            }
        }
        return Optional.ofNullable(found);
    }

    @Override
    public Optional<Rectangle2D> bounds(String piece) {
        return stands.stream()
                .filter(stand -> stand.view().piece().equals(piece))
                .map(TableStanding.Stand::bounds)
                .findFirst();
    }

    @Override
    public Optional<Shape> outline(String piece) {
        return stands.stream()
                .filter(stand -> stand.view().piece().equals(piece))
                .findFirst()
                .map(stand -> {
                    Path2D all = new Path2D.Double();
                    stand.bases().forEach(base -> all.append(base, false));
                    return all;
                });
    }

    /** The parts where another stands than before; of what was put before or after others, all between. */
    @Override
    public Optional<List<Rectangle2D>> differing(Pieces before) {
        if (!(before instanceof TablePieces table)) {
            return Optional.empty();
        }
        List<Rectangle2D> parts = differing(table.stands);
        table.markers.stream().filter(marker -> !markers.contains(marker)).forEach(marker -> parts.add(marker.reach()));
        markers.stream().filter(marker -> !table.markers.contains(marker)).forEach(marker -> parts.add(marker.reach()));
        return Optional.of(parts);
    }

    private List<Rectangle2D> differing(List<TableStanding.Stand> was) {
        int least = Math.min(was.size(), stands.size());
        int same = 0;
        while (same < least && was.get(same).isAlike(stands.get(same))) {
            same++;
        }
        int end = 0;
        while (end < least - same && was.get(was.size() - 1 - end).isAlike(stands.get(stands.size() - 1 - end))) {
            end++;
        }
        boolean asMany = was.size() == stands.size();
        List<Rectangle2D> parts = new ArrayList<>();
        for (int i = same; i < was.size() - end; i++) {
            if (!asMany || !was.get(i).isAlike(stands.get(i))) {
                parts.add(was.get(i).reach());
            }
        }
        for (int i = same; i < stands.size() - end; i++) {
            if (!asMany || !was.get(i).isAlike(stands.get(i))) {
                parts.add(stands.get(i).reach());
            }
        }
        return parts;
    }

    @Override
    public Map<String, Rectangle2D> fan(Hex hex) {
        return Map.of();
    }

    @Override
    public void paintFan(Graphics2D g, Hex hex, double zoom) {
        // Nothing is stacked on a table.
    }

    @Override
    public void paintCounter(Graphics2D g, Placement placement, Point2D middle, double zoom) {
        CounterView view = views.of(placement);
        Graphics2D own = StackLayout.at(g, middle);
        if (view.leader()) {
            pen.leader(own, view, zoom);
        } else {
            pen.unit(own, view, zoom);
            if (view.facing() instanceof Facing.Heading heading) {
                pen.wedge(own, -Math.toRadians(heading.degrees()), 29, view.colour());
            }
        }
        own.dispose();
    }
}
