package coupdoeil.model.pack;

import java.util.function.UnaryOperator;

/**
 * A named change of a pack: a stroke of the brush, a quick-fix, an import. Applying it is a pure function; undoing it is
 * keeping the older pack.
 */
public record Edit(String name, UnaryOperator<Pack> change) {

    public Pack apply(Pack pack) {
        return change.apply(pack);
    }
}
