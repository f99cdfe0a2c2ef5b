package coupdoeil.validator.ot.fact;

import coupdoeil.model.table.GroundFeature;
import coupdoeil.validator.table.fact.GroundRules;
import java.util.List;

/** The ground of tables in Old Trousers II (OT Movement: Terrain Effects; Terrain; Movement: Routs). */
public final class OtGround implements GroundRules {

    @Override
    public String homeEdge() {
        return "baseline";
    }

    @Override
    public List<String> kind(GroundFeature area) {
        return List.of(
                area.effects().text("movement").orElse(""),
                Terrain.cover(area).or(() -> Terrain.suggestedCover(area)).orElse(""),
                String.valueOf(Terrain.blocksSight(area)),
                String.join(",", area.effects().texts("prohibited")));
    }

    @Override
    public boolean isImpassable(GroundFeature feature) {
        return Terrain.isImpassable(feature) && !feature.shape().outline().isEmpty();
    }

    @Override
    public boolean bars(GroundFeature feature, String arm) {
        return Terrain.isProhibited(feature, arm);
    }
}
