package coupdoeil.validator.table.sight;

import coupdoeil.validator.check.table.Stand;
import java.util.List;

/**
 * What a rule system says of fire at what is seen. A system on tables binds it to a fact of its own, which may rest on
 * {@link LineOfSight}.
 */
public interface FireRules {

    /** How far the weapon of a piece reaches, in inches; 0 if it has none. */
    int reachInches(Stand stand);

    /** What tells on the fire of one piece at another, for people; nothing if there is none. */
    List<String> words(Stand from, Stand to);
}
