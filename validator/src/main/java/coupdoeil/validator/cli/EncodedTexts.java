package coupdoeil.validator.cli;

import java.io.IOException;
import java.io.OutputStream;
import java.io.Writer;
import java.nio.charset.Charset;

/** Writes each text as its bytes at once: a report of millions of lines takes a fraction of a stream encoder's time. */
final class EncodedTexts extends Writer {

    private final OutputStream to;
    private final Charset charset;

    EncodedTexts(OutputStream to, Charset charset) {
        this.to = to;
        this.charset = charset;
    }

    /** @param text may end in the middle of no character */
    @Override
    public void write(String text, int from, int length) throws IOException {
        to.write(text.substring(from, from + length).getBytes(charset));
    }

    @Override
    public void write(char[] letters, int from, int length) throws IOException {
        write(new String(letters, from, length), 0, length);
    }

    @Override
    public void flush() throws IOException {
        to.flush();
    }

    @Override
    public void close() throws IOException {
        to.close();
    }
}
