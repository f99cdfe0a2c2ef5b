package coupdoeil.validator.ot;

import coupdoeil.model.oob.Unit;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.scenario.Position;
import coupdoeil.model.table.GroundFeature;
import coupdoeil.validator.check.Fix;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.subject.PlacedUnit;
import coupdoeil.validator.check.table.Feature;
import coupdoeil.validator.check.table.Features;
import coupdoeil.validator.check.table.Stand;
import coupdoeil.validator.check.table.TableGround;
import coupdoeil.validator.ot.fact.Garrisons;
import coupdoeil.validator.ot.fact.Garrisons.Garrison;
import coupdoeil.validator.ot.fact.OtSetup;
import coupdoeil.validator.ot.fact.Outside;
import coupdoeil.validator.ot.fact.Posts;
import coupdoeil.validator.ot.fact.Redoubts;
import coupdoeil.validator.ot.fact.Spacing;
import coupdoeil.validator.ot.fact.Terrain;
import coupdoeil.validator.ot.fact.Units;
import coupdoeil.validator.ot.sight.OpenSides;
import coupdoeil.validator.table.fact.Inches;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.locationtech.jts.geom.LineSegment;

/** Redoubts, their sides and who is in them (OT Redoubts; Movement: Terrain Effects). */
final class RedoubtChecks {

    @Rule("OT-RED-01")
    void battalions(Feature feature, Garrisons garrisons, RuleSystem system, Outside outside, Reporter out) {
        if (Terrain.isRedoubt(feature.ground())) {
            int usual = system.tables().nested("redoubt").integer("battalions", 0);
            overfull(
                    feature,
                    garrisons,
                    Units.INFANTRY,
                    feature.ground().effects().integer("battalions", usual),
                    outside,
                    out);
        }
    }

    @Rule("OT-RED-02")
    void batteries(Feature feature, Garrisons garrisons, RuleSystem system, Outside outside, Reporter out) {
        if (Terrain.isRedoubt(feature.ground())) {
            int usual =
                    system.tables().nested("redoubt").integer("batteriesPerFace", 0) * Redoubts.faces(feature.ground());
            overfull(
                    feature,
                    garrisons,
                    Units.ARTILLERY,
                    feature.ground().effects().integer("batteries", usual),
                    outside,
                    out);
        }
    }

    private static void overfull(
            Feature feature, Garrisons garrisons, String arm, int room, Outside outside, Reporter out) {
        List<Garrison> there = garrisons.of(feature.ground()).stream()
                .filter(garrison -> garrison.is(arm))
                .toList();
        if (there.size() > room) {
            Garrison last = there.get(there.size() - 1);
            out.report()
                    .with("n", there.size())
                    .with("redoubt", feature.name())
                    .with("room", room)
                    .fix(outside.fix(
                            "Move " + last.unit().name() + " out", "Move one out", feature.ground(), last, out));
        }
    }

    @Rule("OT-RED-03")
    void assignedCavalry(PlacedUnit placed, Features features, OtSetup rules, Outside outside, Reporter out) {
        if (placed.placement().position() instanceof Position.InFeature there) {
            features.byId(there.feature())
                    .filter(redoubt -> isBarred(redoubt, placed.unit().arm(), rules))
                    .ifPresent(redoubt -> out.report("u")
                            .with("redoubt", redoubt.name())
                            .fix(outside.fix(
                                    "Place it outside", "Place it outside", redoubt, Garrison.of(placed), out)));
        }
    }

    @Rule("OT-RED-03")
    void cavalry(Stand stand, TableGround ground, OtSetup rules, Outside outside, Reporter out) {
        if (!(stand.piece() instanceof Unit unit)) {
            return;
        }
        Garrison inside = new Garrison(unit, stand.placement(), stand.side());
        ground.under(stand)
                .filter(redoubt -> isBarred(redoubt, unit.arm(), rules))
                .forEach(redoubt -> out.report("u")
                        .with("redoubt", redoubt.name())
                        .fix(outside.fix("Place it outside", "Place it outside", redoubt, inside, out)));
    }

