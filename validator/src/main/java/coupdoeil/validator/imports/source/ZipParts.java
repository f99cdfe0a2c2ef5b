package coupdoeil.validator.imports.source;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.parser.Parser;

/**
 * What the files of office programs are packed of. No entity is resolved, nothing fetched; what unpacks to more than a
 * document of an army ever holds is refused.
 */
public final class ZipParts {

    private static final String OPEN = "content.xml";
    private static final String TEXT = "word/document.xml";
    private static final Pattern SHEET = Pattern.compile("xl/worksheets/[^/]+\\.xml");
    private static final Pattern WANTED =
            Pattern.compile(OPEN + "|xl/sharedStrings\\.xml|word/document\\.xml|word/styles\\.xml|" + SHEET);

    private static final int MOST_ENTRIES = 2000;
    private static final int LARGEST = 48 << 20;

    private final Map<String, String> parts = new TreeMap<>();
    private final SourceKind kind;

    private ZipParts(byte[] bytes) {
        unpack(bytes);
        if (parts.containsKey(OPEN)) {
            this.kind = parts.getOrDefault(OPEN, "").contains("<office:text") ? SourceKind.ODT : SourceKind.ODS;
        } else if (parts.containsKey(TEXT)) {
            this.kind = SourceKind.DOCX;
        } else if (!sheets().isEmpty()) {
            this.kind = SourceKind.XLSX;
        } else {
            throw new SourceFailure("a zip that is no document or spreadsheet; unpack it first");
        }
    }

    /** Whether the bytes begin as those of a zip do. */
    public static boolean isZip(byte[] bytes) {
        return bytes.length > 4 && bytes[0] == 'P' && bytes[1] == 'K' && bytes[2] == 3 && bytes[3] == 4;
    }

    /** @throws SourceFailure if it is damaged, too large, or packs something else */
    public static ZipParts of(byte[] bytes) {
        return new ZipParts(bytes);
    }

    /** DOCX, ODT, XLSX or ODS. */
    public SourceKind kind() {
        return kind;
    }

    /** The names of the sheets of an XLSX, in the order they were made in. */
    public List<String> sheets() {
        return parts.keySet().stream()
                .filter(name -> SHEET.matcher(name).matches())
                .sorted(Comparator.comparingInt(String::length).thenComparing(Comparator.naturalOrder()))
                .toList();
    }

    /** A part; empty if there is none. @throws SourceFailure if it declares a document type */
    public Document xml(String name) {
        String text = parts.getOrDefault(name, "");
        if (text.contains("<!DOCTYPE")) {
            throw new SourceFailure(name + " declares a document type, which office programs never do");
        }
        return Jsoup.parse(text, "", Parser.xmlParser());
    }

    private void unpack(byte[] bytes) {
        try (ZipInputStream zip = new ZipInputStream(new ByteArrayInputStream(bytes))) {
            int entries = 0;
            long all = 0;
            for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
                if (++entries > MOST_ENTRIES) {
                    throw new SourceFailure("more than " + MOST_ENTRIES + " files in the zip");
                }
                if (WANTED.matcher(entry.getName()).matches()) {
                    ByteArrayOutputStream out = new ByteArrayOutputStream();
                    byte[] buffer = new byte[8192];
                    for (int read = zip.read(buffer); read > 0; read = zip.read(buffer)) {
                        out.write(buffer, 0, read);
                        all += read;
                        if (all > LARGEST) {
                            throw new SourceFailure("unpacks to more than " + (LARGEST >> 20) + " MiB");
                        }
                    }
                    parts.put(entry.getName(), out.toString(StandardCharsets.UTF_8));
                }
            }
        } catch (IOException | IllegalArgumentException e) {
            throw new SourceFailure("the zip is damaged: " + e.getMessage());
        }
    }
}
