package coupdoeil.validator.check;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceLoader;

/**
 * All that the program knows of a rule system beside its data, found through {@link ServiceLoader}: its rules, what stands
 * for facts that every system has in its own way, and whatever else it can do.
 */
public interface SystemModule extends RuleSet {

    /** For a type of facts that rules of any system ask for, the class of this system that is one. */
    default Map<Class<?>, Class<?>> bindings() {
        return Map.of();
    }

    /** What it can do beside checking, such as seeing: one object for each service, without state. */
    default List<Object> services() {
        return List.of();
    }

    /** What it offers of a type of service; empty if nothing. */
    default <T> Optional<T> service(Class<T> type) {
        return services().stream().filter(type::isInstance).map(type::cast).findFirst();
    }

    /** The modules of all systems, that of the tool's own rules among them. */
    static List<SystemModule> all() {
        return Modules.ALL;
    }

    /** The module of a rule system; empty if nothing is built of it. */
    static Optional<SystemModule> of(String system) {
        return all().stream().filter(module -> module.system().equals(system)).findFirst();
    }

    /** Looked for once: modules keep no state. */
    final class Modules {

        private static final List<SystemModule> ALL =
                ServiceLoader.load(SystemModule.class, SystemModule.class.getClassLoader()).stream()
                        .map(ServiceLoader.Provider::get)
                        .toList();

        private Modules() {}
    }
}
