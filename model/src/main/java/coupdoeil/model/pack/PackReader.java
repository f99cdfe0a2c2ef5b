package coupdoeil.model.pack;

import coupdoeil.model.DidYouMean;
import coupdoeil.model.battlefield.Battlefield;
import coupdoeil.model.json.JsonObject;
import coupdoeil.model.oob.OrderOfBattle;
import coupdoeil.model.pack.files.FileCollection;
import coupdoeil.model.pack.files.FolderFiles;
import coupdoeil.model.pack.files.ZipFiles;
import coupdoeil.model.pack.format.BattlefieldFormat;
import coupdoeil.model.pack.format.ChartFormat;
import coupdoeil.model.pack.format.Fields;
import coupdoeil.model.pack.format.FileFormat;
import coupdoeil.model.pack.format.HexLabels;
import coupdoeil.model.pack.format.HouseRulesFormat;
import coupdoeil.model.pack.format.Migration;
import coupdoeil.model.pack.format.Omissions;
import coupdoeil.model.pack.format.OrderOfBattleFormat;
import coupdoeil.model.pack.format.SourceFormat;
import coupdoeil.model.pack.problem.PackPaths;
import coupdoeil.model.pack.problem.Problem;
import coupdoeil.model.pack.problem.ProblemKind;
import coupdoeil.model.pack.problem.Problems;
import coupdoeil.model.rules.HouseRules;
import coupdoeil.model.rules.TerrainRecord;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.model.source.OobSource;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.SortedMap;
import java.util.stream.Stream;

/**
 * Reads packs. Nothing is thrown, whatever the files hold: everything wrong becomes a problem, all in one pass. Nothing
 * is written, and nothing outside the folder or zip is read.
 */
public final class PackReader {

    private final Problems problems;
    private final SortedMap<String, byte[]> files;
    private final OpenFiles open;

    private PackReader(FileCollection collection, List<Migration> migrations) {
        this.problems = collection.problems();
        this.files = collection.files();
        this.open = new OpenFiles(files, migrations, problems);
    }

    /** Reads a folder, or the same folder zipped. */
    public static PackReading read(Path folderOrZip) {
        return read(Snapshot.of(folderOrZip));
    }

    /** Reads what was found at one moment. To be read once only: its problems go into the reading. */
    public static PackReading read(Snapshot snapshot) {
        FileCollection collection = snapshot.collection();
        boolean nothing = collection.files().isEmpty() && collection.problems().unreadable();
        return nothing ? unread(collection.problems()) : new PackReader(collection, Migration.ALL).pack();
    }

    /** The files of a folder or zip as they are. */
    static FileCollection collect(Path folderOrZip) {
        FileCollection collection = new FileCollection(new Problems(), Files.isDirectory(folderOrZip));
        if (Files.isDirectory(folderOrZip)) {
            FolderFiles.collect(folderOrZip, collection);
        } else if (isZip(folderOrZip)) {
            ZipFiles.collect(folderOrZip, collection);
        } else {
            String message = Files.exists(folderOrZip)
                    ? folderOrZip + " is neither a folder nor a zip"
                    : "there is no file or folder " + folderOrZip + meant(folderOrZip);
            collection.problems().add(ProblemKind.NO_ACCESS, message, "");
        }
        return collection;
    }

    /** Reads a pack from the bytes of its files, by path inside the pack. */
    public static PackReading readFiles(SortedMap<String, byte[]> files) {
        return readFiles(files, Migration.ALL);
    }

    static PackReading readFiles(SortedMap<String, byte[]> files, List<Migration> migrations) {
        FileCollection collection = new FileCollection(new Problems(), false);
        for (Map.Entry<String, byte[]> file : files.entrySet()) {
            try (InputStream bytes = new ByteArrayInputStream(file.getValue())) {
                boolean kept = !PackPaths.isIgnored(file.getKey())
                        || PackPaths.fault(file.getKey()).isPresent();
                if (kept && !collection.add(file.getKey(), bytes)) {
                    break;
                }
            } catch (IOException impossible) {
                throw new AssertionError("bytes in memory cannot fail", impossible);
            }
        }
        return new PackReader(collection, migrations).pack();
    }

    /** A neighbour that may have been meant, as the end of a sentence; empty if there is none. */
    private static String meant(Path missing) {
        Path folder = missing.toAbsolutePath().getParent();
        if (folder == null || !Files.isDirectory(folder)) {
            return "";
        }
        try (Stream<Path> neighbours = Files.list(folder)) {
            List<String> names = neighbours
                    .map(path -> path.getFileName().toString())
                    .sorted()
                    .toList();
            return DidYouMean.closest(missing.getFileName().toString(), names)
                    .map(name -> "; did you mean " + missing.resolveSibling(name) + "?")
                    .orElse("");
        } catch (IOException | UncheckedIOException cannotLook) {
            return "";
        }
    }

    static boolean isZip(Path file) {
        try (InputStream bytes =
                Files.isRegularFile(file) ? Files.newInputStream(file) : InputStream.nullInputStream()) {
            byte[] start = bytes.readNBytes(2);
            return start.length == 2 && start[0] == 'P' && start[1] == 'K';
        } catch (IOException unreadable) {
            return false;
        }
    }

