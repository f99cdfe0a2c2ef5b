import com.formdev.flatlaf.extras.FlatSVGUtils;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.jar.Attributes;
import java.util.jar.JarFile;
import java.util.spi.ToolProvider;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import javax.imageio.ImageIO;

/**
 * Makes what is handed out, after a build: {@code java -cp target/coupdoeil.jar Release.java VERSION} in the folder of the editor. An application with a
 * runtime of its own and a package, both for the system it runs on, a zip of jars with launchers for all, checksums. Needs
 * {@code jlink} and {@code jpackage} of the JDK that runs it.
 */
class Release {

    /** What {@code jdeps --print-module-deps} lists, and the encodings of lists, zips as folders, TLS for nobody. */
    private static final String MODULES =
            "java.base,java.desktop,java.logging,java.management,java.net.http,java.prefs,java.sql,jdk.charsets,"
                    + "jdk.localedata,jdk.management,jdk.unsupported,jdk.zipfs";

    private static final String JAR = "coupdoeil.jar";
    /** As the launcher starts it; docs/startup.md has the figures. */
    private static final List<String> JAVA_OPTIONS =
            List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xshare:auto", "-Dfile.encoding=UTF-8");
    /** Its text and where it leads; not an image. */
    private static final Pattern LINK = Pattern.compile("(?<!!)\\[([^\\[\\]]*)\\]\\(([^()\\s]+)\\)");
    /** 1980-01-01, the first day of zips: the same bytes whenever they are made. */
    private static final long ZIP_TIME = 315_532_800_000L;

    private final Path target = Path.of("target").toAbsolutePath();
    private final Path release = target.resolve("release");
    private final Path work = target.resolve("release-work");
    private final Path root = Path.of("..").toAbsolutePath().normalize();
    private final String version;

    private Release(String version) {
        this.version = version;
    }

    public static void main(String[] args) throws Exception {
        if (args.length != 1) {
            throw new IllegalArgumentException("which version?");
        }
        new Release(args[0]).make();
    }

    private void make() throws Exception {
        if (!Files.exists(target.resolve("coupdoeil-sbom.json"))) {
            throw new IllegalStateException("there is no bill of materials: build without -Dquick");
        }
        delete(release);
        delete(work);
        Files.createDirectories(release);
        Path program = program();
        zip(program, release.resolve("coupdoeil-" + version + ".zip"));
        Path runtime = runtime();
        Path image = image(program, runtime);
        if (Files.isExecutable(Path.of("/usr/bin/dpkg-deb"))) {
            jpackage("--type", "deb", "--app-image", image.toString(), "--linux-package-name", "coupdoeil",
                    "--linux-deb-maintainer", "coupdoeil@localhost", "--license-file", root.resolve("LICENSE").toString(),
                    "--linux-shortcut", "--resource-dir", menu().toString());
        }
        Files.copy(target.resolve("coupdoeil-sbom.json"), release.resolve("coupdoeil-" + version + "-sbom.json"));
        Files.copy(program.resolve("THIRD-PARTY.txt"), release.resolve("THIRD-PARTY.txt"));
        checksums();
        delete(work);
    }

    /** The folder that the zip holds: jars, launchers, samples, documentation, licences. */
    private Path program() throws IOException {
        Path program = work.resolve("coupdoeil-" + version);
        copy(target.resolve(JAR), program.resolve(JAR));
        for (String lib : classPath()) {
            copy(target.resolve(lib), program.resolve(lib));
        }
        copyTree(target.resolve("bin"), program.resolve("bin"));
        copyTree(root.resolve("samples"), program.resolve("samples"));
        copyTree(root.resolve("docs"), program.resolve("docs"));
        for (String file : List.of("LICENSE", "README.md", "CHANGELOG.md", "CONTRIBUTING.md")) {
            copy(root.resolve(file), program.resolve(file));
        }
        copy(target.resolve("classes/META-INF/THIRD-PARTY.txt"), program.resolve("THIRD-PARTY.txt"));
        for (Path page : files(program)) {
            if (page.toString().endsWith(".md")) {
                unlinkSources(page, program);
            }
        }
        return program;
    }

    /** Links to files that are not handed out, those of the sources, become plain text. */
    private static void unlinkSources(Path page, Path program) throws IOException {
        String text = Files.readString(page);
        String linked = LINK.matcher(text).replaceAll(link -> {
            String to = link.group(2).replaceFirst("#.*", "");
            boolean there = to.isEmpty() || to.contains(":") || Files.exists(page.resolveSibling(to));
            return Matcher.quoteReplacement(there ? link.group() : link.group(1));
        });
        if (!linked.equals(text)) {
            Files.writeString(page, linked);
        }
    }

    /** What the jar names, not what may lie in the folder from earlier builds. */
    private List<String> classPath() throws IOException {
        try (JarFile jar = new JarFile(target.resolve(JAR).toFile())) {
            return List.of(jar.getManifest()
                    .getMainAttributes()
                    .getValue(Attributes.Name.CLASS_PATH)
                    .split(" "));
        }
    }

