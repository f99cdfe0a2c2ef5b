package coupdoeil.validator.imports.source.text;

import coupdoeil.validator.imports.source.Budget;
import coupdoeil.validator.imports.source.Budget.Limit;
import coupdoeil.validator.imports.source.SourceFailure;
import java.nio.charset.StandardCharsets;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;

/**
 * How much the streams of a PDF unpack to. The parser unpacks the lists of its objects before anything can be asked of it, and
 * into memory; so they are unpacked here first, into nothing.
 */
final class PdfStreams {

    private static final Pattern STREAM = Pattern.compile("stream\\r?\\n");
    /** A row of so many columns would be made before the first of them is read. */
    private static final Pattern WIDE = Pattern.compile("/(?:Columns|Colors)\\s+\\d{6,}");

    private static final int LONGEST_HEAD = 2_000;

    private final byte[] bytes;
    private final Budget budget;
    private final byte[] out = new byte[1 << 16];

    private PdfStreams(byte[] bytes, Budget budget) {
        this.bytes = bytes;
        this.budget = budget;
    }

    /** @throws SourceFailure if one of them, or all together, unpack to more than the budget allows */
    static void look(byte[] bytes, Budget budget) {
        String text = new String(bytes, StandardCharsets.ISO_8859_1);
        if (WIDE.matcher(text).find()) {
            throw new SourceFailure("the PDF is damaged: rows of a stream are wider than any");
        }
        PdfStreams streams = new PdfStreams(bytes, budget);
        Matcher stream = STREAM.matcher(text);
        while (stream.find()) {
            int from = Math.max(0, stream.start() - LONGEST_HEAD);
            int begins = text.lastIndexOf(" obj", stream.start());
            if (!isPicture(text.substring(Math.max(from, begins), stream.start()))) {
                streams.unpack(stream.end());
            }
        }
    }

    /** Whether what stands before a stream says that it is a picture, and nothing else. */
    private static boolean isPicture(String head) {
        return head.contains("/Image") && !head.contains("#") && !head.contains("/ObjStm") && !head.contains("/XRef");
    }

    private void unpack(int from) {
        boolean packed = from + 1 < bytes.length
                && (bytes[from] & 0x0F) == 8
                && ((bytes[from] & 0xFF) << 8 | bytes[from + 1] & 0xFF) % 31 == 0;
        if (!packed) {
            return;
        }
        budget.renew(Limit.UNPACKED);
        Inflater inflater = new Inflater();
        try {
            inflater.setInput(bytes, from, bytes.length - from);
            while (!inflater.finished() && !inflater.needsInput() && !inflater.needsDictionary()) {
                int length = inflater.inflate(out);
                budget.take(Limit.UNPACKED, length);
                budget.take(Limit.UNPACKED_TOGETHER, length);
            }
        } catch (DataFormatException damaged) {
            // Up to here it unpacks, and the parser takes what there is.
        } finally {
            inflater.end();
        }
    }
}
