package coupdoeil.validator.lb;

import coupdoeil.validator.sight.PackedGround;
import coupdoeil.validator.sight.SightKernel;
import coupdoeil.validator.sight.Sighting;

/** What one unit sees, answer by answer: its front and its friends are known by hex, not by index. */
final class LbObserverKernel extends SightKernel {

    private final LbSight sight;

    LbObserverKernel(LbSight sight, PackedGround ground) {
        super(ground);
        this.sight = sight;
    }

    @Override
    public int visibilityHexes() {
        return sight.visibilityHexes();
    }

    @Override
    public Sighting look(int from, int to) {
        return sight.look(ground(), ground().hex(from), ground().hex(to));
    }

    @Override
    public int witness() {
        return -1;
    }
}
