package coupdoeil.validator.cli;

import coupdoeil.model.file.Disk;
import coupdoeil.model.file.PlainFile;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.UUID;
import javax.management.JMException;
import javax.management.ObjectName;

/**
 * Keeps the optimizing compiler of the virtual machine away from what reads orders of battle. Each method of a long read runs
 * some hundred thousand times: often enough to be optimized, too seldom to gain by it before the command is done. On two
 * processors the compiler takes as much of them as the reading itself.
 */
final class LongRead {

    /** Bytes; shorter texts are read before this could help. */
    static final long LONG = 1 << 20;

    private static final String DIRECTIVES = """
            [{"match": ["coupdoeil/validator/imports/*.*", "coupdoeil/validator/report/*.*", "coupdoeil/model/json/*.*"],
              "c2": {"Exclude": true}}]
            """;

    private LongRead() {}

    /** For the rest of this process. A virtual machine that does not take such directives reads as it did, only slower. */
    static void begin() {
        try {
            Path file = Path.of(System.getProperty("java.io.tmpdir", "."), "coupdoeil-" + UUID.randomUUID() + ".json");
            PlainFile.write(file, DIRECTIVES.getBytes(StandardCharsets.UTF_8), Disk.REAL);
            try {
                tell("compilerDirectivesAdd", '"' + file.toString() + '"');
            } finally {
                Disk.REAL.delete(file);
            }
        } catch (IOException | JMException e) {
            return; // Nothing is lost but time.
        }
    }

    /** What the virtual machine answers to one of its diagnostic commands. */
    static String tell(String command, String... arguments) throws JMException {
        return (String) ManagementFactory.getPlatformMBeanServer()
                .invoke(
                        new ObjectName("com.sun.management:type=DiagnosticCommand"),
                        command,
                        new Object[] {arguments},
                        new String[] {String[].class.getName()});
    }
}
