package coupdoeil.validator.hostile;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import coupdoeil.model.pack.ZipBytes;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.SortedMap;
import java.util.zip.CRC32;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipOutputStream;

/** Zips of a pack as nobody should write them, a few faults in each. */
final class SpoiltZip {

    private static final List<String> NAMES = List.of(
            "../evil",
            "/etc/evil",
            "a/../../evil",
            "C:\\evil",
            "a\\b",
            "a//b",
            "./pack.json",
            "pack.json/",
            "PACK.JSON",
            "scenarios/../pack.json",
            "scenarios/",
            "scenarios/.json",
            "scenarios/a/b.json",
            "\u001B[2J",
            "a\nb",
            "\u202Eb",
            "<html><b>x",
            "pack.json~",
            ".git/config",
            "__MACOSX/pack.json",
            "n".repeat(300),
            "x/pack.json",
            "y/pack.json",
            " ",
            "\u0000",
            "com1.json",
            "pack.json\u0000.txt");

    private final Random random;
    private final SortedMap<String, byte[]> files;

    private SpoiltZip(SortedMap<String, byte[]> files, Random random) {
        this.files = files;
        this.random = random;
    }

    static byte[] of(SortedMap<String, byte[]> files, Random random) {
        SpoiltZip spoilt = new SpoiltZip(files, random);
        byte[] zip = spoilt.written();
        for (int faults = random.nextInt(3); faults >= 0; faults--) {
            zip = spoilt.spoil(zip);
        }
        return zip;
    }

    /** A zip that is in order but for names, folders and what else stands in it. */
    private byte[] written() {
        String root = random.nextInt(3) == 0 ? "folder/" : "";
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipOutputStream out = new ZipOutputStream(bytes)) {
            for (Map.Entry<String, byte[]> file : files.entrySet()) {
                if (random.nextInt(60) > 0) {
                    add(out, root + file.getKey(), file.getValue());
                }
            }
            for (int more = random.nextInt(4); more > 0; more--) {
                add(out, NAMES.get(random.nextInt(NAMES.size())), new byte[random.nextInt(100)]);
            }
            if (random.nextInt(400) == 0) {
                add(out, "big", new byte[random.nextInt(80 << 20)]);
            }
            if (random.nextInt(100) == 0) {
                for (int i = random.nextInt(3000); i > 0; i--) {
                    add(out, i + "/pack.json", new byte[0]);
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.toByteArray();
    }

    private void add(ZipOutputStream out, String name, byte[] content) throws IOException {
        ZipEntry entry = new ZipEntry(name);
        if (random.nextInt(4) == 0) {
            CRC32 sum = new CRC32();
            sum.update(content);
            entry.setMethod(ZipEntry.STORED);
            entry.setSize(content.length);
            entry.setCrc(sum.getValue());
        }
        if (random.nextInt(20) == 0) {
            entry.setComment("\u001B]0;x\u0007");
        }
        try {
            out.putNextEntry(entry);
            out.write(content);
            out.closeEntry();
        } catch (ZipException twice) {
            // The next fault makes two of one name out of others.
        }
    }

    private byte[] spoil(byte[] zip) {
        if (zip.length < 60) {
            return zip;
        }
        byte[] spoilt = zip.clone();
        int at = random.nextInt(zip.length);
        switch (random.nextInt(9)) {
            case 0 -> {
                for (int i = random.nextInt(8); i >= 0; i--) {
                    spoilt[random.nextInt(zip.length)] ^= (byte) (1 << random.nextInt(8));
                }
            }
            case 1 -> spoilt = Arrays.copyOf(zip, at);
            case 2 -> spoilt = renamed(zip);
            case 3, 4 -> header(spoilt, random.nextBoolean() ? "PK\u0001\u0002" : "PK\u0003\u0004");
            case 5 -> header(spoilt, "PK\u0005\u0006");
            case 6 -> System.arraycopy(zip, random.nextInt(zip.length), spoilt, at, 0);
            case 7 -> {
                spoilt = new byte[zip.length + 100];
                System.arraycopy(zip, 0, spoilt, random.nextBoolean() ? 100 : 0, zip.length);
                spoilt[0] = 'P';
                spoilt[1] = 'K';
            }
            default -> spoilt = shared(zip);
        }
        return spoilt;
    }

    private byte[] shared(byte[] zip) {
        try {
            return ZipBytes.sharing(zip, random.nextInt(50));
        } catch (IndexOutOfBoundsException noLongerInOrder) {
            return zip;
        }
    }

    /** Gives one entry the name of another of the same length, or part of one. */
    private byte[] renamed(byte[] zip) {
        String latin = new String(zip, ISO_8859_1);
        String from = List.of("pack.json", "battlefield", "dawn", "scenarios/", "order")
                .get(random.nextInt(5));
        String to = List.of("scenarios", "order-of-ba", "pack", "../../../a", "\u0000\u001B\u0007/.")
                .get(random.nextInt(5));
        String fitted = (to + from).substring(0, from.length());
        return latin.replace(from, fitted).getBytes(ISO_8859_1);
    }

    /** Writes a random number into a field of a header: times, sums, sizes, lengths, offsets. */
    private void header(byte[] zip, String signature) {
        String latin = new String(zip, ISO_8859_1);
        int first = latin.indexOf(signature);
        int start = latin.indexOf(signature, first < 0 ? 0 : first + random.nextInt(Math.max(1, zip.length - first)));
        int header = start < 0 ? first : start;
        int field = header + 4 + random.nextInt(42);
        if (header >= 0 && field + 4 < zip.length) {
            int number = random.nextInt(3) == 0 ? -1 : random.nextInt(1 << random.nextInt(31));
            for (int i = 0; i < 2 + 2 * random.nextInt(2); i++) {
                zip[field + i] = (byte) (number >> (8 * i));
            }
        }
    }
}
