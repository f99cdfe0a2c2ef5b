package coupdoeil.validator.imports.second;

import coupdoeil.validator.imports.outline.Role;

/** What the second reader thinks of a line. */
public final class Opinion {

    private final double[] roles;
    private final double[] relations;

    Opinion(double[] roles, double[] relations) {
        this.roles = roles;
        this.relations = relations;
    }

    /** How likely a line is this, 0 to 1. */
    public double of(Role role) {
        return roles[role.ordinal()];
    }

    /** How likely it stands there, 0 to 1. */
    public double of(Relation relation) {
        return relations[relation.ordinal()];
    }
}
