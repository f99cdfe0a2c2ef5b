package coupdoeil.editor.timetable;

import coupdoeil.editor.document.Session;
import coupdoeil.editor.text.Messages;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.model.scenario.TurnTrack;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import org.jspecify.annotations.Nullable;

/**
 * The map as of the turn that is looked at, as long as somebody wants to see it so. It changes nothing, and ends with the
 * first edit. Used on the event thread only.
 */
public final class MapPreview {

    private final Session session;
    private final LiveArrivals arrivals;
    private final List<Runnable> listeners = new CopyOnWriteArrayList<>();
    private boolean on;
    private @Nullable AsOf shown;

    public MapPreview(Session session, LiveArrivals arrivals) {
        this.session = session;
        this.arrivals = arrivals;
        session.document().addListener((before, after, cause) -> setOn(false));
        arrivals.addListener(() -> {
            if (on) {
                changed();
            }
        });
    }

    public boolean isOn() {
        return on;
    }

    /** Begins or ends it; without turns there is nothing to see. */
    public void setOn(boolean changed) {
        if (changed != on) {
            on = changed && session.scenario().isPresent();
            if (on) {
                arrivals.ask();
            }
            changed();
        }
    }

    /** Another turn or scenario is looked at. Who shows the map calls it before he asks for the scenario. */
    public void look() {
        if (on) {
            arrivals.ask();
            shown = null;
        }
    }

    private void changed() {
        shown = null;
        listeners.forEach(Runnable::run);
    }

    /** Calls back whenever it begins or ends, or more is known of it. */
    public void addListener(Runnable listener) {
        listeners.add(listener);
    }

    /** The scenario to show; empty if it is to be shown as it is. */
    public Optional<Scenario> scenario() {
        return asOf().map(AsOf::scenario);
    }

    private Optional<AsOf> asOf() {
        if (on && shown == null) {
            shown = session.scenario()
                    .map(scenario -> AsOf.of(
                            session.pack(), session.system(), scenario, session.roster(), arrivals::of, session.turn()))
                    .orElse(null);
        }
        return on ? Optional.ofNullable(shown) : Optional.empty();
    }

    /** What is seen, in a line or two. */
    public List<String> text() {
        return asOf().map(this::lines).orElse(List.of());
    }

    private List<String> lines(AsOf known) {
        String turn = new TurnTrack(known.scenario().clock(), session.system().minutesPerTurn()).label(session.turn());
        String how = known.entered() == 0
                ? Messages.text("preview.nobody")
                : Messages.text(known.byDue() ? "preview.by-due" : "preview.entered", known.entered());
        String nowhere = known.nowhere() == 0 ? "" : " " + Messages.text("preview.nowhere", known.nowhere());
        return List.of(Messages.text("preview.title", turn), how + nowhere, Messages.text("preview.leave"));
    }
}
