package coupdoeil.validator.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.charset.Charset;
import java.util.function.Function;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class EncodedTextsTest {

    /** Whatever is printed is written as an encoder of streams writes it, letters that a charset lacks included. */
    @ParameterizedTest
    @ValueSource(strings = {"UTF-8", "ISO-8859-1", "windows-1252", "UTF-16LE", "IBM866"})
    void writesWhatAStreamEncoderWrites(String name) {
        Charset charset = Charset.forName(name);

        assertThat(written(out -> new EncodedTexts(out, charset)))
                .isEqualTo(written(out -> new OutputStreamWriter(out, charset)));
    }

    private static byte[] written(Function<ByteArrayOutputStream, Writer> writer) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (PrintWriter print = new PrintWriter(writer.apply(out))) {
            print.print("Général Schröder, Ольга, \uD83C\uDFA9\n");
            print.write("Müller".toCharArray(), 1, 4);
            print.write("Zezschwitz", 2, 5);
            print.print('é');
            print.printf("%s %d", "łan", 7);
        }
        return out.toByteArray();
    }
}
