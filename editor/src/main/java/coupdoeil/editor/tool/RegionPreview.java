package coupdoeil.editor.tool;

import coupdoeil.editor.document.Session;
import coupdoeil.editor.map.Overlay;
import coupdoeil.editor.paint.MapPainter;
import coupdoeil.editor.paint.sheet.HexLayout;
import coupdoeil.editor.paint.sheet.PaintScene;
import coupdoeil.editor.paint.sheet.Stratum;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.region.ExcerptSheet;
import coupdoeil.model.scenario.Placement;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.validator.picture.LayerId;
import java.awt.AlphaComposite;
import java.awt.Graphics2D;
import java.awt.geom.AffineTransform;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** How part of a map that is in hand would look where the pointer is. It is painted once for a zoom and a look. */
final class RegionPreview {

    private static final Set<LayerId> LAYERS = EnumSet.complementOf(EnumSet.of(LayerId.LABELS));
    private static final float OPACITY = 0.85f;
    /** Pixels that a preview takes at most; a larger one is painted coarsely. */
    private static final double MOST_PIXELS = 6_000_000;

    private final Session session;
    private @Nullable Picture picture;

    /** A picture and what it is of. */
    private record Picture(InHand held, PaintScene scene, double zoom, BufferedImage image, ExcerptSheet sheet) {}

    RegionPreview(Session session) {
        this.session = session;
    }

    /** Paints part of a map with its origin at a hex. */
    void paint(Graphics2D g, HexLayout layout, Overlay.View view, InHand held, Hex at) {
        Picture shown = picture(held, view);
        if (shown == null) {
            return;
        }
        HexLayout own = (HexLayout) shown.scene().layout();
        Rectangle2D bounds = own.bounds();
        Point2D here = layout.centre(at);
        Point2D there = own.centre(shown.sheet().middle());
        AffineTransform place = AffineTransform.getTranslateInstance(
                here.getX() - there.getX() + bounds.getX(), here.getY() - there.getY() + bounds.getY());
        place.scale(
                bounds.getWidth() / shown.image().getWidth(),
                bounds.getHeight() / shown.image().getHeight());
        Graphics2D pale = (Graphics2D) g.create();
        pale.setComposite(AlphaComposite.SrcOver.derive(OPACITY));
        pale.drawImage(shown.image(), place, null);
        pale.dispose();
    }

    @SuppressWarnings("ReferenceEquality") // What is in hand is the same object while it is the same.
    private @Nullable Picture picture(InHand held, Overlay.View view) {
        PaintScene now = view.painter().scene();
        Picture known = picture;
        boolean same = known != null
                && known.held() == held
                && known.zoom() == view.zoom()
                && known.scene().theme() == now.theme()
                && known.scene().turned() == now.turned();
        if (!same) {
            picture = ExcerptSheet.of(held.excerpt())
                    .map(sheet -> made(held, sheet, now, view))
                    .orElse(null);
        }
        return picture;
    }

    private Picture made(InHand held, ExcerptSheet sheet, PaintScene now, Overlay.View view) {
        Scenario standing = standing(held, sheet.scenario());
        Pack small = session.pack().withBattlefield(sheet.map()).withScenarios(List.of(standing));
        PaintScene scene = new PaintScene(small, session.system(), standing, now.theme(), LAYERS, now.turned());
        Rectangle2D bounds = scene.layout().bounds();
        double fits = Math.sqrt(MOST_PIXELS / (bounds.getWidth() * bounds.getHeight()));
        double scale = Math.min(view.zoom(), fits);
        BufferedImage image = new BufferedImage(
                Math.max(1, (int) Math.ceil(bounds.getWidth() * scale)),
                Math.max(1, (int) Math.ceil(bounds.getHeight() * scale)),
                BufferedImage.TYPE_INT_ARGB);
        Graphics2D g = image.createGraphics();
        g.scale(image.getWidth() / bounds.getWidth(), image.getHeight() / bounds.getHeight());
        g.translate(-bounds.getX(), -bounds.getY());
        MapPainter painter = new MapPainter(scene);
        for (Stratum stratum : Stratum.values()) {
            painter.paint(g, bounds, view.scale(), stratum);
        }
        g.dispose();
        return new Picture(held, scene, view.zoom(), image, sheet);
    }

    /** Who comes along: of a copy nobody who stands on the map already, or is not known here. */
    private Scenario standing(InHand held, Scenario all) {
        Set<String> elsewhere = held.isCopied()
                ? session.scenario().stream()
                        .flatMap(scenario -> scenario.setup().stream())
                        .map(Placement::piece)
                        .collect(Collectors.toSet())
                : Set.of();
        return all.withSetup(all.setup().stream()
                .filter(placement -> session.roster().piece(placement.piece()).isPresent())
                .filter(placement -> !elsewhere.contains(placement.piece()))
                .toList());
    }
}
