package coupdoeil.validator.check.table;

import coupdoeil.model.Attributes;
import coupdoeil.model.battlefield.Area;
import coupdoeil.model.battlefield.TableFeature;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.table.GroundFeature;
import coupdoeil.validator.check.Fix;
import coupdoeil.validator.check.subject.Attributed;
import coupdoeil.validator.check.subject.FindingPlace;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/**
 * A terrain feature of the table.
 *
 * @param key its id; {@code id#2} for a second one of the same id
 */
public record Feature(String key, GroundFeature ground) implements Attributed {

    static List<Feature> of(List<GroundFeature> features) {
        Map<String, Integer> seen = new HashMap<>();
        return features.stream()
                .map(ground -> {
                    int count = seen.merge(ground.id(), 1, Integer::sum);
                    return new Feature(count == 1 ? ground.id() : ground.id() + "#" + count, ground);
                })
                .toList();
    }

    @Override
    public String kind() {
        return "feature";
    }

    @Override
    public String name() {
        return ground.name();
    }

    @Override
    public List<FindingPlace> places() {
        return FindingPlace.of(new Area.Shape(ground.feature().shape()));
    }

    @Override
    public Pack withAttributes(Pack pack, String scenario, UnaryOperator<Attributes> change) {
        TableFeature written = ground.feature();
        return replacedBy(pack, List.of(written.withAttributes(change.apply(written.attributes()))));
    }

    /** A fix that puts others in its place; of two that are alike, of both. */
    public Fix.Change replace(String name, List<TableFeature> others) {
        return new Fix.Change(name, pack -> replacedBy(pack, others));
    }

    private Pack replacedBy(Pack pack, List<TableFeature> others) {
        return pack.battlefield()
                .table()
                .map(table -> pack.withBattlefield(table.withFeatures(table.features().stream()
                        .flatMap(known -> known.equals(ground.feature()) ? others.stream() : Stream.of(known))
                        .toList())))
                .orElse(pack);
    }
}
