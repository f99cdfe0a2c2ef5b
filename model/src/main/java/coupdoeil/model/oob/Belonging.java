package coupdoeil.model.oob;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * To what something belongs, by relation: {@value #ARMY}, {@value #COMMAND} (the formation that commands it),
 * {@value #ASSET} (the formation or army it is an asset of), {@value #REGIMENT} (its parent regiment), {@value #MORALE}
 * (the organisation whose morale it shares). Values are ids and may lead nowhere, or in circles.
 */
public record Belonging(Map<String, String> relations) {

    public static final String ARMY = "army";
    public static final String COMMAND = "command";
    public static final String ASSET = "asset";
    public static final String REGIMENT = "regiment";
    public static final String MORALE = "morale";

    public static final Belonging NOWHERE = new Belonging(Map.of());

    public Belonging {
        relations = Collections.unmodifiableMap(new LinkedHashMap<>(relations));
    }

    public Optional<String> to(String relation) {
        return Optional.ofNullable(relations.get(relation));
    }

    public Belonging with(String relation, String id) {
        Map<String, String> copy = new LinkedHashMap<>(relations);
        copy.put(relation, id);
        return new Belonging(copy);
    }
}
