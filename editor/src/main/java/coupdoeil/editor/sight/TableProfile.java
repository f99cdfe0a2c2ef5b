package coupdoeil.editor.sight;

import coupdoeil.validator.sight.table.TableLook;
import java.util.Comparator;
import java.util.Optional;

/** A look over a table, which may have a line from each base. */
public record TableProfile(TableLook look) implements LineView.Profile {

    /** The line that says most: the shortest clear one, else that which reaches farthest; empty if nobody looks there. */
    public Optional<TableLook.Ray> ray() {
        return look.rays().stream()
                .min(Comparator.comparing((TableLook.Ray ray) -> !ray.clear())
                        .thenComparingDouble(ray -> ray.clear() ? ray.stopInches() : -ray.stopInches()));
    }
}