    private static PackReading unread(Problems problems) {
        return new PackReading(Optional.empty(), problems.sorted(), new SourceMap(Map.of(), Map.of()));
    }

    private PackReading pack() {
        Optional<Fields> infoFile = open.required(PackPaths.PACK, FileFormat.PACK);
        Optional<Fields> fieldFile = open.required(PackPaths.BATTLEFIELD, FileFormat.BATTLEFIELD);
        Optional<Fields> oobFile = open.required(PackPaths.ORDER_OF_BATTLE, FileFormat.ORDER_OF_BATTLE);
        Optional<Fields> chartFile = open.optional(PackPaths.CHART, FileFormat.CHART);
        Optional<Fields> houseFile = open.optional(PackPaths.HOUSE_RULES, FileFormat.HOUSE_RULES);
        Optional<Fields> suppressionsFile = open.optional(PackPaths.SUPPRESSIONS, FileFormat.SUPPRESSIONS);

        Optional<Battlefield> battlefield = fieldFile.flatMap(BattlefieldFormat::read);
        HexLabels labels = battlefield.map(HexLabels::of).orElse(new HexLabels(null));
        OrderOfBattle oob = oobFile.map(OrderOfBattleFormat::read).orElse(OrderOfBattle.EMPTY);
        List<TerrainRecord> chart = chartFile.map(ChartFormat::read).orElse(List.of());
        HouseRules house = houseFile.map(HouseRulesFormat::read).orElse(HouseRules.NONE);
        List<Suppression> suppressions =
                suppressionsFile.map(SuppressionsFormat::read).orElse(List.of());
        ScenarioFiles scenarioFiles = new ScenarioFiles(open, infoFile, labels);
        List<Scenario> scenarios = scenarioFiles.read();
        List<OobSource> listed = sources();
        Optional<PackInfo> info = infoFile.map(PackInfoFormat::read);

        SourceMap sources = new SourceMap(open.trees(), open.leftOut());
        if (problems.unreadable() || info.isEmpty() || battlefield.isEmpty()) {
            return new PackReading(Optional.empty(), problems.sorted(), sources);
        }
        Pack pack = new Pack(
                info.get(),
                battlefield.get(),
                oob,
                chart,
                house,
                scenarios,
                suppressions,
                listed,
                attachments(),
                UnreadContent.NONE);
        List<Problem> found = problems.sorted().stream()
                .map(problem -> isLeftOut(problem) ? problem.ofLeftOut() : problem)
                .toList();
        return new PackReading(Optional.of(pack.withKept(kept(pack, labels, scenarioFiles))), found, sources);
    }

    private List<OobSource> sources() {
        List<OobSource> sources = new ArrayList<>();
        for (String path : files.keySet()) {
            PackPaths.sourceId(path)
                    .ifPresent(id -> open.optional(path, FileFormat.SOURCE)
                            .map(file -> SourceFormat.read(id, file))
                            .ifPresent(sources::add));
        }
        return sources;
    }

    private UnreadContent kept(Pack pack, HexLabels labels, ScenarioFiles scenarios) {
        UnreadContent files = new UnreadContent(Map.of(), Map.of(), open.unusable(), open.unread());
        if (open.leftOut().values().stream().allMatch(Omissions::isEmpty)) {
            return files;
        }
        KeptCollector collector = new KeptCollector(labels);
        Map<String, JsonObject> written = PackWriter.trees(pack.withKept(files));
        Map<String, Fields> next = scenarios.byNextPath();
        open.leftOut().forEach((path, left) -> {
            if (PackPaths.stem(path).isEmpty() && !open.unusable().containsKey(path) && !left.isEmpty()) {
                collector.collect(
                        Objects.requireNonNull(open.trees().get(path)),
                        left,
                        Objects.requireNonNull(written.get(path)),
                        path);
            }
        });
        next.forEach((path, file) -> {
            if (!file.leftOut().isEmpty()) {
                collector.collect(file.object(), file.leftOut(), Objects.requireNonNull(written.get(path)), path);
            }
        });
        return new UnreadContent(collector.keys(), collector.items(), files.files(), files.unread());
    }

    /** Whether a problem is the reason why something is not in the pack. */
    private boolean isLeftOut(Problem problem) {
        if (problem.severity() != Problem.Severity.ERROR || problem.kind() == ProblemKind.MISSING_FILE) {
            return false;
        }
        Omissions left = open.leftOut().get(problem.file());
        return left == null
                || open.unusable().containsKey(problem.file())
                || problem.kind() == ProblemKind.DUPLICATE_KEY
                || left.covers(problem.pointer());
    }

    private Map<String, Attachment> attachments() {
        Map<String, Attachment> attachments = new HashMap<>();
        files.forEach((path, bytes) -> {
            if (!PackPaths.isOwn(path)) {
                attachments.put(path, new Attachment(bytes));
            }
        });
        return attachments;
    }
}
