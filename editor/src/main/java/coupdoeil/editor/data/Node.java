package coupdoeil.editor.data;

import coupdoeil.editor.edit.Deletion;
import coupdoeil.model.pack.Edit;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * A thing in the battle data, or a heading over things.
 *
 * @param key names it, also after an edit
 * @param detail what is said of it beside its name; may be empty
 * @param changed whether the pack says something else than its rule system
 * @param page made when it is looked at
 * @param commands what can be done with it beside that
 */
record Node(
        String key,
        String name,
        String detail,
        boolean changed,
        Supplier<Page> page,
        List<Node> children,
        Commands commands) {

    /** An edit, and the key of what is to be looked at then. */
    record Step(Edit edit, String key) {}

    /**
     * What can be done with a thing.
     *
     * @param noun what is made anew inside of it; empty if nothing
     * @param deletion what deleting it would take along, if that is to be asked
     */
    record Commands(
            String noun,
            Optional<Supplier<Step>> fresh,
            Optional<Supplier<Step>> copy,
            Optional<Supplier<Step>> delete,
            Optional<Supplier<Step>> up,
            Optional<Supplier<Step>> down,
            Optional<Supplier<Deletion>> deletion) {

        static final Commands NONE = new Commands(
                "", Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty());

        Commands(
                String noun,
                Optional<Supplier<Step>> fresh,
                Optional<Supplier<Step>> copy,
                Optional<Supplier<Step>> delete,
                Optional<Supplier<Step>> up,
                Optional<Supplier<Step>> down) {
            this(noun, fresh, copy, delete, up, down, Optional.empty());
        }

        Commands making(String made, Supplier<Step> step) {
            return new Commands(made, Optional.of(step), copy, delete, up, down, deletion);
        }

        Commands deleting(Supplier<Step> step) {
            return new Commands(noun, fresh, copy, Optional.of(step), up, down, deletion);
        }

        /** @param after the key of what is to be looked at when it is gone */
        Commands removing(Supplier<Deletion> of, String after) {
            return new Commands(
                    noun, fresh, copy, Optional.of(() -> new Step(of.get().all(), after)), up, down, Optional.of(of));
        }
    }

    Node {
        children = List.copyOf(children);
    }

    /** A heading with some words. */
    static Node heading(String key, String name, String text, List<Node> children) {
        return new Node(key, name, "", false, () -> new Page.OfText(name, text), children, Commands.NONE);
    }

    /** All of this and what is inside of it, itself first. */
    Stream<Node> all() {
        return Stream.concat(Stream.of(this), children.stream().flatMap(Node::all));
    }
}
