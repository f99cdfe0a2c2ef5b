package coupdoeil.validator.imports;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;

/**
 * Bytes as text: by their mark, as UTF-8 if they are such, as UTF-16 without a mark if every other byte is nought, else as
 * Windows-1252, which any bytes are. Lines end in line feeds, whatever they ended in.
 *
 * @param charset what they were read as
 */
public record Decoding(String text, Charset charset) {

    private static final Charset WINDOWS = Charset.forName("windows-1252");
    private static final int SAMPLE = 4096;
    private static final char MARK = '\uFEFF';

    /** What the bytes say, without the mark that says how they are written. */
    public static Decoding of(byte[] bytes) {
        Charset charset = charset(bytes);
        String text = new String(bytes, charset).replace("\r\n", "\n").replace('\r', '\n');
        return new Decoding(!text.isEmpty() && text.charAt(0) == MARK ? text.substring(1) : text, charset);
    }

    private static Charset charset(byte[] bytes) {
        if (begins(bytes, 0xFF, 0xFE)) {
            return StandardCharsets.UTF_16LE;
        }
        if (begins(bytes, 0xFE, 0xFF)) {
            return StandardCharsets.UTF_16BE;
        }
        int even = noughts(bytes, 0);
        int odd = noughts(bytes, 1);
        int half = Math.min(bytes.length, SAMPLE) / 2;
        if (half > 0 && 2 * Math.max(even, odd) > half) {
            return odd > even ? StandardCharsets.UTF_16LE : StandardCharsets.UTF_16BE;
        }
        return isUtf8(bytes) ? StandardCharsets.UTF_8 : WINDOWS;
    }

    private static boolean begins(byte[] bytes, int first, int second) {
        return bytes.length >= 2 && (bytes[0] & 0xFF) == first && (bytes[1] & 0xFF) == second;
    }

    private static int noughts(byte[] bytes, int from) {
        int count = 0;
        for (int i = from; i < Math.min(bytes.length, SAMPLE); i += 2) {
            count += bytes[i] == 0 ? 1 : 0;
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
}
