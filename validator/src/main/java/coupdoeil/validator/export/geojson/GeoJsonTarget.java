package coupdoeil.validator.export.geojson;

import coupdoeil.model.battlefield.Battlefield;
import coupdoeil.model.json.JsonArray;
import coupdoeil.model.json.JsonObject;
import coupdoeil.model.json.JsonPrinter;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.validator.check.Situation;
import coupdoeil.validator.export.Bundle;
import coupdoeil.validator.export.CommonLosses;
import coupdoeil.validator.export.ExportFailure;
import coupdoeil.validator.export.ExportJob;
import coupdoeil.validator.export.ExportOption;
import coupdoeil.validator.export.ExportTarget;
import coupdoeil.validator.export.ExportedFiles;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;

/** Programs that show maps: one file a scenario, in longitude and latitude unless plane metres are asked for. */
public final class GeoJsonTarget implements ExportTarget {

    private static final double MOST_METRES = 100_000;
    /** Nearer to a pole a battle would lie across it. */
    private static final double MOST_LATITUDE = 85;

    /** Longitude and latitude of the south-west corner of the ground. */
    record Origin(double longitude, double latitude) {}

    static final ExportOption<Optional<Origin>> ORIGIN = new ExportOption<>(
            "origin",
            "LON,LAT",
            "position of the south-west corner of the ground, in degrees (default: 0,0)",
            text -> Optional.of(origin(text)),
            Optional.empty());

    static final ExportOption<OptionalDouble> BEARING = new ExportOption<>(
            "bearing",
            "DEGREES",
            "direction of the top of the map, clockwise from north (default: 0)",
            text -> OptionalDouble.of(ExportOption.number(text, -360, 360)),
            OptionalDouble.empty());

    static final ExportOption<Boolean> LOCAL =
            ExportOption.flag("local", "metres on a plane, from the south-west corner, instead of degrees");

    static final ExportOption<OptionalDouble> METRES_PER_HEX = metres("hex");
    static final ExportOption<OptionalDouble> METRES_PER_INCH = metres("inch");

    private static ExportOption<OptionalDouble> metres(String what) {
        return new ExportOption<>(
                "metres-per-" + what,
                "N",
                "ground scale, if the battlefield has none",
                text -> OptionalDouble.of(ExportOption.number(text, 0.01, MOST_METRES)),
                OptionalDouble.empty());
    }

    private static Origin origin(String text) {
        String[] parts = text.split(",", -1);
        if (parts.length != 2) {
            throw new IllegalArgumentException("must be a longitude and a latitude, such as 10.5,51");
        }
        return new Origin(
                ExportOption.number(parts[0], -180, 180), ExportOption.number(parts[1], -MOST_LATITUDE, MOST_LATITUDE));
    }

    @Override
    public String id() {
        return "geojson";
    }

    @Override
    public List<ExportOption<?>> options() {
        return List.of(ORIGIN, BEARING, LOCAL, METRES_PER_HEX, METRES_PER_INCH);
    }

    @Override
    public Optional<String> refuses(Battlefield battlefield) {
        return Optional.empty();
    }

    @Override
    public void check(ExportJob job) {
        projection(job);
        GroundScale.metres(job);
    }

    @Override
    public ExportedFiles write(ExportJob job) {
        Projection projection = projection(job);
        double metres = GroundScale.metres(job);
        ExportedFiles made = new ExportedFiles(id());
        for (Scenario scenario : job.scenarios()) {
            job.progress().now(id() + ": " + scenario.id());
            Bundle bundle = made.bundle(scenario.id(), scenario.id());
            Situation situation = Situation.of(job.pack(), job.system(), scenario);
            FeatureList list = new FeatureList(projection, bundle);
            if (job.pack().battlefield().hexMap().isPresent()) {
                new HexFeatures(situation, metres, list).add(job.verdict());
            } else {
                new TableFeatures(situation, metres, list).add(job.verdict());
            }
            CommonLosses losses = new CommonLosses(situation);
            List.of(losses.offMap(), losses.tokensOffMap(), losses.unknown(), losses.reinforcements(), losses.turns())
                    .forEach(bundle::lose);
            losses.rules().forEach(bundle::lose);
            bundle.add(".geojson", file(job, scenario, projection, metres, list));
        }
        return made;
    }

    private static byte[] file(
            ExportJob job, Scenario scenario, Projection projection, double metres, FeatureList list) {
        JsonObject file = JsonObject.builder()
                .put("type", "FeatureCollection")
                .put("name", scenario.id())
                .put("coordinates", projection.name())
                .put("metres", Numbers.of(metres, Numbers.METRE_DECIMALS))
                .put("certificate", job.certificate(scenario))
                .put("features", JsonArray.of(list.features()))
                .done();
        return JsonPrinter.printForOthers(file, Set.of("/certificate"));
    }

    private static Projection projection(ExportJob job) {
        Optional<Origin> origin = job.options().get(ORIGIN);
        OptionalDouble bearing = job.options().get(BEARING);
        if (job.options().get(LOCAL)) {
            if (origin.isPresent() || bearing.isPresent()) {
                throw new ExportFailure("--local writes metres on a plane: leave out --origin and --bearing");
            }
            return Projection.PLANE;
        }
        Origin at = origin.orElse(new Origin(0, 0));
        return new Degrees(at.longitude(), at.latitude(), bearing.orElse(0));
    }
}
