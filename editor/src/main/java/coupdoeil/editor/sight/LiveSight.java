package coupdoeil.editor.sight;

import coupdoeil.editor.document.Selection;
import coupdoeil.editor.document.Session;
import coupdoeil.editor.job.Debouncer;
import coupdoeil.editor.job.LatestOnly;
import coupdoeil.editor.job.LowPriorityWork;
import coupdoeil.model.oob.Side;
import coupdoeil.model.scenario.Scenario;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executor;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * The layer of sight that is on, for whom, and its newest picture. The picture is worked out beside the event thread and
 * follows every edit, the steps of a brush stroke too; where edits come faster than pictures, some are left out, the last
 * never. Findings that are being made go first. Used on the event thread only.
 */
public final class LiveSight {

    private final Session session;
    private final LatestOnly<LayerRequest, SightPicture> work;
    private final LowPriorityWork pace;
    private final List<Runnable> listeners = new CopyOnWriteArrayList<>();
    private @Nullable SightLayer layer;
    private String sideId = "";
    private @Nullable SightPicture picture;

    /**
     * @param background a single thread
     * @param front the event thread
     * @param clock wakes on the event thread
     * @param checking whether findings are being made
     */
    public LiveSight(
            Session session, Executor background, Executor front, Debouncer.Clock clock, BooleanSupplier checking) {
        this.session = session;
        this.pace = new LowPriorityWork(clock, checking, this::look);
        this.work = LatestOnly.following(background, front, new SightPictures()::of, this::deliver);
        session.document().addListener((before, after, cause) -> {
            if (before != after) {
                pace.ask();
            }
        });
        session.addViewListener(pace::ask);
    }

    /** To be called when findings have been made. */
    public void checked() {
        pace.goOn();
    }

    public boolean isOn(SightLayer asked) {
        return layer == asked;
    }

    /** Switches a layer on, and with that any other off; or switches it off. */
    public void setOn(SightLayer changed, boolean on) {
        if (on || layer == changed) {
            layer = on ? changed : null;
            look();
        }
    }

    /** The side whose sight is shown, the first unless another was chosen; empty if there are no sides. */
    public Optional<Side> side() {
        List<Side> sides = session.pack().orderOfBattle().sides();
        return sides.stream()
                .filter(side -> side.id().equals(sideId))
                .findFirst()
                .or(() -> sides.stream().findFirst());
    }

    /** The side that {@link #showNextSide} would show. */
    public Optional<Side> nextSide() {
        List<Side> sides = session.pack().orderOfBattle().sides();
        return side().map(side -> sides.get((sides.indexOf(side) + 1) % sides.size()));
    }

    /** Shows the sight of the next side, after the last that of the first. */
    public void showNextSide() {
        nextSide().ifPresent(side -> sideId = side.id());
        look();
    }

    /** What the layer shows; empty if none is on, or before its first picture. */
    public Optional<SightPicture> picture() {
        return Optional.ofNullable(picture);
    }

    /** Calls back whenever there is another picture, or none. */
    public void addListener(Runnable listener) {
        listeners.add(listener);
    }

    private void look() {
        SightLayer shown = layer;
        Scenario scenario = session.scenario().orElse(null);
        if (shown == null || scenario == null) {
            work.cancel();
            deliver(null);
            return;
        }
        LayerRequest request = new LayerRequest(
                shown,
                session.pack(),
                session.system(),
                scenario,
                session.turn(),
                side().orElse(null),
                session.selection().pieces(),
                session.selection() instanceof Selection.OfHex of ? of.hex() : null);
        SightPicture known = picture;
        if (known == null || !known.request().isSame(request)) {
            work.ask(request);
        } else {
            work.cancel();
        }
    }

    private void deliver(@Nullable SightPicture result) {
        if (picture != result) {
            picture = result;
            listeners.forEach(Runnable::run);
        }
    }
}
