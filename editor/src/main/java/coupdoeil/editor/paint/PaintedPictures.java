package coupdoeil.editor.paint;

import coupdoeil.editor.paint.piece.CounterColours;
import coupdoeil.editor.paint.piece.CounterPen;
import coupdoeil.editor.paint.piece.CounterView;
import coupdoeil.editor.paint.piece.CounterViews;
import coupdoeil.editor.paint.sheet.HexLayout;
import coupdoeil.editor.paint.sheet.PaintScene;
import coupdoeil.editor.paint.sheet.PaintTheme;
import coupdoeil.editor.paint.sight.SightOverlayPainter;
import coupdoeil.editor.paint.table.StandPicture;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.oob.Roster;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.scenario.Placement;
import coupdoeil.validator.picture.Frame;
import coupdoeil.validator.picture.MapView;
import coupdoeil.validator.picture.Picture;
import coupdoeil.validator.picture.Pictures;
import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.util.List;

/** Pictures by the painter of the editor. */
public final class PaintedPictures implements Pictures {

    /** Map units of a counter's edge that lie outside it, both sides together. */
    private static final double EDGE = 1;

    @Override
    public Frame whole(MapView view) {
        return PngRender.whole(scene(view));
    }

    @Override
    public Picture map(MapView view, Frame frame) {
        PaintScene scene = scene(view);
        return picture(PngRender.image(
                scene,
                frame,
                view.scale(),
                (g, clip) -> SightOverlayPainter.paint(g, scene.layout(), scene.theme(), clip, view.sight())));
    }

    @Override
    public Picture hex(MapView view, Hex hex, int widthPixels, int heightPixels) {
        PaintScene scene = scene(view);
        HexLayout layout = (HexLayout) scene.layout();
        Rectangle2D bounds = layout.bounds(hex);
        BufferedImage image = new BufferedImage(widthPixels, heightPixels, BufferedImage.TYPE_INT_ARGB);
        Graphics2D g = image.createGraphics();
        g.scale(widthPixels / bounds.getWidth(), heightPixels / bounds.getHeight());
        g.translate(-bounds.getX(), -bounds.getY());
        g.clip(layout.outline(hex));
        MapPainter.paint(g, scene, bounds, widthPixels / bounds.getWidth());
        g.dispose();
        return picture(image);
    }

    private static PaintScene scene(MapView view) {
        PaintTheme theme = switch (view.theme()) {
            case LIGHT -> PaintTheme.LIGHT;
            case DARK -> PaintTheme.DARK;
            case MODERN -> PaintTheme.MODERN;
            case GREY -> PaintTheme.GREY;
        };
        return new PaintScene(view.pack(), view.rules(), view.scenario(), theme, view.layers());
    }

    @Override
    public Picture counter(Pack pack, RuleSystem rules, Placement placement, int widthPixels) {
        Roster roster = new Roster(pack.orderOfBattle());
        CounterColours colours = new CounterColours(pack.orderOfBattle(), roster);
        CounterView view = new CounterViews(rules, roster, colours).of(placement.withMarkers(List.of()));
        double width = (view.leader() ? CounterPen.LEADER_WIDTH : CounterPen.SIZE) + EDGE;
        double height = (view.leader() ? CounterPen.LEADER_HEIGHT : CounterPen.SIZE) + EDGE;
        double scale = widthPixels / width;
        int heightPixels = Math.max(1, (int) Math.round(height * scale));
        BufferedImage image = new BufferedImage(widthPixels, heightPixels, BufferedImage.TYPE_INT_ARGB);
        Graphics2D g = image.createGraphics();
        MapPainter.antialias(g);
        g.translate(widthPixels / 2.0, heightPixels / 2.0);
        g.scale(scale, scale);
        CounterPen pen = new CounterPen(PaintTheme.LIGHT);
        if (view.leader()) {
            pen.leader(g, view, scale);
        } else {
            pen.unit(g, view, scale);
        }
        g.dispose();
        return picture(image);
    }

    @Override
    public Picture formation(String formation, int widthPixels) {
        BufferedImage image = new BufferedImage(widthPixels, widthPixels, BufferedImage.TYPE_INT_ARGB);
        Graphics2D g = image.createGraphics();
        MapPainter.antialias(g);
        g.translate(widthPixels / 2.0, widthPixels / 2.0);
        g.scale(widthPixels / CounterPen.SIGN_SIZE, widthPixels / CounterPen.SIGN_SIZE);
        new CounterPen(PaintTheme.LIGHT).sign(g, formation);
        g.dispose();
        return picture(image);
    }

    @Override
    public Picture stand(Pack pack, RuleSystem rules, Placement placement, double scale) {
        StandPicture stand = new StandPicture(pack, rules, placement);
        BufferedImage image = new BufferedImage(
                2 * (int) Math.ceil(stand.halfWidth() * scale),
                2 * (int) Math.ceil(stand.halfHeight() * scale),
                BufferedImage.TYPE_INT_ARGB);
        Graphics2D g = image.createGraphics();
        MapPainter.antialias(g);
        g.translate(image.getWidth() / 2.0, image.getHeight() / 2.0);
        g.scale(scale, scale);
        stand.paint(g, scale);
        g.dispose();
        return picture(image);
    }

    private static Picture picture(BufferedImage image) {
        return new Picture(PngRender.bytes(image), image.getWidth(), image.getHeight());
    }
}
