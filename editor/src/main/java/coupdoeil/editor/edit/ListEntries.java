package coupdoeil.editor.edit;

import coupdoeil.model.pack.Edit;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** The entries of a list of a pack. They are told by where they stand, as ids may be missing or repeat. */
public record ListEntries<E>(Part<List<E>> list) {

    /** The entry at an index. */
    public Part<E> at(int index) {
        return (pack, change) -> list.change(pack, entries -> {
            if (index >= entries.size()) {
                return entries;
            }
            List<E> changed = new ArrayList<>(entries);
            changed.set(index, change.apply(entries.get(index)));
            return changed;
        });
    }

    /** Puts an entry at an index, at the end if the list is shorter. */
    public Edit add(String name, int index, E entry) {
        return edit(name, entries -> entries.add(Math.min(index, entries.size()), entry));
    }

    public Edit remove(String name, int index) {
        return edit(name, entries -> {
            if (index < entries.size()) {
                entries.remove(index);
            }
        });
    }

    /** Moves an entry to where another stands; nothing happens if one of them does not. */
    public Edit move(String name, int from, int to) {
        return edit(name, entries -> {
            if (from < entries.size() && to >= 0 && to < entries.size()) {
                entries.add(to, entries.remove(from));
            }
        });
    }

    private Edit edit(String name, Consumer<List<E>> change) {
        return list.edit(name, entries -> {
            List<E> changed = new ArrayList<>(entries);
            change.accept(changed);
            return changed;
        });
    }
}
