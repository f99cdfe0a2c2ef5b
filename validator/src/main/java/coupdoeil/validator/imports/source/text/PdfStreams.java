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

    private static final Pattern CODE = Pattern.compile("#([0-9a-fA-F]{2})");
    private static final Pattern INDEX = Pattern.compile("/Index\\s*\\[([^\\]]*)\\]");
    private static final Pattern SIZE = Pattern.compile("/Size\\s+(\\d{1,18})");
    private static final Pattern NUMBER = Pattern.compile("\\d{1,18}");

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
            String before = text.substring(Math.max(0, stream.start() - LONGEST_HEAD), stream.start());
            String head = spelled(before.substring(Math.max(0, before.lastIndexOf(" obj"))));
            if (!isPicture(head)) {
                streams.unpack(stream.end());
            }
            if (head.contains("/XRef")) {
                streams.references(head);
            }
        }
    }

    /** With the letters that names may give by their codes: {@code /XR#65f}. */
    private static String spelled(String head) {
        return head.indexOf('#') < 0
                ? head
                : CODE.matcher(head)
                        .replaceAll(code ->
                                Matcher.quoteReplacement(String.valueOf((char) Integer.parseInt(code.group(1), 16))));
    }

    /** What a stream says of how many objects it says where they are: each is remembered, even if it takes no byte to say. */
    private void references(String head) {
        Matcher index = INDEX.matcher(head);
        if (index.find()) {
            Matcher number = NUMBER.matcher(index.group(1));
            for (int at = 0; number.find(); at++) {
                budget.take(Limit.OBJECTS, at % 2 == 0 ? 0 : Long.parseLong(number.group()));
            }
        } else {
            Matcher size = SIZE.matcher(head);
            budget.take(Limit.OBJECTS, size.find() ? Long.parseLong(size.group(1)) : 0);
        }
    }

    /** Whether what stands before a stream says that it is a picture, and nothing else. */
    private static boolean isPicture(String head) {
        return head.contains("/Image") && !head.contains("/ObjStm") && !head.contains("/XRef");
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
