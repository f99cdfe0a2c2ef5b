package coupdoeil.editor.data;

import coupdoeil.editor.data.Node.Commands;
import coupdoeil.editor.data.Node.Step;
import coupdoeil.editor.edit.ListEntries;
import coupdoeil.editor.edit.Part;
import coupdoeil.editor.form.Form;
import coupdoeil.editor.text.Messages;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;

/**
 * A list of a pack in the battle data: its entries can be made, duplicated, deleted and moved, and each has a form.
 *
 * @param items where the list stands
 * @param entries what is in it now
 */
record Listing<T>(String key, ListEntries<T> items, List<T> entries, Kind<T> kind) {

    /** Makes the form of an entry. */
    interface Forming<T> {
        Form form(Part<T> part, T entry);
    }

    /** Makes what stands inside of an entry. */
    interface Inside<T> {
        List<Node> nodes(String key, Part<T> part, T entry);
    }

    /**
     * What the entries are.
     *
     * @param noun what one of them is called
     * @param fresh a new one
     * @param copy a duplicate of one, with ids of its own
     */
    record Kind<T>(
            String noun,
            Function<T, String> name,
            Function<T, String> detail,
            Supplier<T> fresh,
            UnaryOperator<T> copy,
            Forming<T> form,
            Inside<T> inside) {

        Kind(
                String noun,
                Function<T, String> name,
                Function<T, String> detail,
                Supplier<T> fresh,
                UnaryOperator<T> copy,
                Forming<T> form) {
            this(noun, name, detail, fresh, copy, form, (key, part, entry) -> List.of());
        }
    }

    /** The heading of the list with its entries. */
    Node node(String title, String about) {
        List<Node> nodes = new ArrayList<>();
        for (int i = 0; i < entries.size(); i++) {
            nodes.add(entry(i));
        }
        String count = entries.isEmpty() ? Messages.text("data.none") : Integer.toString(entries.size());
        Commands making = Commands.NONE.making(
                kind.noun(), () -> made(entries.size(), kind.fresh().get()));
        return new Node(key, title, count, false, () -> new Page.OfText(title, about), nodes, making);
    }

    private Step made(int index, T entry) {
        return new Step(items.add(Messages.text("edit.add", named(entry)), index, entry), key(index));
    }

    private String key(int index) {
        return key + "/" + index;
    }

    private Node entry(int index) {
        T entry = entries.get(index);
        Part<T> part = items.at(index);
        return new Node(
                key(index),
                named(entry),
                kind.detail().apply(entry),
                false,
                () -> new Page.OfForm(kind.form().form(part, entry)),
                kind.inside().nodes(key(index), part, entry),
                commands(index, entry));
    }

    private String named(T entry) {
        String name = kind.name().apply(entry);
        return name.isBlank() ? kind.noun() : name;
    }

    private Commands commands(int index, T entry) {
        String name = named(entry);
        return new Commands(
                kind.noun(),
                Optional.of(() -> made(index + 1, kind.fresh().get())),
                Optional.of(() -> made(index + 1, kind.copy().apply(entry))),
                Optional.of(() -> new Step(items.remove(Messages.text("edit.delete", name), index), after(index))),
                index == 0 ? Optional.empty() : Optional.of(() -> move(name, index, index - 1)),
                index == entries.size() - 1 ? Optional.empty() : Optional.of(() -> move(name, index, index + 1)));
    }

    /** What is looked at when an entry is gone. */
    private String after(int index) {
        return entries.size() == 1 ? key : key(Math.min(index, entries.size() - 2));
    }

    private Step move(String name, int from, int to) {
        return new Step(items.move(Messages.text("edit.move-entry", name), from, to), key(to));
    }
}
