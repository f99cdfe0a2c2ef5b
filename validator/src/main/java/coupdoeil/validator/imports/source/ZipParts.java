package coupdoeil.validator.imports.source;

import coupdoeil.validator.imports.source.Budget.Limit;
import java.io.ByteArrayInputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import java.util.zip.Inflater;
import java.util.zip.InflaterInputStream;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;

/**
 * What the files of office programs are packed of. Only the parts that are asked for are unpacked, and as they are read. What
 * unpacks to more than a document of an army ever holds is refused.
 */
public final class ZipParts {

    private static final String OPEN = "content.xml";
    private static final String TEXT = "word/document.xml";
    private static final String TEXT_BODY = "office:text";
    private static final Pattern SHEET = Pattern.compile("xl/worksheets/[^/]+\\.xml");
    private static final int SAMPLE = 1 << 20;

    private final byte[] bytes;
    private final Map<String, ZipDirectory.Entry> parts;
    private final Budget budget;
    private final SourceKind kind;

    private ZipParts(byte[] bytes, Budget budget) {
        this.bytes = bytes;
        this.budget = budget;
        this.parts = ZipDirectory.of(bytes);
        if (parts.containsKey(OPEN)) {
            this.kind = isText() ? SourceKind.ODT : SourceKind.ODS;
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
    public static ZipParts of(byte[] bytes, Budget budget) {
        return new ZipParts(bytes, budget);
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
        return xml(name, element -> {});
    }

    /** A part of which only some elements are wanted. @param each is given each that is complete, and may remove it */
    public Document xml(String name, Consumer<Element> each) {
        try (Reader text = new InputStreamReader(open(name), StandardCharsets.UTF_8)) {
            Document part = MarkupTree.xml(text, false, budget, element -> {
                Budget.deep(MarkupTree.depth(element));
                each.accept(element);
            });
            if (part.documentType() != null) {
                throw new SourceFailure(name + " declares a document type, which office programs never do");
            }
            return part;
        } catch (IOException | UncheckedIOException e) {
            throw new SourceFailure("the zip is damaged: " + e.getMessage());
        }
    }

    /** Whether it is a document of text, which the first element of its body says. */
    private boolean isText() {
        try (InputStream part = open(OPEN)) {
            return new String(part.readNBytes(SAMPLE), StandardCharsets.UTF_8).contains("<" + TEXT_BODY);
        } catch (IOException e) {
            throw new SourceFailure("the zip is damaged: " + e.getMessage());
        }
    }

    private InputStream open(String name) {
        ZipDirectory.Entry entry = parts.get(name);
        if (entry == null) {
            return InputStream.nullInputStream();
        }
        InputStream packed = new ByteArrayInputStream(bytes, entry.from(), entry.length());
        return new Counted(entry.stored() ? packed : new InflaterInputStream(packed, new Inflater(true)), budget);
    }

    /** Bytes that are counted as they are unpacked. */
    private static final class Counted extends FilterInputStream {

        private final Budget budget;

        Counted(InputStream unpacked, Budget budget) {
            super(unpacked);
            this.budget = budget;
        }

        @Override
        public int read(byte[] into, int from, int most) throws IOException {
            int read = super.read(into, from, most);
            budget.take(Limit.UNPACKED, Math.max(0, read));
            return read;
        }
    }
}
