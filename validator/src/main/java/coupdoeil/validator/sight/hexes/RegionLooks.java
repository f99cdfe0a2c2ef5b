package coupdoeil.validator.sight.hexes;

import coupdoeil.model.grid.Hex;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Looks from one hex after the other at the same region: by index on a packed ground, hex by hex on any other. For use by
 * one thread.
 */
final class RegionLooks {

    /** A region of this part of the map or more is swept, which then costs less than so many looks. */
    private static final int SWEEP_FROM = 16;

    private final SightRule rule;
    private final SightGround ground;
    private final List<Hex> region;
    private final @Nullable SightKernel kernel;
    private final int[] indices;
    private final byte[] viewshed;

    RegionLooks(SightRule rule, SightGround ground, List<Hex> region) {
        this.rule = rule;
        this.ground = ground;
        this.region = region;
        PackedGround packed = ground instanceof PackedGround array ? array : null;
        this.kernel = packed == null ? null : rule.on(packed);
        this.indices = packed == null
                ? new int[0]
                : region.stream().mapToInt(packed::index).toArray();
        int swept = packed != null && region.size() > packed.size() / SWEEP_FROM ? packed.size() : 0;
        this.viewshed = new byte[swept];
    }

    /** For each hex of the region its {@link SightKernel#code}; 0 where there is no map. */
    byte[] from(Hex hex) {
        byte[] codes = new byte[region.size()];
        int from = kernel == null ? -1 : kernel.ground().index(hex);
        if (kernel != null && from >= 0) {
            look(kernel, from, codes);
        } else {
            for (int i = 0; i < codes.length; i++) {
                Hex to = region.get(i);
                codes[i] = ground.contains(to) ? SightKernel.code(rule.look(ground, hex, to)) : 0;
            }
        }
        return codes;
    }

    private void look(SightKernel fast, int from, byte[] codes) {
        if (viewshed.length > 0) {
            fast.viewshed(from, viewshed);
        }
        for (int i = 0; i < codes.length; i++) {
            int to = indices[i];
            boolean onMap = to >= 0 && fast.ground().contains(to);
            codes[i] = !onMap ? 0 : viewshed.length > 0 ? viewshed[to] : SightKernel.code(fast.look(from, to));
        }
    }
}
