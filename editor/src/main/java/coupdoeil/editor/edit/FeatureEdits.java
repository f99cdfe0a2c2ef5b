package coupdoeil.editor.edit;

import coupdoeil.editor.text.Messages;
import coupdoeil.model.battlefield.Area;
import coupdoeil.model.battlefield.Place;
import coupdoeil.model.battlefield.TableBattlefield;
import coupdoeil.model.battlefield.TableFeature;
import coupdoeil.model.pack.Edit;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.locationtech.jts.geom.Geometry;

/** Edits of what lies on a table: terrain features, and the shapes of places. On other battlefields nothing happens. */
public final class FeatureEdits {

    private FeatureEdits() {}

    /** Adds features on top of all others. @param what what they are called together */
    public static Edit add(String what, List<TableFeature> fresh) {
        return features(Messages.text("edit.draw", what), features -> {
            List<TableFeature> all = new ArrayList<>(features);
            all.addAll(fresh);
            return all;
        });
    }

    public static Edit remove(String what, Collection<String> ids) {
        return features(
                Messages.text("edit.delete", what),
                features -> features.stream()
                        .filter(feature -> !ids.contains(feature.id()))
                        .toList());
    }

    /** Changes those of some ids; of a repeated id the first, as it is the one that counts. */
    public static Edit change(String name, Collection<String> ids, UnaryOperator<TableFeature> change) {
        return features(name, features -> {
            Set<String> open = new LinkedHashSet<>(ids);
            return features.stream()
                    .map(feature -> open.remove(feature.id()) ? change.apply(feature) : feature)
                    .toList();
        });
    }

    /** Puts others where features stand; none takes a feature away. */
    public static Edit replace(String name, Map<String, List<TableFeature>> others) {
        return features(name, features -> {
            Map<String, List<TableFeature>> open = new HashMap<>(others);
            List<TableFeature> all = new ArrayList<>();
            for (TableFeature feature : features) {
                List<TableFeature> instead = open.remove(feature.id());
                all.addAll(instead == null ? List.of(feature) : instead);
            }
            return all;
        });
    }

    /** Draws features of some ids with a curve through their points, or with straight sides. */
    public static Edit smooth(String name, Collection<String> ids, boolean curve) {
        return change(name, ids, feature -> feature.withSmooth(curve));
    }

    /** Changes the points of features and places of some ids; what is smooth stays so. */
    public static Edit reshape(String name, Collection<String> ids, UnaryOperator<Geometry> change) {
        return table(
                name,
                table -> table.withFeatures(table.features().stream()
                                .map(feature -> ids.contains(feature.id())
                                        ? feature.withPoints(change.apply(feature.points()))
                                        : feature)
                                .toList())
                        .withPlaces(table.places().stream()
                                .map(place -> ids.contains(place.id()) ? reshaped(place, change) : place)
                                .toList()));
    }

    private static Place reshaped(Place place, UnaryOperator<Geometry> change) {
        return place.area() instanceof Area.Shape area
                ? place.withArea(new Area.Shape(change.apply(area.geometry())))
                : place;
    }

    public static Edit features(String name, UnaryOperator<List<TableFeature>> change) {
        return table(name, table -> table.withFeatures(change.apply(table.features())));
    }

    private static Edit table(String name, UnaryOperator<TableBattlefield> change) {
        return Parts.table().edit(name, change);
    }
}
