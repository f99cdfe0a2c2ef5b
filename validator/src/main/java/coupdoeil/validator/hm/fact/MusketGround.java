package coupdoeil.validator.hm.fact;

import coupdoeil.model.table.GroundFeature;
import coupdoeil.validator.table.fact.GroundRules;
import java.util.List;

/** The ground of tables in Horse & Musket (HM Movement; Line of Sight; Routing). */
public final class MusketGround implements GroundRules {

    @Override
    public String homeEdge() {
        return "home-edge";
    }

    @Override
    public List<String> kind(GroundFeature area) {
        return List.of(Going.of(area), Visibility.of(area));
    }

    @Override
    public boolean isImpassable(GroundFeature feature) {
        return Going.isImpassable(feature);
    }

    @Override
    public boolean bars(GroundFeature feature, String arm) {
        return arm.equals(Troops.ARTILLERY) && Going.isObstacle(feature);
    }
}
