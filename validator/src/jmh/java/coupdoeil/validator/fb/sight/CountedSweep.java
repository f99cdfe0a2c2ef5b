package coupdoeil.validator.fb.sight;

import coupdoeil.validator.sight.Sighting;
import coupdoeil.validator.sight.hexes.BeamSweep;
import coupdoeil.validator.sight.hexes.PackedGround;
import coupdoeil.validator.sight.hexes.SightKernel;

/** The sweep of {@link LineOfSight}, step by step the same, which counts its steps; too slow to be timed. */
public final class CountedSweep extends BeamSweep {

    private final LineSweep rule;
    private final Looks looks;
    private long judged;
    private long parts;
    private long crossings;

    /** Counts what the sweep leaves to be looked at alone. */
    private static final class Looks extends SightKernel {

        private final LineKernel kernel;
        private long count;

        Looks(LineKernel kernel) {
            super(kernel.ground());
            this.kernel = kernel;
        }

        @Override
        public int visibilityHexes() {
            return kernel.visibilityHexes();
        }

        @Override
        public Sighting look(int from, int to) {
            count++;
            return kernel.look(from, to);
        }

        @Override
        public int witness() {
            return kernel.witness();
        }
    }

    public CountedSweep(SightLimits limits, PackedGround ground) {
        this(limits, new Looks(new LineKernel(limits, ground)));
    }

    private CountedSweep(SightLimits limits, Looks looks) {
        super(looks);
        this.looks = looks;
        this.rule = new LineSweep(looks, limits);
    }

    /** Hexes judged by a beam; one on the border of two beams or two sectors counts for each. */
    public long judged() {
        return judged;
    }

    /** Beams, or parts of them, taken through hexes that may change them. */
    public long parts() {
        return parts;
    }

    /** Slopes and walls that beams were taken across. */
    public long crossings() {
        return crossings;
    }

    /** Hexes looked at alone. */
    public long looks() {
        return looks.count;
    }

    @Override
    protected void start(int observerCell, long[] beams, int state) {
        rule.start(observerCell, beams, state);
    }

    @Override
    protected int judge(int cell, int rights, int lefts, long first, long second) {
        judged++;
        return rule.judge(cell, rights, lefts, first, second);
    }

    @Override
    protected int lowest(long first) {
        return rule.lowest(first);
    }

    @Override
    protected boolean mayShow(long first, long second, int rights, int lefts, int lastRights, int lastLefts) {
        return rule.mayShow(first, second, rights, lefts, lastRights, lastLefts);
    }

    @Override
    protected boolean changes(int cell) {
        return rule.changes(cell);
    }

    @Override
    protected boolean pass(int cell, int rights, int lefts, long[] beams, int state) {
        parts++;
        return rule.pass(cell, rights, lefts, beams, state);
    }

    @Override
    protected void cross(
            int cell, int next, int side, int rights, int lefts, int toRight, int toLeft, long[] beams, int state) {
        crossings++;
        rule.cross(cell, next, side, rights, lefts, toRight, toLeft, beams, state);
    }
}
