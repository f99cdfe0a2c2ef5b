package coupdoeil.editor.paint;

import coupdoeil.editor.paint.ground.CampPainter;
import coupdoeil.editor.paint.ground.CrossingPainter;
import coupdoeil.editor.paint.ground.GridPainter;
import coupdoeil.editor.paint.ground.HexGround;
import coupdoeil.editor.paint.ground.HexLabels;
import coupdoeil.editor.paint.ground.HexObstacles;
import coupdoeil.editor.paint.ground.LabelPainter;
import coupdoeil.editor.paint.ground.LinkPainter;
import coupdoeil.editor.paint.ground.PatternPainter;
import coupdoeil.editor.paint.ground.PlacePainter;
import coupdoeil.editor.paint.ground.ReliefPainter;
import coupdoeil.editor.paint.ground.SectionPainter;
import coupdoeil.editor.paint.ground.SidePainter;
import coupdoeil.editor.paint.ground.TerrainPainter;
import coupdoeil.editor.paint.name.Box;
import coupdoeil.editor.paint.name.BoxTree;
import coupdoeil.editor.paint.name.Label;
import coupdoeil.editor.paint.name.NamePainter;
import coupdoeil.editor.paint.name.Names;
import coupdoeil.editor.paint.piece.CounterColours;
import coupdoeil.editor.paint.piece.CounterPainter;
import coupdoeil.editor.paint.piece.FormationLabels;
import coupdoeil.editor.paint.piece.HexOccupants;
import coupdoeil.editor.paint.piece.HexPieces;
import coupdoeil.editor.paint.piece.Pieces;
import coupdoeil.editor.paint.sheet.LayerPainter;
import coupdoeil.editor.paint.sheet.Lod;
import coupdoeil.editor.paint.sheet.MapLayout;
import coupdoeil.editor.paint.sheet.PaintScene;
import coupdoeil.editor.paint.sheet.Sheet;
import coupdoeil.editor.paint.sheet.Stratum;
import coupdoeil.editor.paint.table.MarkerPainter;
import coupdoeil.editor.paint.table.StandPainter;
import coupdoeil.editor.paint.table.TableGround;
import coupdoeil.editor.paint.table.TableLabels;
import coupdoeil.editor.paint.table.TablePainter;
import coupdoeil.editor.paint.table.TablePieces;
import coupdoeil.editor.paint.table.TablePlaces;
import coupdoeil.editor.paint.table.TableStanding;
import coupdoeil.model.battlefield.HexBattlefield;
import coupdoeil.model.battlefield.TableBattlefield;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.oob.OrderOfBattle;
import coupdoeil.model.oob.Roster;
import coupdoeil.validator.picture.LayerId;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Paints one scene. Making a painter costs as much as reading the order of battle once; painting costs as much as the
 * part painted. A painter may be used by several threads at once, and what it paints at a point of the plane does not
 * depend on which part is painted.
 */
public final class MapPainter {

    /** A painter and the layer with which it comes and goes. */
    private record Part(LayerId layer, LayerPainter painter) {}

    private final PaintScene scene;
    private final MapLayout layout;
    private final HexOccupants standing;
    private final Pieces pieces;
    private final Names names;
    private final List<Part> parts = new ArrayList<>();

    public MapPainter(PaintScene scene) {
        this(scene, new HexOccupants(scene), null);
    }

    private MapPainter(PaintScene scene, HexOccupants standing, @Nullable Names before) {
        this.scene = scene;
        this.layout = scene.layout();
        this.standing = standing;
        OrderOfBattle oob = scene.pack().orderOfBattle();
        CounterColours colours = new CounterColours(oob, new Roster(oob));
        if (scene.pack().battlefield() instanceof HexBattlefield map) {
            HexGround ground = new HexGround(scene, map);
            HexPieces counters = new HexPieces(ground.layout(), standing, scene);
            this.pieces = counters;
            List<Box> covered = new ArrayList<>(counters.covered());
            covered.addAll(scene.shows(LayerId.PLACES) ? HexLabels.signs(ground) : List.of());
            this.names = named(
                    new Names(
                            labels(ground), HexObstacles.of(ground, new BoxTree(covered), scene.shows(LayerId.LABELS))),
                    before);
            addHexParts(ground, colours);
        } else {
            TableGround ground =
                    new TableGround(scene, (TableBattlefield) scene.pack().battlefield());
            TableStanding stands = new TableStanding(ground);
            this.pieces = new TablePieces(stands, scene);
            this.names =
                    named(new Names(TableLabels.of(ground, stands), TableLabels.obstacles(ground, stands)), before);
            addTableParts(ground, stands, colours);
        }
    }

    private List<Label> labels(HexGround ground) {
        List<Label> labels = new ArrayList<>(HexLabels.of(ground));
        if (scene.shows(LayerId.UNITS)) {
            labels.addAll(FormationLabels.of(standing, ground.layout()));
        }
        return labels;
    }

