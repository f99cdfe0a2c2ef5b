package coupdoeil.validator.imports;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.mozilla.universalchardet.UniversalDetector;

/**
 * Bytes as text: by their mark, as UTF-8 if they are such, as UTF-16 without a mark if every other byte says so, as the page
 * says, as one of the encodings of Cyrillic by how often its letters come, else as Windows-1252, which any bytes are. Lines end
 * in line feeds, whatever they ended in.
 *
 * @param charset what they were read as
 * @param guessed whether nothing in them says so
 */
public record Decoding(String text, Charset charset, boolean guessed) {

    /** What lists are written in that do not say so, to choose from. */
    public static final List<Charset> USUAL = Stream.of(
                    "UTF-8",
                    "UTF-16LE",
                    "UTF-16BE",
                    "windows-1252",
                    "windows-1250",
                    "windows-1251",
                    "KOI8-R",
                    "ISO-8859-5",
                    "IBM866")
            .map(Charset::forName)
            .toList();

    private static final Charset WINDOWS = Charset.forName("windows-1252");
    private static final int SAMPLE = 4096;
    private static final int LONG_SAMPLE = 1 << 16;
    private static final char MARK = '\uFEFF';
    /** The upper halves of letters up to the Arabic ones; no text of single bytes has them. */
    private static final int HIGHEST_HALF = 6;

    private static final Set<String> CYRILLIC =
            Set.of("WINDOWS-1251", "KOI8-R", "ISO-8859-5", "IBM866", "IBM855", "MACCYRILLIC");
    /** Of the letters of a Cyrillic text at least one in so many is one; of a Western text hardly one in ten has an accent. */
    private static final int OF_LETTERS = 3;

    private static final Pattern DECLARED =
            Pattern.compile("(?i)(?:charset|encoding)\\s*=\\s*[\"']?([a-z][\\w.:-]{1,40})");

    /** What the bytes say, without the mark that says how they are written. */
    public static Decoding of(byte[] bytes) {
        return of(bytes, Optional.empty());
    }

    /** The same as somebody has said that they are written; a mark says it better. */
    public static Decoding of(byte[] bytes, Optional<Charset> said) {
        Optional<Charset> known = marked(bytes).or(() -> said).or(() -> sure(bytes));
        Charset charset = known.orElseGet(() -> likely(bytes));
        String text = new String(bytes, charset).replace("\r\n", "\n").replace('\r', '\n');
        return new Decoding(
                !text.isEmpty() && text.charAt(0) == MARK ? text.substring(1) : text, charset, known.isEmpty());
    }

    private static Optional<Charset> marked(byte[] bytes) {
        if (begins(bytes, 0xFF, 0xFE)) {
            return Optional.of(StandardCharsets.UTF_16LE);
        }
        return begins(bytes, 0xFE, 0xFF) ? Optional.of(StandardCharsets.UTF_16BE) : Optional.empty();
    }

    private static Optional<Charset> sure(byte[] bytes) {
        int even = upperHalves(bytes, 0);
        int odd = upperHalves(bytes, 1);
        int half = Math.min(bytes.length, SAMPLE) / 2;
        if (half > 0 && 2 * Math.max(even, odd) > half) {
            return Optional.of(odd > even ? StandardCharsets.UTF_16LE : StandardCharsets.UTF_16BE);
        }
        return isUtf8(bytes) ? Optional.of(StandardCharsets.UTF_8) : declared(bytes);
    }

    private static boolean begins(byte[] bytes, int first, int second) {
        return bytes.length >= 2 && (bytes[0] & 0xFF) == first && (bytes[1] & 0xFF) == second;
    }

    private static int upperHalves(byte[] bytes, int from) {
        int count = 0;
        for (int i = from; i < Math.min(bytes.length, SAMPLE); i += 2) {
            count += bytes[i] >= 0 && bytes[i] <= HIGHEST_HALF ? 1 : 0;
        }
        return count;
    }

    private static boolean isUtf8(byte[] bytes) {
        try {
            StandardCharsets.UTF_8
                    .newDecoder()
                    .onMalformedInput(CodingErrorAction.REPORT)
                    .onUnmappableCharacter(CodingErrorAction.REPORT)
                    .decode(ByteBuffer.wrap(bytes));
            return true;
        } catch (CharacterCodingException e) {
            return false;
        }
    }

    /** What a page or XML says of itself; it is no UTF-8, whatever it says. */
    private static Optional<Charset> declared(byte[] bytes) {
        String start = new String(bytes, 0, Math.min(bytes.length, SAMPLE), StandardCharsets.ISO_8859_1);
        Matcher declared = DECLARED.matcher(start);
        return start.stripLeading().startsWith("<") && declared.find()
                ? named(declared.group(1)).filter(charset -> !charset.equals(StandardCharsets.UTF_8))
                : Optional.empty();
    }

    /** By the letters: Western text has few beyond those of ASCII, and is left to what any bytes are. */
    private static Charset likely(byte[] bytes) {
        int length = Math.min(bytes.length, LONG_SAMPLE);
        int letters = 0;
        int high = 0;
        for (int at = 0; at < length; at++) {
            high += bytes[at] < 0 ? 1 : 0;
            letters += bytes[at] < 0 || Character.isLetter(bytes[at]) ? 1 : 0;
        }
        if (OF_LETTERS * high < letters) {
            return WINDOWS;
        }
        UniversalDetector detector = new UniversalDetector();
        detector.handleData(bytes, 0, length);
        detector.dataEnd();
        return Optional.ofNullable(detector.getDetectedCharset())
                .filter(CYRILLIC::contains)
                .flatMap(Decoding::named)
                .orElse(WINDOWS);
    }

    private static Optional<Charset> named(String name) {
        try {
            return Optional.of(Charset.forName(name.equals("MACCYRILLIC") ? "x-MacCyrillic" : name));
        } catch (IllegalArgumentException unknown) {
            return Optional.empty();
        }
    }
}
