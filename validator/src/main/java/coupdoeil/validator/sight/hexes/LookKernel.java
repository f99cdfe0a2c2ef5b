package coupdoeil.validator.sight.hexes;

import coupdoeil.validator.sight.Sighting;

/**
 * Any sight rule on a ground, look by look: what a rule is asked by that has no kernel of its own. A look costs what {@link
 * SightRule#look} costs, and it names no witness, so that after an edit more is looked at again.
 */
final class LookKernel extends SightKernel {

    private final SightRule rule;

    LookKernel(SightRule rule, PackedGround ground) {
        super(ground);
        this.rule = rule;
    }

    @Override
    public int visibilityHexes() {
        return rule.visibilityHexes();
    }

    @Override
    public Sighting look(int from, int to) {
        return rule.look(ground(), ground().hex(from), ground().hex(to));
    }

    /** Nobody knows of the rule that it does not. */
    @Override
    boolean tellsBlockersApart() {
        return true;
    }

    /** Which hexes a rule read says nothing of which of them alone decided. */
    @Override
    public int witness() {
        return -1;
    }
}
