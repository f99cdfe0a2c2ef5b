package coupdoeil.validator.imports.source.text;

import coupdoeil.validator.imports.source.Budget;
import coupdoeil.validator.imports.source.Budget.Limit;
import coupdoeil.validator.imports.source.SourceFailure;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.pdfbox.cos.COSArray;
import org.apache.pdfbox.cos.COSBase;
import org.apache.pdfbox.cos.COSDictionary;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.cos.COSNumber;
import org.apache.pdfbox.cos.COSStream;
import org.apache.pdfbox.filter.FilterFactory;
import org.jspecify.annotations.Nullable;

/**
 * Looks at objects of a PDF before they are used. A font that is loaded makes an entry of each code that it says a width or a
 * letter of, and a few bytes say it of all; a stream is unpacked into memory.
 */
final class PdfObjects {

    private static final COSName W2 = COSName.getPDFName("W2");
    private static final Set<COSName> OF_PICTURES =
            Set.of(COSName.DCT_DECODE, COSName.JPX_DECODE, COSName.JBIG2_DECODE, COSName.CCITTFAX_DECODE);
    private static final List<COSName> STREAMS_OF_FONT = List.of(
            COSName.FONT_FILE,
            COSName.FONT_FILE2,
            COSName.FONT_FILE3,
            COSName.TO_UNICODE,
            COSName.ENCODING,
            COSName.CID_TO_GID_MAP);
    private static final Pattern RANGES = Pattern.compile("beginbfrange(.*?)(?:endbfrange|$)", Pattern.DOTALL);
    private static final Pattern RANGE =
            Pattern.compile("<\\s*([0-9a-fA-F]{1,8})\\s*>\\s*<\\s*([0-9a-fA-F]{1,8})\\s*>\\s*<([0-9a-fA-F\\s]*)>");
    private static final int DIGITS_OF_CODE = 16;

    private final Budget budget;
    private final Set<COSBase> seen = Collections.newSetFromMap(new IdentityHashMap<>());

    PdfObjects(Budget budget) {
        this.budget = budget;
    }

    /** @throws SourceFailure if loading this font would take more than the budget allows */
    void font(@Nullable COSBase object) throws IOException {
        if (!(object instanceof COSDictionary font) || !seen.add(font)) {
            return;
        }
        widths(font.getCOSArray(COSName.W), 1);
        widths(font.getCOSArray(W2), 3);
        for (COSName name : STREAMS_OF_FONT) {
            stream(font.getDictionaryObject(name));
        }
        if (font.getDictionaryObject(COSName.TO_UNICODE) instanceof COSStream letters) {
            letters(letters);
        }
        font(font.getDictionaryObject(COSName.FONT_DESC));
        COSArray descendants = font.getCOSArray(COSName.DESCENDANT_FONTS);
        for (int at = 0; descendants != null && at < descendants.size(); at++) {
            font(descendants.getObject(at));
        }
    }

    /** @throws SourceFailure if this, a stream or a list of them, unpacks to more than the budget allows */
    void stream(@Nullable COSBase object) throws IOException {
        if (object instanceof COSArray array) {
            for (int at = 0; at < array.size(); at++) {
                stream(array.getObject(at));
            }
        } else if (object instanceof COSStream stream && seen.add(stream)) {
            unpacked(stream);
        }
    }

    /** {@code [0 500 [300 400]]}: from 0 to 500 one width, or from one code on a list of widths. @param values of each code */
    private void widths(@Nullable COSArray widths, int values) {
        if (widths == null) {
            return;
        }
        budget.take(Limit.CODES, widths.size());
        for (int at = 0; at + 1 < widths.size(); ) {
            COSBase first = widths.getObject(at);
            COSBase last = widths.getObject(at + 1);
            if (first instanceof COSNumber from && last instanceof COSNumber to) {
                budget.take(Limit.CODES, Math.max(0, to.longValue() - from.longValue()));
                at += 2 + values;
            } else {
                budget.take(Limit.CODES, last instanceof COSArray list ? list.size() : 0);
                at += 2;
            }
        }
    }

    /** The letters of codes: {@code <0000> <005E> <0020>}. */
    private void letters(COSStream stream) throws IOException {
        String map = new String(unpacked(stream), StandardCharsets.ISO_8859_1);
        nesting(map);
        Matcher ranges = RANGES.matcher(map);
        while (ranges.find()) {
            Matcher range = RANGE.matcher(ranges.group(1));
            while (range.find()) {
                long codes = Long.parseLong(range.group(2), 16) - Long.parseLong(range.group(1), 16);
                budget.take(
                        Limit.CODES, Math.max(0, codes) * (1 + range.group(3).length() / DIGITS_OF_CODE));
            }
        }
    }

    /** @throws SourceFailure if lists and dictionaries stand deeper in each other than those of any font do */
    private static void nesting(String map) {
        int depth = 0;
        for (int at = 0; at < map.length(); at++) {
            char sign = map.charAt(at);
            boolean twice = at + 1 < map.length() && map.charAt(at + 1) == sign;
            depth += sign == '[' || sign == '<' && twice ? 1 : sign == ']' || sign == '>' && twice ? -1 : 0;
            depth = Math.max(0, depth);
            Budget.deep(depth);
        }
    }

    /** What a stream is of, filter by filter. */
    private byte[] unpacked(COSStream stream) throws IOException {
        byte[] bytes;
        try (InputStream raw = stream.createRawInputStream()) {
            bytes = raw.readAllBytes();
        }
        List<COSName> filters = filters(stream.getFilters());
        for (int at = 0; at < filters.size(); at++) {
            if (OF_PICTURES.contains(filters.get(at))) {
                throw new SourceFailure("the PDF is damaged: text is packed as a picture");
            }
            budget.renew(Limit.UNPACKED);
            Counted out = new Counted();
            FilterFactory.INSTANCE.getFilter(filters.get(at)).decode(new ByteArrayInputStream(bytes), out, stream, at);
            bytes = out.toByteArray();
        }
        return bytes;
    }

    private static List<COSName> filters(@Nullable COSBase said) {
        List<COSName> filters = new ArrayList<>();
        if (said instanceof COSName one) {
            filters.add(one);
        } else if (said instanceof COSArray several) {
            for (int at = 0; at < several.size(); at++) {
                if (several.getObject(at) instanceof COSName one) {
                    filters.add(one);
                }
            }
        }
        return filters;
    }

    /** Bytes that are counted as they are unpacked. */
    private final class Counted extends ByteArrayOutputStream {

        @Override
        public void write(int one) {
            budget.take(Limit.UNPACKED, 1);
            super.write(one);
        }

        @Override
        public void write(byte[] some, int from, int length) {
            budget.take(Limit.UNPACKED, length);
            budget.take(Limit.UNPACKED_TOGETHER, length);
            super.write(some, from, length);
        }
    }
}
