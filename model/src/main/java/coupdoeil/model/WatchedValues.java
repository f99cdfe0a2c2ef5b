package coupdoeil.model;

import java.util.AbstractMap;
import java.util.Collections;
import java.util.Map;
import java.util.Set;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/** Values that tell by which name they are asked for. */
final class WatchedValues extends AbstractMap<String, Object> {

    private final Map<String, Object> values;
    private final String path;
    private final BiConsumer<String, String> asked;

    WatchedValues(Map<String, Object> values, String path, BiConsumer<String, String> asked) {
        this.values = Collections.unmodifiableMap(values);
        this.path = path;
        this.asked = asked;
    }

    /** Others in the place of these, watched alike. */
    WatchedValues with(Map<String, Object> others) {
        return new WatchedValues(others, path, asked);
    }

    /** The values, without telling anybody. */
    Map<String, Object> unwatched() {
        return values;
    }

    @Override
    public @Nullable Object get(@Nullable Object name) {
        asked.accept(path, String.valueOf(name));
        return values.get(name);
    }

    @Override
    public boolean containsKey(@Nullable Object name) {
        asked.accept(path, String.valueOf(name));
        return values.containsKey(name);
    }

    /** Whoever looks at all of them is told to have asked for {@code *}. */
    @Override
    public Set<Entry<String, Object>> entrySet() {
        asked.accept(path, "*");
        return values.entrySet();
    }

    @Override
    public int size() {
        return values.size();
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return values.equals(other instanceof WatchedValues watched ? watched.values : other);
    }

    @Override
    public int hashCode() {
        return values.hashCode();
    }
}