    private static Names named(Names names, @Nullable Names before) {
        return before == null ? names : names.following(before);
    }

    private void addHexParts(HexGround ground, CounterColours colours) {
        add(LayerId.TERRAIN, new TerrainPainter(ground));
        add(LayerId.LEVELS, new ReliefPainter(ground));
        add(LayerId.GRID, new GridPainter(ground));
        add(LayerId.TERRAIN, PatternPainter.ofTerrain(ground));
        add(LayerId.FEATURES, PatternPainter.ofFeatures(ground));
        add(LayerId.WATER_AND_SIDES, new SidePainter(ground));
        add(LayerId.ROADS, new LinkPainter(ground));
        add(LayerId.WATER_AND_SIDES, new CrossingPainter(ground));
        add(LayerId.LABELS, new LabelPainter(ground));
        add(LayerId.PLACES, new SectionPainter(ground));
        add(LayerId.PLACES, new PlacePainter(ground, colours));
        add(LayerId.NAMES, new NamePainter(names, scene.theme(), false));
        add(LayerId.NAMES, new CampPainter(ground, colours));
        for (CounterPainter.Pass pass : CounterPainter.Pass.values()) {
            add(pass.layer(), new CounterPainter(ground.layout(), standing, scene.theme(), pass));
        }
    }

    private void addTableParts(TableGround ground, TableStanding stands, CounterColours colours) {
        for (LayerId layer :
                List.of(LayerId.TERRAIN, LayerId.LEVELS, LayerId.GRID, LayerId.FEATURES, LayerId.WATER_AND_SIDES)) {
            add(layer, new TablePainter(ground, layer));
        }
        add(LayerId.PLACES, new TablePlaces(ground, colours));
        add(LayerId.UNITS, new StandPainter(stands, scene.theme(), false));
        add(LayerId.UNITS, new NamePainter(names, scene.theme(), true));
        add(LayerId.TOKENS, new MarkerPainter(stands, scene.theme()));
        add(LayerId.LEADERS, new StandPainter(stands, scene.theme(), true));
        add(LayerId.NAMES, new NamePainter(names, scene.theme(), false));
    }

    private void add(LayerId layer, LayerPainter painter) {
        if (scene.shows(layer)) {
            parts.add(new Part(layer, painter));
        }
    }

    /** A painter of the scene that follows; while only the ground changes, it need not look at the armies again. */
    public MapPainter next(PaintScene next) {
        return new MapPainter(next, scene.hasSameArmies(next) ? standing : new HexOccupants(next), names);
    }

    public PaintScene scene() {
        return scene;
    }

    public MapLayout layout() {
        return layout;
    }

    /** The hexes in which something stands. */
    public Set<Hex> occupied() {
        return standing.hexes();
    }

    /** Equal between two painters if the same stands in a hex and is painted alike. */
    public Object standingIn(Hex hex) {
        return standing.in(hex);
    }

    /** The names of the scene and where they stand. */
    public Names names() {
        return names;
    }

    /** Where pieces are in the picture. */
    public Pieces pieces() {
        return pieces;
    }

    /**
     * Paints all layers of a scene once.
     *
     * @param g takes map units: scale and move it beforehand
     * @param clip the part wanted, in map units
     * @param zoom pixels of the user per map unit: how much can be seen
     */
    public static void paint(Graphics2D g, PaintScene scene, Rectangle2D clip, double zoom) {
        MapPainter painter = new MapPainter(scene);
        for (Stratum stratum : Stratum.values()) {
            painter.paint(g, clip, zoom, stratum);
        }
    }

    /**
     * Paints the scene's layers of one stratum over what is there.
     *
     * @param zoom pixels of the user per map unit: how much can be seen
     */
    public void paint(Graphics2D g, Rectangle2D clip, double zoom, Stratum stratum) {
        Lod lod = Lod.of(zoom);
        Graphics2D own = (Graphics2D) g.create();
        try {
            own.clip(clip);
            antialias(own);
            if (lod == Lod.OVERVIEW) {
                own.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_OFF);
            }
            double scale = Math.sqrt(Math.abs(own.getTransform().getDeterminant()));
            Sheet sheet = new Sheet(own, clip, lod, scale, zoom);
            for (Part part : parts) {
                if (Stratum.of(part.layer()) == stratum) {
                    double opacity = scene.faint().getOrDefault(part.layer(), 1.0);
                    if (opacity < 1) {
                        FaintLayer.paint(sheet, part.painter(), opacity);
                    } else {
                        part.painter().paint(sheet);
                    }
                }
            }
        } finally {
            own.dispose();
        }
    }

    /** Sets a graphics to paint as painters do: smooth edges, letters placed exactly. */
    public static void antialias(Graphics2D g) {
        g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        g.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
        g.setRenderingHint(RenderingHints.KEY_FRACTIONALMETRICS, RenderingHints.VALUE_FRACTIONALMETRICS_ON);
        g.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
    }
}
