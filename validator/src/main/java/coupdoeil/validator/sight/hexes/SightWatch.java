package coupdoeil.validator.sight.hexes;

import coupdoeil.model.grid.Hex;
import coupdoeil.validator.sight.Sighting;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * What many observers see of a map while it is edited, such as one side in the editor. After each {@link #update} the
 * answers are those of fresh viewsheds; only lines that the edit may have turned are looked at again.
 *
 * <p>For use by one thread at a time; it spreads the observers over all processors. Keeps two bytes per observer and hex
 * within visibility. An edit of one hex takes about a microsecond and a half per observer and hundred hexes in its shadow;
 * from {@value #MANY_CELLS} changed hexes on, everything is looked at again.
 */
public final class SightWatch {

    /** About where looking again at everything becomes cheaper than repairing line by line. */
    private static final int MANY_CELLS = 1000;
    /** Fewer observers than this are not worth a second thread. */
    private static final int FEW_OBSERVERS = 16;

    private @Nullable SightRule rule;
    private @Nullable Coverage coverage;
    private Map<Hex, KeptViewshed> viewsheds = new LinkedHashMap<>();

    /** What there is to do for one observer. */
    private record Task(KeptViewshed viewshed, Kind kind) {
        private enum Kind {
            OPEN,
            REPAIR,
            CLOSE
        }
    }

    /**
     * Brings everything up to date, whatever differs from the update before.
     *
     * @param observers the hexes looked from; repeated ones count once, those outside the grid are left out
     */
    public Coverage update(SightRule now, PackedGround ground, Collection<Hex> observers) {
        Coverage before = coverage;
        boolean sameView =
                before != null && now.equals(rule) && before.ground().grid().equals(ground.grid());
        Map<Hex, KeptViewshed> known = sameView ? viewsheds : new LinkedHashMap<>();
        int[] numbers = before != null && sameView ? before.numbers() : new int[ground.size()];
        GroundChanges changes = GroundChanges.between(
                before != null && sameView ? before.ground() : ground,
                ground,
                now.on(ground).tellsBlockersApart());
        List<Task> tasks = new ArrayList<>();
        Map<Hex, KeptViewshed> next = new LinkedHashMap<>();
        for (Hex hex : observers) {
            if (ground.index(hex) >= 0 && !next.containsKey(hex)) {
                KeptViewshed kept = known.remove(hex);
                KeptViewshed viewshed =
                        kept == null ? new KeptViewshed(ground, ground.index(hex), now.visibilityHexes()) : kept;
                next.put(hex, viewshed);
                if (kept == null || changes.cells() >= MANY_CELLS) {
                    tasks.add(new Task(viewshed, Task.Kind.OPEN));
                } else if (changes.size() > 0) {
                    tasks.add(new Task(viewshed, Task.Kind.REPAIR));
                }
            }
        }
        known.values().forEach(gone -> tasks.add(new Task(gone, Task.Kind.CLOSE)));
        int parts = parts(tasks.size());
        IntStream.range(0, parts)
                .parallel()
                .forEach(part -> run(now.on(ground), changes, tasks, part, parts, new SightDelta(numbers)));
        rule = now;
        viewsheds = next;
        coverage = new Coverage(ground, numbers);
        return coverage;
    }

    /**
     * Finds out what blocks every blocked line, which updates otherwise learn as they go: after it the first edits, and those
     * after a great change, are as quick as the others. Takes about as long as looking along each of these lines.
     */
    public void prepare() {
        Coverage now = coverage;
        SightRule looking = rule;
        if (now != null && looking != null) {
            List<KeptViewshed> all = List.copyOf(viewsheds.values());
            int parts = parts(all.size());
            IntStream.range(0, parts).parallel().forEach(part -> {
                SightKernel kernel = looking.on(now.ground());
                for (int i = part; i < all.size(); i += parts) {
                    all.get(i).learn(kernel);
                }
            });
        }
    }

    /** What an observer has of a hex, both of the last update; too far too if either is unknown. */
    public Sighting at(Hex observer, Hex hex) {
        KeptViewshed viewshed = viewsheds.get(observer);
        byte code = viewshed == null || coverage == null ? 0 : viewshed.code(coverage.ground(), hex);
        return code == 0 ? Sighting.TOO_FAR : SightKernel.sighting(code);
    }

    /** Into how many parts to split the work for some observers; several for each processor, for some take longer. */
    private static int parts(int observers) {
        return observers < FEW_OBSERVERS ? 1 : 4 * Runtime.getRuntime().availableProcessors();
    }

    private static void run(
            SightKernel kernel, GroundChanges changes, List<Task> tasks, int part, int parts, SightDelta delta) {
        ShadowCone cone = new ShadowCone();
        byte[] room = new byte[0];
        for (int i = part; i < tasks.size(); i += parts) {
            KeptViewshed viewshed = tasks.get(i).viewshed();
            switch (tasks.get(i).kind()) {
                case CLOSE -> viewshed.close(kernel.ground(), delta);
                case OPEN -> {
                    room = room.length == 0 ? new byte[kernel.ground().size()] : room;
                    viewshed.lookAgain(kernel, room, delta);
                }
                case REPAIR -> {
                    if (!viewshed.repair(kernel, changes, cone, delta)) {
                        room = room.length == 0 ? new byte[kernel.ground().size()] : room;
                        viewshed.lookAgain(kernel, room, delta);
                    }
                }
            }
        }
        delta.flush();
    }
}
