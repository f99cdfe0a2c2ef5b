package coupdoeil.model.file;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class DestinationTest {

    /** These have the path alone for a message, or nothing at all. */
    static List<IOException> withoutAReason() {
        return List.of(
                new NoSuchFileException("/a/b"),
                new AccessDeniedException("/a/b"),
                new FileAlreadyExistsException("/a/b"),
                new NotDirectoryException("/a/b"),
                new DirectoryNotEmptyException("/a/b"),
                new FileSystemException("/a/b"));
    }

    @ParameterizedTest
    @MethodSource("withoutAReason")
    void aReasonStandsInEveryMessage(IOException failure) {
        assertThat(Destination.reason(failure)).startsWith("/a/b").matches("/a/b:? \\w.*");
        assertThat(Destination.reason(new IOException("disk full"))).isEqualTo("disk full");
        assertThat(Destination.reason(new IOException())).isEqualTo("IOException");
        assertThat(Destination.reason(new FileSystemException("/a", null, "Read-only file system")))
                .isEqualTo("/a: Read-only file system");
    }
}
