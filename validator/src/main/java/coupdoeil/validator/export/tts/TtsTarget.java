package coupdoeil.validator.export.tts;

import coupdoeil.model.battlefield.Battlefield;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.validator.check.Situation;
import coupdoeil.validator.export.Bundle;
import coupdoeil.validator.export.CommonLosses;
import coupdoeil.validator.export.ExportFailure;
import coupdoeil.validator.export.ExportJob;
import coupdoeil.validator.export.ExportOption;
import coupdoeil.validator.export.ExportTarget;
import coupdoeil.validator.export.ExportedFiles;
import coupdoeil.validator.export.PictureOptions;
import coupdoeil.validator.picture.Picture;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Tabletop Simulator: for each scenario a saved game, and the pictures that it looks for at an address. */
public final class TtsTarget implements ExportTarget {

    static final ExportOption<String> IMAGES_AT = new ExportOption<>(
            "images-at", "URL", "address from which the game fetches the folders of pictures", TtsTarget::address, "");

    private static String address(String text) {
        String scheme = URI.create(text).getScheme();
        if (scheme == null || !List.of("http", "https", "file").contains(scheme)) {
            throw new IllegalArgumentException("must be an address that begins with https:, http: or file:");
        }
        return text.endsWith("/") ? text : text + "/";
    }

    @Override
    public String id() {
        return "tts";
    }

    @Override
    public List<ExportOption<?>> options() {
        List<ExportOption<?>> options = new ArrayList<>(PictureOptions.ALL);
        options.add(IMAGES_AT);
        return options;
    }

    @Override
    public Optional<String> refuses(Battlefield battlefield) {
        return Optional.empty();
    }

    @Override
    public void check(ExportJob job) {
        if (job.options().get(IMAGES_AT).isEmpty()) {
            throw new ExportFailure("Tabletop Simulator loads pictures from a web address: add --images-at URL");
        }
    }

    @Override
    public ExportedFiles write(ExportJob job) {
        ExportedFiles made = new ExportedFiles(id());
        Board board = Board.of(job.pack().battlefield());
        Picture ground = PictureOptions.picture(job, PictureOptions.ground(job), board.frame());
        for (Scenario scenario : job.scenarios()) {
            job.progress().now(id() + ": " + scenario.id());
            Bundle bundle = made.bundle(scenario.id(), scenario.id());
            Situation situation = Situation.of(job.pack(), job.system(), scenario);
            Images images = new Images(bundle, job.options().get(IMAGES_AT));
            bundle.add(".tts.json", new SavedGame(job, situation, scenario, board, images).file(images.board(ground)));
            CommonLosses losses = new CommonLosses(situation);
            List.of(CommonLosses.groundAsPicture(), losses.parts(), losses.tokens(), losses.unknown())
                    .forEach(bundle::lose);
        }
        return made;
    }
}