    private Path runtime() throws IOException, InterruptedException {
        Path runtime = work.resolve("runtime");
        run("jlink", "--add-modules", MODULES, "--output", runtime.toString(), "--strip-debug", "--no-header-files",
                "--no-man-pages", "--compress=1", "--include-locales=en,fr,de,es,it,pt,nl,pl,ru");
        // The classes of the runtime itself, as every JDK has them.
        Process dump = new ProcessBuilder(
                        runtime.resolve("bin/java").toString(), "-XX:+UseSerialGC", "-Xshare:dump", "-Xlog:disable")
                .inheritIO()
                .start();
        if (dump.waitFor() != 0) {
            throw new IOException("the runtime cannot make its archive of classes");
        }
        return runtime;
    }

    /** What the package tells the desktop: the editor stands in the menu, the command does not. */
    private Path menu() throws IOException {
        Path menu = Files.createDirectories(work.resolve("menu"));
        String entry = """
                [Desktop Entry]
                Type=Application
                Name=Coup d'Œil
                Comment=Scenario and map editor for tactical wargames
                Exec=/opt/coupdoeil/bin/coupdoeil-editor %f
                Icon=/opt/coupdoeil/lib/coupdoeil-editor.png
                Terminal=false
                Categories=Game;StrategyGame;
                """;
        Files.writeString(menu.resolve("coupdoeil-editor.desktop"), entry);
        Files.writeString(menu.resolve("coupdoeil.desktop"), entry + "NoDisplay=true\n");
        return menu;
    }

    private Path icon() throws IOException {
        Path icon = work.resolve("icon.png");
        ImageIO.write(FlatSVGUtils.svg2image("/coupdoeil/editor/icons/app.svg", 256, 256), "png", icon.toFile());
        return icon;
    }

    private Path image(Path program, Path runtime) throws IOException {
        Path app = work.resolve("app");
        copy(program.resolve(JAR), app.resolve(JAR));
        copyTree(program.resolve("lib"), app.resolve("lib"));
        copyTree(program.resolve("samples"), app.resolve("samples"));
        copyTree(program.resolve("docs"), app.resolve("docs"));
        for (String file : List.of("LICENSE", "README.md", "CHANGELOG.md", "CONTRIBUTING.md", "THIRD-PARTY.txt")) {
            copy(program.resolve(file), app.resolve(file));
        }
        // As properties are written: a backslash of Windows would be eaten.
        String icon = icon().toString().replace('\\', '/');
        Path editor = Files.writeString(
                work.resolve("editor.properties"),
                "main-class=coupdoeil.editor.EditorLauncher\ndescription=Coup d'Oeil\nlinux-shortcut=true\nicon=" + icon + "\n");
        List<String> options = new ArrayList<>(List.of(
                "--type", "app-image", "--input", app.toString(), "--main-jar", JAR, "--main-class",
                "coupdoeil.editor.Launcher", "--icon", icon, "--runtime-image", runtime.toString(), "--add-launcher",
                "coupdoeil-editor=" + editor));
        JAVA_OPTIONS.forEach(option -> Collections.addAll(options, "--java-options", option));
        jpackage(options.toArray(String[]::new));
        Path image = release.resolve("coupdoeil");
        return Files.isDirectory(image) ? image : release.resolve("coupdoeil.app");
    }

    private void jpackage(String... more) {
        List<String> options = new ArrayList<>(List.of(
                "--name", "coupdoeil", "--app-version", version.replaceAll("-.*", ""), "--vendor", "Coup d'Oeil",
                "--dest", release.toString()));
        Collections.addAll(options, more);
        run("jpackage", options.toArray(String[]::new));
    }

    private static void run(String tool, String... options) {
        int result = ToolProvider.findFirst(tool)
                .orElseThrow(() -> new IllegalStateException("this JDK has no " + tool))
                .run(System.out, System.err, options);
        if (result != 0) {
            throw new IllegalStateException(tool + " ended with " + result);
        }
    }

    private static void zip(Path folder, Path zip) throws IOException {
        try (OutputStream file = new BufferedOutputStream(Files.newOutputStream(zip));
                ZipOutputStream out = new ZipOutputStream(file, StandardCharsets.UTF_8)) {
            for (Path each : files(folder)) {
                String name = folder.getParent().relativize(each).toString().replace('\\', '/');
                ZipEntry entry = new ZipEntry(name);
                entry.setTime(ZIP_TIME);
                out.putNextEntry(entry);
                Files.copy(each, out);
                out.closeEntry();
            }
        }
    }

    private void checksums() throws IOException, NoSuchAlgorithmException {
        StringBuilder sums = new StringBuilder();
        try (Stream<Path> files = Files.list(release)) {
            for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
                byte[] sum = MessageDigest.getInstance("SHA-256").digest(Files.readAllBytes(file));
                sums.append(String.format(
                        Locale.ROOT, "%s  %s%n", HexFormat.of().formatHex(sum), file.getFileName()));
            }
        }
        Files.writeString(release.resolve("SHA256SUMS"), sums);
    }

    private static List<Path> files(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(Files::isRegularFile).sorted().toList();
        }
    }

    private static void copyTree(Path from, Path to) throws IOException {
        for (Path file : files(from)) {
            copy(file, to.resolve(from.relativize(file).toString()));
        }
    }

    private static void copy(Path from, Path to) throws IOException {
        Files.createDirectories(to.getParent());
        Files.copy(from, to, StandardCopyOption.COPY_ATTRIBUTES);
    }

    private static void delete(Path folder) throws IOException {
        if (Files.exists(folder)) {
            try (Stream<Path> files = Files.walk(folder)) {
                for (Path file : files.sorted(Collections.reverseOrder()).toList()) {
                    Files.delete(file);
                }
            }
        }
    }
}
