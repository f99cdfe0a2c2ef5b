package coupdoeil.editor;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.model.pack.PackReader;
import coupdoeil.model.pack.PackWriter;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;

class RenderCommandTest {

    private static final Path ROOT = Path.of(System.getProperty("basedir", "."))
            .toAbsolutePath()
            .normalize()
            .getParent();
    private static final String ALBUERA = ROOT.resolve("samples/albuera-1811").toString();
    private static final String NAPKIN =
            ROOT.resolve("model/src/test/resources/packs/napkin-fb").toString();

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @TempDir
    private Path folder;

    private int run(String... args) {
        CommandLine line = coupdoeil.validator.cli.Main.commandLine(Map.of());
        line.setOut(new PrintWriter(out));
        line.setErr(new PrintWriter(err));
        return coupdoeil.validator.cli.Main.run(line, args);
    }

    private String file() {
        return folder.resolve("map.png").toString();
    }

    private BufferedImage picture() throws IOException {
        return ImageIO.read(Path.of(file()).toFile());
    }

    @Test
    void writesThePictureOfTheOnlyScenario() throws IOException {
        assertThat(run("render", NAPKIN, "--out", file())).isZero();
        assertThat(picture().getWidth()).isEqualTo(534);
        assertThat(out.toString()).contains("534 x");
    }

    @Test
    void scalesThemesAndChoosesLayers() throws IOException {
        assertThat(run("render", NAPKIN, "--out", file(), "--scale", "200%", "--theme", "dark"))
                .isZero();
        BufferedImage dark = picture();
        assertThat(dark.getWidth()).isEqualTo(1068);
        assertThat(run("render", NAPKIN, "--out", file(), "--scale", "2", "--theme", "dark", "--layers", "-units"))
                .isZero();
        assertThat(pixels(picture())).isNotEqualTo(pixels(dark));
        assertThat(run("render", NAPKIN, "--out", file(), "--layers", "terrain,grid"))
                .isZero();
    }

    private static int[] pixels(BufferedImage image) {
        return image.getRGB(0, 0, image.getWidth(), image.getHeight(), null, 0, image.getWidth());
    }

