package coupdoeil.validator.check;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import org.jspecify.annotations.Nullable;

/** Every fact that is not made of others, and every kind of subject: those of any pack, then those of each battlefield. */
final class Register {

    private static final Map<Class<?>, FactSource<?>> FACTS = new LinkedHashMap<>();
    private static final Map<Class<?>, SubjectKind<?>> SUBJECTS = new LinkedHashMap<>();

    static {
        List<BattlefieldKind> kinds = new ArrayList<>(List.of(new AnyBattlefield()));
        ServiceLoader.load(BattlefieldKind.class, BattlefieldKind.class.getClassLoader())
                .forEach(kinds::add);
        for (BattlefieldKind kind : kinds) {
            kind.facts().forEach(fact -> once(FACTS.put(fact.type(), fact), fact.type()));
            kind.subjects().forEach(subject -> once(SUBJECTS.put(subject.type(), subject), subject.type()));
        }
    }

    private Register() {}

    private static void once(@Nullable Object before, Class<?> type) {
        if (before != null) {
            throw new IllegalStateException(type.getSimpleName() + " stands in the register twice");
        }
    }

    /** The source of a fact; null if it is made of other facts. */
    static @Nullable FactSource<?> fact(Class<?> type) {
        return FACTS.get(type);
    }

    static Iterable<FactSource<?>> facts() {
        return FACTS.values();
    }

    /** @throws IllegalArgumentException if the type is no kind of subject */
    static SubjectKind<?> subject(Class<?> type) {
        SubjectKind<?> kind = SUBJECTS.get(type);
        if (kind == null) {
            throw new IllegalArgumentException(type.getSimpleName() + " is no subject");
        }
        return kind;
    }
}
