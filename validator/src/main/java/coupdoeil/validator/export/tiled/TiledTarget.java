package coupdoeil.validator.export.tiled;

import coupdoeil.model.battlefield.Battlefield;
import coupdoeil.model.grid.HexGrid;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.validator.check.Situation;
import coupdoeil.validator.export.Bundle;
import coupdoeil.validator.export.CommonLosses;
import coupdoeil.validator.export.ExportJob;
import coupdoeil.validator.export.ExportOption;
import coupdoeil.validator.export.ExportTarget;
import coupdoeil.validator.export.ExportedFiles;
import coupdoeil.validator.export.PictureOptions;
import coupdoeil.validator.export.tiled.TiledMap.Tile;
import java.util.List;
import java.util.Optional;

/** Tiled, the map editor, and whatever reads its maps: for each scenario a map as XML and as JSON, and its pictures. */
public final class TiledTarget implements ExportTarget {

    @Override
    public String id() {
        return "tiled";
    }

    @Override
    public List<ExportOption<?>> options() {
        return List.of(PictureOptions.PIXELS, PictureOptions.THEME);
    }

    @Override
    public Optional<String> refuses(Battlefield battlefield) {
        return battlefield.hexMap().isPresent()
                ? Optional.empty()
                : Optional.of("needs a grid of tiles, and a table has none");
    }

    @Override
    public ExportedFiles write(ExportJob job) {
        HexGrid grid = job.pack().battlefield().hexMap().orElseThrow().grid();
        ExportedFiles made = new ExportedFiles(id());
        for (Scenario scenario : job.scenarios()) {
            job.progress().now(id() + ": " + scenario.id());
            Bundle bundle = made.bundle(scenario.id(), scenario.id());
            Situation situation = Situation.of(job.pack(), job.system(), scenario);
            TiledMap map = new TiledMap(TileShape.of(grid, PictureOptions.pixels(job)));
            String folder = bundle.name() + "-tiled/";
            map.properties.put("pack", job.pack().info().id());
            map.properties.put("scenario", scenario.id());
            map.properties.put("name", scenario.name());
            map.properties.put("contentHash", job.contentHash());
            new GroundTiles(job, map, folder).add();
            new Lines(situation, map).add();
            new Counters(situation, job, map, folder).add();
            bundle.add(".tmx", TmxWriter.of(map));
            bundle.add(".tmj", TmjWriter.of(map));
            map.tilesets.forEach(set -> set.tiles().forEach(tile -> add(bundle, tile)));
            CommonLosses losses = new CommonLosses(situation);
            bundle.lose(losses.tokensOffMap());
            bundle.lose(losses.unknown());
            bundle.lose(losses.turns());
            losses.rules().forEach(bundle::lose);
        }
        return made;
    }

    private static void add(Bundle bundle, Tile tile) {
        bundle.add(tile.file().substring(bundle.name().length()), tile.picture().png());
    }
}
