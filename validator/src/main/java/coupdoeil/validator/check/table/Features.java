package coupdoeil.validator.check.table;

import coupdoeil.model.table.GroundFeature;
import java.util.List;
import java.util.Optional;

/** All features of the table, in the order written; read as a whole. */
public record Features(List<GroundFeature> all) {

    public Features {
        all = List.copyOf(all);
    }

    /** The first feature of an id. */
    public Optional<GroundFeature> byId(String id) {
        return all.stream().filter(feature -> feature.id().equals(id)).findFirst();
    }
}