    @Test
    void paintsSight() throws IOException {
        assertThat(run("render", ALBUERA, "--scenario", "whole-day", "--out", file(), "--scale", "0.2"))
                .isZero();
        BufferedImage plain = picture();
        assertThat(run(
                        "render",
                        ALBUERA,
                        "--scenario",
                        "whole-day",
                        "--out",
                        file(),
                        "--scale",
                        "0.2",
                        "--viewshed",
                        "1632",
                        "--sight",
                        "1632..2522",
                        "--turn",
                        "09:00"))
                .isZero();
        assertThat(picture().getRGB(500, 20)).isNotEqualTo(plain.getRGB(500, 20));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "--viewshed duke",
                "--viewshed blue-guns --field",
                "--side blue",
                "--blind red",
                "--seen-by blue",
                "--watch 0603",
                "--sight 0402..0406"
            })
    void paintsEveryLayerOfSight(String options) throws IOException {
        assertThat(run("render", NAPKIN, "--out", file())).isZero();
        BufferedImage plain = picture();
        List<String> args = new ArrayList<>(List.of("render", NAPKIN, "--out", file(), "--turn", "07:00"));
        args.addAll(List.of(options.split(" ")));

        assertThat(run(args.toArray(String[]::new))).isZero();

        assertThat(pixels(picture())).isNotEqualTo(pixels(plain));
    }

    @Test
    void saysWhatIsWrong() throws IOException {
        assertThat(run("render", ALBUERA, "--out", file())).isEqualTo(2);
        assertThat(run("render", NAPKIN, "--out", file(), "--layers", "terain")).isEqualTo(2);
        assertThat(run("render", NAPKIN, "--out", file(), "--scale", "big")).isEqualTo(2);
        assertThat(run("render", ALBUERA, "--scenario", "whole-day", "--out", file(), "--scale", "800%"))
                .isEqualTo(2);
        assertThat(run("render", NAPKIN, "--out", file(), "--sight", "0101")).isEqualTo(2);
        assertThat(run("render", NAPKIN, "--out", file(), "--viewshed", "nobody"))
                .isEqualTo(2);
        assertThat(run("render", NAPKIN, "--out", file(), "--side", "blue", "--blind", "red"))
                .isEqualTo(2);
        assertThat(run("render", NAPKIN, "--out", file(), "--side", "bleu")).isEqualTo(2);
        assertThat(run("render", NAPKIN, "--out", file(), "--side", "blue", "--field"))
                .isEqualTo(2);
        assertThat(run("render", NAPKIN, "--out", file(), "--viewshed", "duke", "--field"))
                .isEqualTo(2);
        assertThat(run("render", folder.resolve("nothing").toString(), "--out", file()))
                .isEqualTo(3);
        Files.createFile(folder.resolve("file"));
        assertThat(run("render", NAPKIN, "--out", folder.resolve("file/map.png").toString()))
                .isEqualTo(3);
        assertThat(err.toString())
                .contains(
                        "--scenario must be one of", "did you mean 'terrain'", "--scale", "million pixels", "FROM..TO")
                .doesNotContain("Exception");
        assertThat(Files.exists(Path.of(file()))).isFalse();
    }

    @Test
    void paintsACounterByItself() throws IOException {
        assertThat(run("render", NAPKIN, "--out", file(), "--counter", "blue-guns", "--scale", "200%"))
                .isZero();
        BufferedImage guns = picture();
        assertThat(guns.getWidth()).isEqualTo(120);
        assertThat(guns.getHeight()).isEqualTo(120);
        assertThat(guns.getRGB(0, 0) >>> 24).as("corners are transparent").isLessThan(64);
        assertThat(guns.getRGB(10, 60) >>> 24).isEqualTo(255);
        assertThat(run("render", NAPKIN, "--out", file(), "--counter", "duke")).isZero();
        assertThat(picture().getWidth()).isEqualTo(60);
        assertThat(picture().getHeight()).isLessThan(20);
    }

    @Test
    void aCounterHasNoGround() {
        assertThat(run("render", NAPKIN, "--out", file(), "--counter", "blue-gun"))
                .isEqualTo(2);
        assertThat(run("render", NAPKIN, "--out", file(), "--counter", "duke", "--layers", "grid"))
                .isEqualTo(2);
        assertThat(run("render", NAPKIN, "--out", file(), "--counter", "duke", "--side", "blue"))
                .isEqualTo(2);
        assertThat(err.toString()).contains("did you mean 'blue-guns'", "--counter shows no ground");
    }

    @Test
    void tellsProgramsWhatItWrote() {
        assertThat(run("render", NAPKIN, "--out", file(), "--format", "json")).isZero();
        assertThat(out.toString()).contains("\"format\": \"coupdoeil/render-result\"", "\"width\": 534");
    }

    @Test
    void writesNeitherIntoThePackNorOverAnythingButPictures() throws IOException {
        Path pack = folder.resolve("pack");
        PackWriter.write(PackReader.read(Path.of(NAPKIN)).pack().orElseThrow(), pack);
        String before = Files.readString(pack.resolve("pack.json"));
        Path notes = Files.writeString(folder.resolve("notes"), "notes");
        Path link = Files.createSymbolicLink(folder.resolve("link.png"), notes);

        for (Path out :
                List.of(Path.of("/"), pack.resolve("pack.json"), pack.resolve("map.png"), notes, link, folder)) {
            err.getBuffer().setLength(0);
            assertThat(run("render", pack.toString(), "--out", out.toString()))
                    .as(out.toString())
                    .isEqualTo(3);
            assertThat(err.toString()).startsWith("render: cannot write ").hasLineCount(1);
        }

        assertThat(Files.readString(pack.resolve("pack.json"))).isEqualTo(before);
        assertThat(pack.resolve("map.png")).doesNotExist();
        assertThat(notes).hasContent("notes");
        assertThat(link).isSymbolicLink();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "--sight singleton..foot-71",
                "--sight foot-23..va-green",
                "--sight 12.5,30..singleton",
                "--viewshed macleod",
                "--viewshed macleod --field",
                "--side crown",
                "--blind american",
                "--seen-by american",
                "--watch 29,35"
            })
    void sightIsPaintedOverATable(String options) throws IOException {
        String guilford = ROOT.resolve("samples/guilford-courthouse-1781").toString();
        assertThat(run("render", guilford, "--scale", "25%", "--out", file())).isZero();
        int[] plain = pixels(picture());
        String command = "render " + guilford + " --scale 25% --out " + file() + " " + options;
        assertThat(run(command.split(" "))).as(err.toString()).isZero();
        assertThat(pixels(picture())).isNotEqualTo(plain);
    }
}
