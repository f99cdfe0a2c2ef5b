package coupdoeil.model.pack;

import coupdoeil.model.json.JsonObject;
import coupdoeil.model.json.JsonPrinter;
import coupdoeil.model.scenario.Scenario;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
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
        UnknownKeys unknown = pack.unknown();
        List<String> stems =
                PackPaths.stems(pack.scenarios().stream().map(Scenario::id).toList());
        put(files, PackPaths.PACK, PackInfoFormat.write(pack.info(), stems), unknown);
        put(files, PackPaths.BATTLEFIELD, BattlefieldFormat.write(pack.battlefield()), unknown);
        put(files, PackPaths.ORDER_OF_BATTLE, OrderOfBattleFormat.write(pack.orderOfBattle()), unknown);
        if (!pack.chart().isEmpty()) {
            put(files, PackPaths.CHART, ChartFormat.write(pack.chart()), unknown);
        }
        if (!pack.house().isEmpty()) {
            put(files, PackPaths.HOUSE_RULES, HouseRulesFormat.write(pack.house()), unknown);
        }
        if (!pack.suppressions().isEmpty()) {
            put(files, PackPaths.SUPPRESSIONS, SuppressionsFormat.write(pack.suppressions()), unknown);
        }
        HexLabels labels = HexLabels.of(pack.battlefield());
        for (int i = 0; i < stems.size(); i++) {
            JsonObject scenario = ScenarioFormat.write(pack.scenarios().get(i), labels);
            put(files, PackPaths.scenario(stems.get(i)), scenario, unknown);
        }
        return Collections.unmodifiableSortedMap(files);
    }

    /**
     * Brings a folder to hold the pack. Each file is replaced atomically, what it held before is kept as {@code file~};
     * files that would not change are not touched; files of scenarios, charts, house rules and suppressions that the pack no longer
     * has are removed (kept as {@code file~}); other files stay.
     *
     * @throws IOException if something cannot be written; then no file is left half written, and none is changed unless
     *     all could be written beside the old ones
     */
    public static void write(Pack pack, Path folder) throws IOException {
        FolderUpdate.apply(files(pack), folder);
    }

    /** Writes the pack as a zip, atomically as {@link #write}; equal packs give equal bytes. */
    public static void writeZip(Pack pack, Path zip) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipOutputStream out = new ZipOutputStream(bytes)) {
            for (Map.Entry<String, byte[]> file : files(pack).entrySet()) {
                ZipEntry entry = new ZipEntry(file.getKey());
                entry.setTimeLocal(ZIP_TIME);
                out.putNextEntry(entry);
                out.write(file.getValue());
                out.closeEntry();
            }
        }
        AtomicFile.replace(zip, bytes.toByteArray());
    }

    private static void put(SortedMap<String, byte[]> files, String path, JsonObject file, UnknownKeys unknown) {
        Set<String> blocks = switch (path) {
            case PackPaths.PACK -> PackInfoFormat.BLOCKS;
            case PackPaths.BATTLEFIELD -> HexMapWriter.BLOCKS;
            default -> Set.of();
        };
        files.put(path, JsonPrinter.print(UnknownKeyPaths.restore(file, path, unknown), blocks));
    }
}
