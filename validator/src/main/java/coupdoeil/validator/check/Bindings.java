package coupdoeil.validator.check;

import java.util.Map;

/** Which class makes a fact in a rule system: the one that its module binds to the type asked for, else the type itself. */
record Bindings(Map<Class<?>, Class<?>> bound) {

    static Bindings of(String system) {
        return new Bindings(SystemModule.of(system).map(SystemModule::bindings).orElse(Map.of()));
    }

    Class<?> of(Class<?> type) {
        return bound.getOrDefault(type, type);
    }
}
