package coupdoeil.validator.check.hexes;

import coupdoeil.model.grid.Hex;
import coupdoeil.validator.check.SubjectList;
import coupdoeil.validator.check.subject.Subject;
import java.util.Comparator;
import java.util.Iterator;
import java.util.SortedMap;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/** The stacks of a set-up, by their hexes. */
final class StackSubjects extends SubjectList {

    private final SortedMap<Hex, Stack> stacks;

    /** @param before the list of the situation before; null at first */
    StackSubjects(SortedMap<Hex, Stack> stacks, @Nullable StackSubjects before) {
        this.stacks = stacks;
        if (before != null && before.stacks != stacks) {
            compare(before);
        }
    }

    /** Goes along both, for most stacks are the same. */
    @SuppressWarnings("ReferenceEquality") // And told so without looking at them.
    private void compare(StackSubjects before) {
        Iterator<Stack> others = before.stacks.values().iterator();
        Stack other = next(others);
        for (Stack stack : stacks.values()) {
            while (other != null && other != stack && other.hex().compareTo(stack.hex()) < 0) {
                gone.add(other.hex());
                other = next(others);
            }
            boolean there = other != null && (other == stack || other.hex().equals(stack.hex()));
            if (!there || (other != stack && !stack.equals(other))) {
                changed.add(stack.hex());
            }
            other = there ? next(others) : other;
        }
        for (; other != null; other = next(others)) {
            gone.add(other.hex());
        }
    }

    private static @Nullable Stack next(Iterator<Stack> stacks) {
        return stacks.hasNext() ? stacks.next() : null;
    }

    @Override
    public int size() {
        return stacks.size();
    }

    @Override
    public void forEach(BiConsumer<Object, Subject> consumer) {
        stacks.forEach(consumer);
    }

    @Override
    @Nullable
    public Subject get(Object place) {
        return stacks.get((Hex) place);
    }

    @Override
    public Comparator<Object> inOrder() {
        return NATURALLY;
    }

    /** Hexes are always in the same order. */
    @Override
    public Object order() {
        return StackSubjects.class;
    }
}
