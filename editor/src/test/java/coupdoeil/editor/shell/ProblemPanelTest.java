package coupdoeil.editor.shell;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.model.pack.PackReader;
import coupdoeil.model.pack.PackReading;
import java.awt.Component;
import java.awt.Container;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import javax.swing.JLabel;
import javax.swing.JTable;
import org.junit.jupiter.api.Test;

/** The window says how many values could not be read and are kept, and lists them. */
class ProblemPanelTest {

    private static final Path NAPKIN = Path.of("../model/src/test/resources/packs/napkin-fb");

    @Test
    void whatIsKeptIsCountedAndListedBeforeTheRest() throws IOException {
        ProblemPanel panel = panel("corner:1", "corner:6", "\"of\": \"blue-division\"", "\"of\": 7, \"x-tool\": 1");

        assertThat(texts(panel))
                .anySatisfy(text -> assertThat(text).startsWith("2 values could not be read and are kept"));
        List<JTable> tables = all(panel, JTable.class);
        assertThat(tables).hasSize(2);
        assertThat(tables.get(0).getRowCount()).isEqualTo(2);
        assertThat(tables.get(0).getValueAt(0, 2)).asString().contains("corner:6");
        assertThat(tables.get(1).getValueAt(0, 2)).asString().contains("x-tool");
    }

    @Test
    void oneValueIsOne() throws IOException {
        ProblemPanel panel = panel("corner:1", "corner:6");

        assertThat(texts(panel))
                .anySatisfy(text -> assertThat(text).startsWith("One value could not be read and is kept"));
        assertThat(all(panel, JTable.class)).hasSize(1);
    }

    @Test
    void aPackThatIsNotOpenKeepsNothing() throws IOException {
        ProblemPanel panel =
                panel("\"format\": \"coupdoeil/scenario\"", "\"format\": \"coupdoeil/scenario\", \"y\": 1");

        assertThat(texts(panel)).noneSatisfy(text -> assertThat(text).contains("kept"));
    }

    private static ProblemPanel panel(String... changes) throws IOException {
        SortedMap<String, byte[]> files = new TreeMap<>();
        try (Stream<Path> tree = Files.walk(NAPKIN)) {
            for (Path file : tree.filter(Files::isRegularFile).toList()) {
                files.put(NAPKIN.relativize(file).toString().replace('\\', '/'), Files.readAllBytes(file));
            }
        }
        String dawn = new String(files.get("scenarios/dawn.json"), StandardCharsets.UTF_8);
        for (int i = 0; i < changes.length; i += 2) {
            assertThat(dawn).contains(changes[i]);
            dawn = dawn.replace(changes[i], changes[i + 1]);
        }
        files.put("scenarios/dawn.json", dawn.getBytes(StandardCharsets.UTF_8));
        PackReading reading = PackReader.readFiles(files);
        return new ProblemPanel(NAPKIN, reading.problems(), reading.pack().isPresent());
    }

    private static List<String> texts(Container panel) {
        return all(panel, JLabel.class).stream().map(JLabel::getText).toList();
    }

    private static <T extends Component> List<T> all(Container container, Class<T> kind) {
        List<T> found = new ArrayList<>();
        for (Component component : container.getComponents()) {
            if (kind.isInstance(component)) {
                found.add(kind.cast(component));
            } else if (component instanceof Container inner) {
                found.addAll(all(inner, kind));
            }
        }
        return found;
    }
}
