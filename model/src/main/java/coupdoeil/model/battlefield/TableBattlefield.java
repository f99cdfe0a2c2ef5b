package coupdoeil.model.battlefield;

import java.util.List;
import java.util.Optional;

/**
 * A free table, in inches from its south-west corner (x east, y north).
 *
 * @param features areas, lines, points and contours, in the order written
 */
public record TableBattlefield(double widthInches, double depthInches, List<TableFeature> features, List<Place> places)
        implements Battlefield {

    public TableBattlefield {
        features = List.copyOf(features);
        places = List.copyOf(places);
    }

    public TableBattlefield withFeatures(List<TableFeature> changed) {
        return new TableBattlefield(widthInches, depthInches, changed, places);
    }

    @Override
    public TableBattlefield withPlaces(List<Place> changed) {
        return new TableBattlefield(widthInches, depthInches, features, changed);
    }

    @Override
    public int extent() {
        return (int) Math.min(Integer.MAX_VALUE, Math.max(0, widthInches * depthInches));
    }

    @Override
    public Labels labels() {
        return new Labels(null);
    }

    @Override
    public Optional<TableBattlefield> table() {
        return Optional.of(this);
    }
}
