package coupdoeil.validator.imports;

import coupdoeil.validator.imports.outline.Role;
import coupdoeil.validator.sheet.Arm;
import coupdoeil.validator.sheet.Echelon;
import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;

/**
 * What somebody decided, by physical line.
 *
 * @param roles what lines are; lines of the same look follow
 * @param levels echelons of what stands on lines; lines of the same look follow
 * @param arms of the units of a line
 */
public record Choices(Map<Integer, Role> roles, Map<Integer, Echelon> levels, Map<Integer, Arm> arms) {

    public static final Choices NONE = new Choices(Map.of(), Map.of(), Map.of());

    public Choices {
        roles = Collections.unmodifiableMap(new TreeMap<>(roles));
        levels = Collections.unmodifiableMap(new TreeMap<>(levels));
        arms = Collections.unmodifiableMap(new TreeMap<>(arms));
    }
}
