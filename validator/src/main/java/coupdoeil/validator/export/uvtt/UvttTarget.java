package coupdoeil.validator.export.uvtt;

import coupdoeil.model.battlefield.Battlefield;
import coupdoeil.model.battlefield.HexBattlefield;
import coupdoeil.model.battlefield.TableBattlefield;
import coupdoeil.model.json.JsonArray;
import coupdoeil.model.json.JsonObject;
import coupdoeil.model.json.JsonPrinter;
import coupdoeil.model.json.JsonScalar;
import coupdoeil.model.scenario.Placement;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.validator.check.Situation;
import coupdoeil.validator.export.Bundle;
import coupdoeil.validator.export.CommonLosses;
import coupdoeil.validator.export.ExportJob;
import coupdoeil.validator.export.ExportOption;
import coupdoeil.validator.export.ExportTarget;
import coupdoeil.validator.export.ExportedFiles;
import coupdoeil.validator.export.Loss;
import coupdoeil.validator.export.PictureOptions;
import coupdoeil.validator.picture.Frame;
import coupdoeil.validator.picture.HexPlane;
import coupdoeil.validator.picture.MapView;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.locationtech.jts.geom.Coordinate;

/** Virtual tables that read Universal VTT: for each scenario one file, the ground alone. */
public final class UvttTarget implements ExportTarget {

    private static final int DECIMALS = 5;

    @Override
    public String id() {
        return "uvtt";
    }

    @Override
    public List<ExportOption<?>> options() {
        return PictureOptions.ALL;
    }

    @Override
    public Optional<String> refuses(Battlefield battlefield) {
        return Optional.empty();
    }

    @Override
    public ExportedFiles write(ExportJob job) {
        ExportedFiles made = new ExportedFiles(id());
        Ground ground = Ground.of(job);
        for (Scenario scenario : job.scenarios()) {
            job.progress().now(id() + ": " + scenario.id());
            Bundle bundle = made.bundle(scenario.id(), scenario.id());
            Situation situation = Situation.of(job.pack(), job.system(), scenario);
            bundle.add(".uvtt", file(ground, walls(situation, bundle)));
            CommonLosses losses = new CommonLosses(situation);
            bundle.lose(CommonLosses.groundAsPicture());
            bundle.lose(Loss.dropped(
                    "pieces",
                    "pieces, for which the form has no place",
                    scenario.setup().stream().map(Placement::piece).toList()));
            List.of(losses.tokens(), losses.reinforcements(), losses.turns()).forEach(bundle::lose);
            losses.rules().forEach(bundle::lose);
        }
        return made;
    }

    /** The walls of a scenario; tells how far they are from what the rules of sight say. */
    private static Walls walls(Situation situation, Bundle bundle) {
        Battlefield battlefield = situation.pack().battlefield();
        if (battlefield.table().isPresent()) {
            TableWalls table = new TableWalls(situation);
            Walls walls = table.walls();
            bundle.lose(sight(table.share(walls)));
            return walls;
        }
        Optional<HexWalls> hexes =
                HexWalls.of(situation, plane(battlefield.hexMap().orElseThrow()));
        Walls walls = hexes.map(HexWalls::walls).orElseGet(Walls::new);
        bundle.lose(hexes.map(known -> sight(known.share(walls))).orElseGet(() -> sight(null)));
        return walls;
    }

    /** @param share of looks in which walls and rules agree; null if the rules say nothing of sight */
    private static Loss sight(@Nullable BigDecimal share) {
        return share == null
                ? new Loss("sight", Loss.How.DROPPED, "sight, which these rules do not tell", 1, List.of(), null)
                : new Loss(
                        "sight",
                        Loss.How.APPROXIMATED,
                        "sight by walls: without levels and units, they agree with the rules in "
                                + share.movePointRight(2).stripTrailingZeros().toPlainString() + " % of looks",
                        1,
                        List.of(),
                        share);
    }

    private static HexPlane plane(HexBattlefield map) {
        return new HexPlane(map.grid(), 1);
    }

    /** The picture of the ground, the same for all scenarios, and its size in squares of so many pixels. */
    private record Ground(String image, int width, int height, int pixels) {

        static Ground of(ExportJob job) {
            Battlefield battlefield = job.pack().battlefield();
            Optional<HexPlane> plane = battlefield.hexMap().map(UvttTarget::plane);
            Optional<TableBattlefield> table = battlefield.table();
            int width = squares(plane.map(HexPlane::width)
                    .orElseGet(() -> table.orElseThrow().widthInches()));
            int height = squares(plane.map(HexPlane::height)
                    .orElseGet(() -> table.orElseThrow().depthInches()));
            int pixels = (int) Math.round(PictureOptions.pixels(job));
            int units = plane.isPresent() ? MapView.UNITS_PER_HEX : MapView.UNITS_PER_INCH;
            MapView view = PictureOptions.ground(job).withScale((double) pixels / units);
            byte[] image = PictureOptions.picture(job, view, new Frame(0, 0, width * units, height * units))
                    .png();
            return new Ground(Base64.getEncoder().encodeToString(image), width, height, pixels);
        }
    }

    private static byte[] file(Ground ground, Walls walls) {
        JsonObject file = JsonObject.builder()
                .put("format", new BigDecimal("0.3"))
                .put(
                        "resolution",
                        JsonObject.builder()
                                .put("map_origin", point(new Coordinate(0, 0)))
                                .put("map_size", point(new Coordinate(ground.width(), ground.height())))
                                .put("pixels_per_grid", ground.pixels())
                                .done())
                .put(
                        "line_of_sight",
                        JsonArray.of(walls.lines().stream()
                                .map(line -> JsonArray.of(
                                        line.stream().map(UvttTarget::point).toList()))
                                .toList()))
                .put("objects_line_of_sight", JsonArray.of(List.of()))
                .put("portals", JsonArray.of(List.of()))
                .put(
                        "environment",
                        JsonObject.builder()
                                .put("baked_lighting", false)
                                .put("ambient_light", "ffffffff")
                                .done())
                .put("lights", JsonArray.of(List.of()))
                .put("image", ground.image())
                .done();
        return JsonPrinter.printForOthers(file, Set.of());
    }

    /** Whole squares that hold a length. */
    private static int squares(double length) {
        return Math.max(1, (int) Math.ceil(length - 1e-9));
    }

    private static JsonObject point(Coordinate at) {
        return JsonObject.builder()
                .put("x", number(at.x))
                .put("y", number(at.y))
                .done();
    }

    private static JsonScalar number(double number) {
        return JsonScalar.of(BigDecimal.valueOf(number)
                .setScale(DECIMALS, RoundingMode.HALF_UP)
                .stripTrailingZeros());
    }
}
