package coupdoeil.model.pack;

import coupdoeil.model.file.Disk;
import coupdoeil.model.json.JsonObject;
import coupdoeil.model.json.JsonPrinter;
import coupdoeil.model.pack.format.BattlefieldFormat;
import coupdoeil.model.pack.format.ChartFormat;
import coupdoeil.model.pack.format.HexLabels;
import coupdoeil.model.pack.format.HexMapWriter;
import coupdoeil.model.pack.format.HouseRulesFormat;
import coupdoeil.model.pack.format.OrderOfBattleFormat;
import coupdoeil.model.pack.format.ScenarioFormat;
import coupdoeil.model.pack.format.SourceFormat;
import coupdoeil.model.pack.problem.PackPaths;
import coupdoeil.model.scenario.Scenario;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.zip.Deflater;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** Writes packs in their one canonical form: equal packs give equal bytes. */
public final class PackWriter {

    /** The earliest that a zip can say; any fixed time would do. */
    private static final LocalDateTime ZIP_TIME = LocalDateTime.of(1980, 1, 1, 0, 0);

    private PackWriter() {}

    /**
     * The files of a pack by path.
     *
     * @throws IllegalArgumentException if an attachment has the name of a file that the format itself gives a meaning,
     *     or a path that leads out of the pack
     */
    public static SortedMap<String, byte[]> files(Pack pack) {
        SortedMap<String, byte[]> files = new TreeMap<>();
        pack.attachments().forEach((path, attachment) -> {
            if (PackPaths.isOwn(path)
                    || PackPaths.isIgnored(path)
                    || PackPaths.fault(path).isPresent()) {
                throw new IllegalArgumentException("no attachment can be called " + path);
            }
            files.put(path, attachment.bytes());
        });
        KeptRestorer restorer = new KeptRestorer(pack.kept());
        trees(pack).forEach((path, tree) -> {
            if (!isEmpty(pack, path) || restorer.concerns(path)) {
                files.put(path, JsonPrinter.print(restorer.restored(tree, path), blocks(path)));
            }
        });
        pack.kept().files().forEach((path, file) -> files.put(free(path, files), file.bytes()));
        return Collections.unmodifiableSortedMap(files);
    }

    /** Every file that a pack can be written to, without what is kept, by path. */
    static Map<String, JsonObject> trees(Pack pack) {
        Map<String, JsonObject> trees = new LinkedHashMap<>();
        Set<String> taken = new HashSet<>(pack.kept().files().keySet());
        taken.addAll(pack.kept().unread());
        List<String> stems =
                PackPaths.stems(pack.scenarios().stream().map(Scenario::id).toList(), taken);
        trees.put(PackPaths.PACK, PackInfoFormat.write(pack.info(), stems));
        trees.put(PackPaths.BATTLEFIELD, BattlefieldFormat.write(pack.battlefield()));
        trees.put(PackPaths.ORDER_OF_BATTLE, OrderOfBattleFormat.write(pack.orderOfBattle()));
        trees.put(PackPaths.CHART, ChartFormat.write(pack.chart()));
        trees.put(PackPaths.HOUSE_RULES, HouseRulesFormat.write(pack.house()));
        trees.put(PackPaths.SUPPRESSIONS, SuppressionsFormat.write(pack.suppressions()));
        HexLabels labels = HexLabels.of(pack.battlefield());
        for (int i = 0; i < stems.size(); i++) {
            trees.put(
                    PackPaths.scenario(stems.get(i)),
                    ScenarioFormat.write(pack.scenarios().get(i), labels));
        }
        pack.sources().forEach(source -> trees.put(PackPaths.source(source.id()), SourceFormat.write(source)));
        return trees;
    }

    /** Whether a pack has nothing to say in a file that it can do without. */
    private static boolean isEmpty(Pack pack, String path) {
        return switch (path) {
            case PackPaths.CHART -> pack.chart().isEmpty();
            case PackPaths.HOUSE_RULES -> pack.house().isEmpty();
            case PackPaths.SUPPRESSIONS -> pack.suppressions().isEmpty();
            default -> false;
        };
    }

    /** The path of a file that could not be read; one beside it if the pack has since come to need the place. */
    private static String free(String path, Map<String, byte[]> files) {
        String free = path;
        for (int n = 1; files.containsKey(free); n++) {
            free = path + ".unreadable" + (n == 1 ? "" : "-" + n);
        }
        return free;
    }

    /**
     * Brings a folder to hold the pack: all of it or, if the program ends on the way, nothing of it. What files held before
     * is kept as numbered backups, {@code file.~1~}; files that would not change are not touched; files of scenarios,
     * sources, charts, house rules and suppressions that the pack no longer has are removed (kept as backups); other files stay.
     *
     * @throws IOException if something cannot be written; then all files are as they were
     */
    public static void write(Pack pack, Path folder) throws IOException {
        new PackSave(Disk.REAL).replace(pack, folder, false);
    }

    /** Writes the pack as a zip as {@link #write} does; equal packs give equal bytes. */
    public static void writeZip(Pack pack, Path zip) throws IOException {
        new PackSave(Disk.REAL).replace(pack, zip, true);
    }

    /** The bytes of the pack as a zip. */
    public static byte[] zip(Pack pack) {
        return zip(files(pack));
    }

    /**
     * The bytes of the pack as a zip with one more file, which readers pass over; made to be written soon, not to be small.
     *
     * @param name begins with a dot
     */
    public static byte[] zip(Pack pack, String name, byte[] hidden) {
        if (!PackPaths.isIgnored(name)) {
            throw new IllegalArgumentException(name + " would be read");
        }
        SortedMap<String, byte[]> files = new TreeMap<>(files(pack));
        files.put(name, hidden);
        return zip(files, Deflater.BEST_SPEED);
    }

    static byte[] zip(SortedMap<String, byte[]> files) {
        return zip(files, Deflater.DEFAULT_COMPRESSION);
    }

    private static byte[] zip(SortedMap<String, byte[]> files, int level) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipOutputStream out = new ZipOutputStream(bytes)) {
            out.setLevel(level);
            for (Map.Entry<String, byte[]> file : files.entrySet()) {
                ZipEntry entry = new ZipEntry(file.getKey());
                entry.setTimeLocal(ZIP_TIME);
                out.putNextEntry(entry);
                out.write(file.getValue());
                out.closeEntry();
            }
        } catch (IOException impossible) {
            throw new AssertionError("memory cannot fail", impossible);
        }
        return bytes.toByteArray();
    }

    private static Set<String> blocks(String path) {
        return switch (path) {
            case PackPaths.PACK -> PackInfoFormat.BLOCKS;
            case PackPaths.BATTLEFIELD -> HexMapWriter.BLOCKS;
            default -> Set.of();
        };
    }
}
