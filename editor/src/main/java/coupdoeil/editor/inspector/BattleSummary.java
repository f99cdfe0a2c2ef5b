package coupdoeil.editor.inspector;

import coupdoeil.editor.document.Session;
import coupdoeil.editor.text.Messages;
import coupdoeil.model.oob.Side;
import coupdoeil.model.scenario.Scenario;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** What the battle comes to, in some lines, for where nothing of it is selected. Linear in the order of battle. */
final class BattleSummary {

    private BattleSummary() {}

    static String of(Session session) {
        List<String> lines = new ArrayList<>();
        session.pack()
                .battlefield()
                .hexMap()
                .ifPresent(map -> lines.add(Messages.text(
                        "summary.hexes", map.grid().columns(), map.grid().rows())));
        session.pack()
                .battlefield()
                .table()
                .ifPresent(
                        table -> lines.add(Messages.text("summary.table", table.widthInches(), table.depthInches())));
        Map<String, Integer> units = counted(session, true);
        Map<String, Integer> leaders = counted(session, false);
        for (Side side : session.roster().sides()) {
            lines.add(Messages.text(
                    "summary.side", side.name(), units.getOrDefault(side.id(), 0), leaders.getOrDefault(side.id(), 0)));
        }
        for (Scenario scenario : session.pack().scenarios()) {
            lines.add(Messages.text(
                    "summary.scenario",
                    scenario.name(),
                    scenario.setup().size(),
                    scenario.reinforcements().size()));
        }
        return String.join("\n", lines);
    }

    private static Map<String, Integer> counted(Session session, boolean units) {
        Map<String, Integer> counts = new HashMap<>();
        (units ? session.roster().units() : session.roster().leaders())
                .forEach(
                        piece -> session.roster().sideOf(piece).ifPresent(side -> counts.merge(side, 1, Integer::sum)));
        return counts;
    }
}
