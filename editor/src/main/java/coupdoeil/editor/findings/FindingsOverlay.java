package coupdoeil.editor.findings;

import coupdoeil.editor.document.Session;
import coupdoeil.editor.map.Overlay;
import coupdoeil.editor.paint.sheet.HexLayout;
import coupdoeil.editor.paint.sheet.MapLayout;
import coupdoeil.editor.tool.Strokes;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.validator.check.Finding;
import coupdoeil.validator.check.Findings;
import coupdoeil.validator.check.Severity;
import coupdoeil.validator.check.subject.FindingPlace;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.Shape;
import java.awt.geom.Point2D;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Marks errors and warnings on the map, and outlines the places of the finding looked at. */
public final class FindingsOverlay implements Overlay {

    private static final double MARK_PIXELS = 9;

    private final Session session;
    private final LiveFindings live;
    private @Nullable Finding current;
    private @Nullable Marks known;

    /** The marks of some findings on a layout in a scenario, which most paintings find as they were. */
    private record Marks(Findings findings, MapLayout layout, String scenario, Map<Point2D, Severity> at) {

        @SuppressWarnings("ReferenceEquality") // Findings are many, and others are another value.
        boolean isOf(Findings others, MapLayout on, String in) {
            return findings == others && layout.equals(on) && scenario.equals(in);
        }
    }

    public FindingsOverlay(Session session, LiveFindings live) {
        this.session = session;
        this.live = live;
    }

    /** The finding whose places are outlined; null for none. */
    void show(@Nullable Finding finding) {
        current = finding;
    }

    @Override
    public void paint(Graphics2D g, View view) {
        MapLayout layout = view.painter().layout();
        // Above the middle of a hex, where counters leave room; on a table over the very place.
        double above = layout instanceof HexLayout ? HexLayout.RADIUS * 0.62 : 0;
        double size = MARK_PIXELS / Math.max(view.scale(), 0.35);
        Rectangle clip = g.getClipBounds();
        marks(layout).forEach((point, severity) -> {
            double y = point.getY() - above;
            if (clip == null || clip.intersects(point.getX() - size, y - size, 2 * size, 2 * size)) {
                SeverityMark.of(severity).paint(g, point.getX(), y, size);
            }
        });
        Finding finding = current;
        if (finding != null) {
            outline(g, view, layout, finding);
        }
    }

    private void outline(Graphics2D g, View view, MapLayout layout, Finding finding) {
        Color colour = SeverityMark.of(finding.severity()).colour();
        g.setColor(colour);
        float dash = (float) (5 / view.scale());
        g.setStroke(new BasicStroke(
                (float) (2 / view.scale()),
                BasicStroke.CAP_BUTT,
                BasicStroke.JOIN_ROUND,
                1,
                new float[] {dash, dash},
                0));
        for (FindingPlace place : finding.related()) {
            PlaceShapes.shape(layout, place).ifPresent(g::draw);
        }
        for (FindingPlace place : finding.places()) {
            Shape shape = PlaceShapes.shape(layout, place).orElse(null);
            if (shape != null) {
                Strokes.outlined(g, shape, colour, 3, view.scale());
            }
        }
    }

    /** The findings that have marks, whichever scenario is shown. */
    static List<Finding> marked(Findings findings) {
        return findings.open().stream()
                .filter(finding -> finding.severity() != Severity.INFO)
                .toList();
    }

    /** Where errors and warnings of the scenario shown have their marks, in map units. */
    public Map<Point2D, Severity> marks(MapLayout layout) {
        Findings findings = live.current();
        String scenario = session.scenario().map(Scenario::id).orElse("");
        Marks marks = known;
        if (marks == null || !marks.isOf(findings, layout, scenario)) {
            marks = new Marks(findings, layout, scenario, marks(findings, layout, scenario));
            known = marks;
        }
        return marks.at();
    }

    /** The worst open finding of each place in a scenario; notes are left out. */
    private static Map<Point2D, Severity> marks(Findings findings, MapLayout layout, String scenario) {
        Map<Point2D, Severity> marks = new LinkedHashMap<>();
        marked(findings).stream()
                .filter(finding ->
                        finding.scenario().isEmpty() || finding.scenario().equals(scenario))
                .sorted(Comparator.comparing(Finding::severity))
                .forEach(finding -> finding.places().stream()
                        .findFirst()
                        .flatMap(place -> PlaceShapes.middle(layout, place))
                        .ifPresent(point -> marks.put(point, finding.severity())));
        return marks;
    }

    @Override
    public int order() {
        return 30;
    }
}
