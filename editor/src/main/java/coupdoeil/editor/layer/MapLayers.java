package coupdoeil.editor.layer;

import coupdoeil.editor.remembered.KeptLayers;
import coupdoeil.editor.text.Messages;
import coupdoeil.model.battlefield.Battlefield;
import coupdoeil.validator.picture.LayerId;
import java.util.Collection;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.UnaryOperator;

/** The layers of one window, of which each change is told and, if so wished, remembered. For the event thread. */
public final class MapLayers {

    /** What a hand cannot change on any battlefield. */
    private static final Set<LayerId> UNTOUCHED = EnumSet.of(LayerId.GRID, LayerId.LABELS, LayerId.NAMES);

    /** What only maps of hexes have. */
    private static final Set<LayerId> OF_HEXES = EnumSet.of(LayerId.ROADS, LayerId.LABELS);

    private final Map<LayerId, LayerState> states = new EnumMap<>(LayerId.class);
    private final List<Runnable> listeners = new CopyOnWriteArrayList<>();
    private final boolean remembers;

    /** @param remembers whether they begin as the user left them, and are kept for the next window */
    public MapLayers(boolean remembers) {
        this.remembers = remembers;
        for (LayerId layer : LayerId.values()) {
            states.put(layer, remembers ? LayerState.of(KeptLayers.of(layer.key())) : LayerState.USUAL);
        }
    }

    /** The layers of a battlefield, the uppermost first. */
    public static List<LayerId> of(Battlefield battlefield) {
        Set<LayerId> all = EnumSet.allOf(LayerId.class);
        if (battlefield.table().isPresent()) {
            all.removeAll(OF_HEXES);
        }
        return all.stream().sorted((one, other) -> other.compareTo(one)).toList();
    }

    /** What a layer is called on a battlefield. */
    public static String name(LayerId layer, Battlefield battlefield) {
        return Messages.text((battlefield.table().isPresent() ? "layer.table." : "layer.") + layer.key());
    }

    /** Whether a layer of a battlefield has something that a hand can change. */
    public static boolean canLock(LayerId layer, Battlefield battlefield) {
        return !UNTOUCHED.contains(layer)
                && (layer != LayerId.TERRAIN || battlefield.hexMap().isPresent());
    }

    public LayerState state(LayerId layer) {
        return states.getOrDefault(layer, LayerState.USUAL);
    }

    public void show(LayerId layer, boolean on) {
        change(layer, state -> state.withShown(on));
    }

    public void lock(LayerId layer, boolean on) {
        change(layer, state -> state.withLocked(on));
    }

    /** @param percent {@value LayerState#LEAST} to 100 */
    public void setOpacity(LayerId layer, int percent) {
        change(layer, state -> state.withPercent(percent));
    }

    /** All layers as they are by themselves. */
    public void reset() {
        for (LayerId layer : LayerId.values()) {
            change(layer, state -> LayerState.USUAL);
        }
    }

    private void change(LayerId layer, UnaryOperator<LayerState> change) {
        LayerState before = state(layer);
        LayerState after = change.apply(before);
        if (!after.equals(before)) {
            states.put(layer, after);
            if (remembers) {
                KeptLayers.keep(layer.key(), after.text());
            }
            listeners.forEach(Runnable::run);
        }
    }

    public Set<LayerId> shown() {
        Set<LayerId> shown = EnumSet.allOf(LayerId.class);
        shown.removeIf(layer -> !state(layer).shown());
        return shown;
    }

    /** The opacity, above 0 and below 1, of those layers that do not have all of it. */
    public Map<LayerId, Double> faint() {
        Map<LayerId, Double> faint = new EnumMap<>(LayerId.class);
        states.forEach((layer, state) -> {
            if (state.percent() < 100) {
                faint.put(layer, state.percent() / 100.0);
            }
        });
        return faint;
    }

    /** Whether what is in a layer can be selected: it shows and is not locked. */
    public boolean isOpen(LayerId layer) {
        return state(layer).shown() && !state(layer).locked();
    }

    public boolean isAnyLocked() {
        return states.values().stream().anyMatch(LayerState::locked);
    }

    /** Of some layers of a battlefield, why they cannot be changed; empty if none is locked. */
    public Optional<String> refusal(Collection<LayerId> touched, Battlefield battlefield) {
        return touched.stream()
                .filter(layer -> state(layer).locked() && canLock(layer, battlefield))
                .findFirst()
                .map(layer -> Messages.text("layer.is-locked", name(layer, battlefield)));
    }

    /** Calls back after every change. */
    public void addListener(Runnable listener) {
        listeners.add(listener);
    }
}
