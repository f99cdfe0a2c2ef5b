package coupdoeil.validator.cli;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/**
 * Takes an argument for a path. An empty one, as the unset variable of a script leaves it, names nothing: to Java it would
 * be the current folder.
 */
final class GivenPath implements ITypeConverter<Path> {

    @Override
    public Path convert(String argument) {
        if (argument.isEmpty()) {
            throw new TypeConversionException("it is empty; a file or folder must be named");
        }
        try {
            return Path.of(argument);
        } catch (InvalidPathException noPath) {
            throw new TypeConversionException("'" + argument + "' is no path: " + noPath.getReason());
        }
    }
}
