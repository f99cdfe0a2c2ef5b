package coupdoeil.validator.cli;

import java.nio.charset.Charset;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.UnsupportedCharsetException;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads the name of an encoding; one that is not known is told in words. */
final class EncodingName implements ITypeConverter<Charset> {

    @Override
    public Charset convert(String name) {
        try {
            return Charset.forName(name);
        } catch (IllegalCharsetNameException | UnsupportedCharsetException unknown) {
            throw new TypeConversionException(
                    "'" + name + "' is no encoding known here, such as UTF-8 or windows-1251");
        }
    }
}
