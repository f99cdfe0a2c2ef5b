package coupdoeil.editor.edit;

import coupdoeil.editor.text.Messages;
import coupdoeil.model.pack.Edit;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.rules.RuleSystems;
import coupdoeil.model.rules.TerrainChart;
import coupdoeil.model.rules.TerrainRecord;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** Edits of the terrain effects chart. A pack holds only the records in which it differs from its rule system. */
public final class ChartEdits {

    private ChartEdits() {}

    /** A record of the chart in force, the pack's own or the rule system's. */
    public static Part<TerrainRecord> record(String id) {
        return (pack, change) -> change(pack, id, change);
    }

    private static Pack change(Pack pack, String id, UnaryOperator<TerrainRecord> change) {
        TerrainChart usual = usual(pack);
        return usual.overriddenBy(pack.chart())
                .record(id)
                .map(old -> with(pack, usual, id, old, change.apply(old)))
                .orElse(pack);
    }

    private static Pack with(Pack pack, TerrainChart usual, String id, TerrainRecord old, TerrainRecord changed) {
        if (changed.equals(old)) {
            return pack;
        }
        List<TerrainRecord> own = new ArrayList<>(pack.chart());
        int at = index(own, id);
        if (usual.record(id).filter(changed::equals).isPresent()) {
            if (at >= 0) {
                own.remove(at);
            }
        } else if (at >= 0) {
            own.set(at, changed);
        } else {
            own.add(changed);
        }
        return pack.withChart(own);
    }

    public static Edit add(TerrainRecord record) {
        return new Edit(Messages.text("edit.add", record.name()), pack -> {
            List<TerrainRecord> own = new ArrayList<>(pack.chart());
            own.add(record);
            return pack.withChart(own);
        });
    }

    /** Takes the pack's own record away; what the rule system says of it holds again. */
    public static Edit remove(String id, String name) {
        return new Edit(
                Messages.text("edit.delete", name),
                pack -> pack.withChart(pack.chart().stream()
                        .filter(record -> !record.id().equals(id))
                        .toList()));
    }

    /** The rule system's own chart; empty if the program has no such system. */
    public static TerrainChart usual(Pack pack) {
        Optional<RuleSystem> system = RuleSystems.load(pack.info().system());
        return system.map(RuleSystem::chart).orElse(new TerrainChart(List.of()));
    }

    private static int index(List<TerrainRecord> own, String id) {
        for (int i = 0; i < own.size(); i++) {
            if (own.get(i).id().equals(id)) {
                return i;
            }
        }
        return -1;
    }
}
