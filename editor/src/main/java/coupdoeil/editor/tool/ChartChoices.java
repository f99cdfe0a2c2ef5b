package coupdoeil.editor.tool;

import coupdoeil.editor.document.Session;
import java.util.List;

/** The records of a kind in the pack's chart, as choices of a tool. */
final class ChartChoices {

    private ChartChoices() {}

    static List<ToolChoice> of(Session session, String kind) {
        return session.chart().records().stream()
                .filter(record -> record.kind().equals(kind))
                .map(record -> new ToolChoice(record.id(), record.name(), true))
                .toList();
    }
}
