package coupdoeil.validator.imports;

import coupdoeil.validator.imports.source.SourceFailure;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** Files that hold no text to be read: pictures, programs, what old office programs wrote. */
final class NoText {

    private static final String PICTURE = "this is a picture; have its text recognised first, and give that";

    private static final Map<String, String> BY_START = starts();

    private static final int SAMPLE = 4096;
    /** Of so many characters one may be none that a text has: lists with a few spoilt bytes are read. */
    private static final int FEW = 20;

    private NoText() {}

    private static Map<String, String> starts() {
        Map<String, String> starts = new LinkedHashMap<>();
        starts.put("\u00d0\u00cf\u0011\u00e0", "this is a file of an old Word or Excel; save it as .docx or .xlsx");
        starts.put("\u0089PNG", PICTURE);
        starts.put("\u00ff\u00d8\u00ff", PICTURE);
        starts.put("GIF8", PICTURE);
        starts.put("II*\u0000", PICTURE);
        starts.put("MM\u0000*", PICTURE);
        starts.put("\u001f\u008b", "this is packed by gzip; unpack it first");
        starts.put("7z\u00bc\u00af", "this is packed by 7-Zip; unpack it first");
        starts.put("Rar!", "this is packed by RAR; unpack it first");
        return starts;
    }

    /** @throws SourceFailure if the bytes are not those of a text, saying what they are of if that is known */
    static void refuse(byte[] bytes, Optional<Charset> said) {
        String start = new String(bytes, 0, Math.min(bytes.length, SAMPLE), StandardCharsets.ISO_8859_1);
        BY_START.forEach((signature, message) -> {
            if (start.startsWith(signature)) {
                throw new SourceFailure(message);
            }
        });
        String text =
                Decoding.of(start.getBytes(StandardCharsets.ISO_8859_1), said).text();
        long none = text.chars().filter(NoText::isNone).count();
        if (none * FEW > text.length()) {
            throw new SourceFailure("this is no text; give a text, a document, a sheet or a page");
        }
    }

    private static boolean isNone(int letter) {
        return letter < ' ' && letter != '\n' && letter != '\t' && letter != '\r' && letter != '\f' && letter != 26;
    }
}
