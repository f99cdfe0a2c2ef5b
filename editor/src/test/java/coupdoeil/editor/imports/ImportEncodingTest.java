package coupdoeil.editor.imports;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.editor.document.Packs;
import coupdoeil.model.pack.Pack;
import java.awt.Component;
import java.nio.charset.Charset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.swing.JComboBox;
import org.junit.jupiter.api.Test;

/** How a list is written can be chosen where nothing in it says so. */
class ImportEncodingTest {

    private final List<Optional<Charset>> taken = new ArrayList<>();

    private JComboBox<?> encodings() {
        Pack pack = Packs.blank();
        ImportHead head =
                new ImportHead(new ImportDraft(pack, pack.rules().orElseThrow()), () -> {}, () -> {}, taken::add);
        for (Component part : head.getComponents()) {
            if ("import.encoding".equals(part.getName()) && part instanceof JComboBox<?> encodings) {
                return encodings;
            }
        }
        throw new AssertionError("no choice of encodings");
    }

    @Test
    void whatIsChosenIsTaken() {
        JComboBox<?> encodings = encodings();

        encodings.setSelectedItem("KOI8-R");
        encodings.setSelectedIndex(0);

        assertThat(taken).containsExactly(Optional.of(Charset.forName("KOI8-R")), Optional.empty());
    }

    @Test
    void cyrillicAndTheWestAreThere() {
        List<String> names = new ArrayList<>();
        JComboBox<?> encodings = encodings();
        for (int at = 1; at < encodings.getItemCount(); at++) {
            names.add(String.valueOf(encodings.getItemAt(at)));
        }

        assertThat(names).contains("UTF-8", "UTF-16LE", "windows-1251", "windows-1252", "KOI8-R");
    }
}
