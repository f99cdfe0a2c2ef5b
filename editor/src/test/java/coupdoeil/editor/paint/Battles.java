package coupdoeil.editor.paint;

import coupdoeil.editor.paint.sheet.PaintScene;
import coupdoeil.editor.paint.sheet.PaintTheme;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.pack.PackReader;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.rules.RuleSystems;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.validator.picture.LayerId;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;

/** The smallest battles of the model's tests and the samples, as scenes. */
public final class Battles {

    /** Ids of the smallest battle of each rule system. */
    public static final List<String> NAPKINS = List.of("napkin-fb", "napkin-lb", "napkin-cc", "napkin-hm", "napkin-ot");

    private static final Path ROOT = Path.of(System.getProperty("basedir", "."))
            .toAbsolutePath()
            .normalize()
            .getParent();

    private Battles() {}

    public static Pack napkin(String id) {
        return read(ROOT.resolve("model/src/test/resources/packs").resolve(id));
    }

    public static Pack albuera() {
        return read(ROOT.resolve("samples/albuera-1811"));
    }

    public static Pack rolica() {
        return read(ROOT.resolve("samples/rolica-1808"));
    }

    public static Pack guilford() {
        return read(ROOT.resolve("samples/guilford-courthouse-1781"));
    }

    public static Pack quatreBras() {
        return read(ROOT.resolve("samples/quatre-bras-1815"));
    }

    /** All of them. */
    public static Stream<Pack> samples() {
        return Stream.of(Objects.requireNonNull(ROOT.resolve("samples").toFile().listFiles()))
                .map(File::toPath)
                .filter(folder -> Files.exists(folder.resolve("pack.json")))
                .sorted()
                .map(Battles::read);
    }

    private static Pack read(Path folder) {
        return PackReader.read(folder).pack().orElseThrow();
    }

    /** The scene of a pack's first scenario with all layers. */
    public static PaintScene scene(Pack pack, PaintTheme theme) {
        return scene(pack, theme, LayerId.all());
    }

    public static PaintScene scene(Pack pack, PaintTheme theme, Set<LayerId> layers) {
        RuleSystem rules = RuleSystems.load(pack.info().system()).orElseThrow();
        Scenario scenario = pack.scenarios().isEmpty() ? null : pack.scenarios().get(0);
        return new PaintScene(pack, rules, scenario, theme, layers);
    }
}
