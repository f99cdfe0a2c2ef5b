package coupdoeil.validator.table;

import coupdoeil.model.battlefield.TableBattlefield;
import coupdoeil.model.battlefield.TableFeature;
import coupdoeil.model.pack.Pack;
import coupdoeil.validator.check.Fix;
import coupdoeil.validator.check.table.Feature;
import java.util.List;
import java.util.stream.Stream;

/** Edits of terrain features. */
public final class FeatureFixes {

    private FeatureFixes() {}

    /** Writes an attribute at it. */
    public static Fix.Change set(String name, Feature feature, String attribute, Object value) {
        TableFeature written = feature.ground().feature();
        return replace(
                name,
                feature,
                List.of(written.withAttributes(written.attributes().with(attribute, value))));
    }

    /** Puts others in the place of a feature; of two that are alike, of both. */
    public static Fix.Change replace(String name, Feature feature, List<TableFeature> others) {
        return new Fix.Change(name, pack -> replaced(pack, feature.ground().feature(), others));
    }

    private static Pack replaced(Pack pack, TableFeature feature, List<TableFeature> others) {
        return pack.battlefield()
                .table()
                .map(table -> pack.withBattlefield(replaced(table, feature, others)))
                .orElse(pack);
    }

    private static TableBattlefield replaced(TableBattlefield table, TableFeature feature, List<TableFeature> others) {
        return table.withFeatures(table.features().stream()
                .flatMap(known -> known.equals(feature) ? others.stream() : Stream.of(known))
                .toList());
    }
}
