package coupdoeil.model.pack;

import coupdoeil.model.battlefield.Area;
import coupdoeil.model.battlefield.Battlefield;
import coupdoeil.model.oob.Side;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.rules.RuleSystems;
import coupdoeil.model.rules.TerrainChart;
import coupdoeil.model.scenario.Scenario;
import java.util.List;
import java.util.Optional;

/**
 * A pack as plain text: the ground as a map of letters, the organisation as a tree, the scenario as lists. It knows no
 * rule system: letters and names come from the rule system's data. The same pack gives the same text.
 */
public final class PackText {

    private PackText() {}

    /** The pack with one of its scenarios; without the scenario's part if there is none of that id. */
    public static String render(Pack pack, String scenarioId) {
        Optional<Scenario> scenario = pack.scenario(scenarioId);
        TerrainChart chart = chart(pack);
        TextLines out = new TextLines();
        out.line(pack.info().name() + " [" + pack.info().id() + ", "
                + pack.info().system() + "]");
        scenario.ifPresent(s -> out.line(s.name() + " [" + s.id() + "]"));
        Occupants occupants = Occupants.of(pack, scenario.orElse(null));
        sides(pack, out);
        ground(pack.battlefield(), chart, occupants, out);
        places(pack.battlefield(), out);
        OrderText.write(pack.orderOfBattle(), out);
        scenario.ifPresent(s -> ScenarioText.write(s, pack, out));
        return out.toString();
    }

    private static void ground(Battlefield ground, TerrainChart chart, Occupants occupants, TextLines out) {
        ground.hexMap().ifPresent(map -> HexMapText.write(map, chart, occupants, out));
        ground.table().ifPresent(table -> TableText.write(table, chart, occupants, out));
    }

    private static void sides(Pack pack, TextLines out) {
        List<Side> sides = pack.orderOfBattle().sides();
        for (int i = 0; i < sides.size(); i++) {
            out.item(Occupants.sign(i) + " " + sides.get(i).name());
        }
    }

    private static void places(Battlefield ground, TextLines out) {
        if (!ground.places().isEmpty()) {
            out.title("Places");
            ground.places()
                    .forEach(place -> out.item(
                            place.id(),
                            place.kind(),
                            place.name(),
                            where(place.area(), ground),
                            TextLines.attributes(place.attributes())));
        }
    }

    private static String where(Area area, Battlefield ground) {
        if (area instanceof Area.Shape shape) {
            return TableText.points(shape.geometry());
        }
        return ground.hexMap()
                .map(map -> HexMapText.labels(map, area.hexList()))
                .orElse("");
    }

    private static TerrainChart chart(Pack pack) {
        return RuleSystems.load(pack.info().system())
                .map(RuleSystem::chart)
                .orElse(new TerrainChart(List.of()))
                .overriddenBy(pack.chart());
    }
}