    private static boolean isBarred(GroundFeature redoubt, String arm, OtSetup rules) {
        return Terrain.isRedoubt(redoubt) && arm.equals(Units.CAVALRY) && !rules.admitsCavalryToRedoubts();
    }

    @Rule("OT-RED-04")
    void noFace(Feature feature, Reporter out) {
        if (Terrain.isRedoubt(feature.ground())
                && Redoubts.sides(feature.ground()) > 0
                && Redoubts.faces(feature.ground()) == 0) {
            out.report("redoubt").ask("Close some of its sides");
        }
    }

    @Rule("OT-RED-05")
    void noGorge(Feature feature, Garrisons garrisons, Reporter out) {
        GroundFeature redoubt = feature.ground();
        if (!Terrain.isRedoubt(redoubt)
                || !Redoubts.open(redoubt).isEmpty()
                || !Redoubts.undecided(redoubt).isEmpty()) {
            return;
        }
        garrisons.of(redoubt).stream()
                .filter(garrison -> garrison.is(Units.ARTILLERY))
                .findFirst()
                .ifPresent(guns -> out.report("redoubt")
                        .with("u", guns.unit().name())
                        .fix(new Fix.Choose(
                                "Open its gorge",
                                IntStream.range(0, Redoubts.sides(redoubt))
                                        .mapToObj(side -> opened(redoubt, side, out))
                                        .toList())));
    }

    private static Fix.Change opened(GroundFeature redoubt, int side, Reporter out) {
        List<Integer> faces = IntStream.range(0, Redoubts.sides(redoubt))
                .filter(other -> other != side)
                .boxed()
                .toList();
        return out.change(
                "Side " + side, known -> known.with(Redoubts.FACES, faces).with(Redoubts.OPEN, List.of(side)));
    }

    @Rule("OT-RED-06")
    void otherCover(Feature feature, Reporter out) {
        if (Terrain.isRedoubt(feature.ground())) {
            Terrain.cover(feature.ground())
                    .filter(cover -> !cover.equals("heavy"))
                    .ifPresent(cover -> out.report("redoubt").with("cover", cover));
        }
    }

    @Rule("OT-RED-07")
    void undecided(Feature feature, Reporter out) {
        GroundFeature redoubt = feature.ground();
        if (!Terrain.isRedoubt(redoubt)) {
            return;
        }
        for (int side : Redoubts.undecided(redoubt)) {
            List<Integer> faces = new ArrayList<>(redoubt.effects().integers(Redoubts.FACES));
            faces.add(side);
            out.report()
                    .with("edge", side)
                    .with("redoubt", feature.name())
                    .fix(out.set("Make it a face", Redoubts.FACES, faces));
        }
    }

    @Rule("OT-RED-08")
    void exposed(Feature feature, Garrisons garrisons, Posts posts, OpenSides sides, Spacing spacing, Reporter out) {
        if (!Terrain.isRedoubt(feature.ground())) {
            return;
        }
        List<String> own = garrisons.of(feature.ground()).stream()
                .map(Garrison::side)
                .distinct()
                .toList();
        double range = spacing.range("openSide");
        for (int side : own.isEmpty() ? List.<Integer>of() : Redoubts.open(feature.ground())) {
            LineSegment edge = Redoubts.side(feature.ground(), side);
            posts.all()
                    .filter(post -> !post.side().isEmpty() && !own.contains(post.side()))
                    .forEach(enemy -> sides.inchesFrom(feature.ground(), edge, enemy, range)
                            .ifPresent(inches -> out.report()
                                    .about("u", enemy.ref())
                                    .with("edge", side)
                                    .with("redoubt", feature.name())
                                    .with("d", Inches.told(inches))));
        }
    }
}
