package coupdoeil.validator.imports.second;

import coupdoeil.validator.imports.lines.ListLine;
import coupdoeil.validator.imports.outline.Role;
import coupdoeil.validator.imports.words.DataFile;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;

/**
 * Reads what lines are, and whether what they name stands beside, below or above what was named before, by how they and their
 * two neighbours on either side look. It knows nothing of the outline and changes nothing. Linear in the lines.
 */
public final class SecondReader {

    static final String FILE = "second-reader";
    static final String ROLE = "role";
    static final String RELATION = "relation";

    private final Softmax roles;
    private final Softmax relations;

    SecondReader(Softmax roles, Softmax relations) {
        this.roles = roles;
        this.relations = relations;
    }

    /** With the weights that come with the program. */
    private static final class Trained {
        static final SecondReader READER = read(DataFile.read(FILE));
    }

    public static SecondReader trained() {
        return Trained.READER;
    }

    static SecondReader read(Properties weights) {
        return new SecondReader(
                Softmax.read(weights, ROLE, List.of(Role.values())),
                Softmax.read(weights, RELATION, List.of(Relation.values())));
    }

    /** Its weights as they are kept. */
    String written() {
        return roles.written(ROLE, List.of(Role.values())) + relations.written(RELATION, List.of(Relation.values()));
    }

    /** Of each line, in their order. */
    public List<Opinion> of(List<ListLine> lines) {
        long[] traits = Traits.of(lines);
        List<Opinion> opinions = new ArrayList<>(lines.size());
        for (int at = 0; at < traits.length; at++) {
            int[] features = Softmax.features(traits, at);
            opinions.add(new Opinion(roles.chances(features), relations.chances(features)));
        }
        return opinions;
    }
}
