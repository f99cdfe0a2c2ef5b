package coupdoeil.editor.shell;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.editor.text.Messages;
import coupdoeil.validator.export.ExportOption;
import coupdoeil.validator.export.ExportTarget;
import org.junit.jupiter.api.Test;

class ExportPanelTest {

    @Test
    void targetsAndOptionsAreCalledByWordsAndNotAsCommandsCallThem() {
        assertThat(ExportTarget.all()).allMatch(target -> Messages.has("export.target." + target.id()));
        assertThat(ExportTarget.all())
                .flatExtracting(ExportTarget::options)
                .extracting(option -> ((ExportOption<?>) option).name())
                .isNotEmpty()
                .allMatch(name -> Messages.has("export.option." + name));
    }
}
