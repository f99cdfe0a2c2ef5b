package coupdoeil.model.oob;

import coupdoeil.model.Attributes;

/**
 * A body of troops with a place in an organisation: a corps, division, brigade, regiment.
 *
 * @param level one of the rule system's command levels
 */
public record Formation(String id, String name, String level, Belonging under, Attributes attributes) {

    public Formation withAttributes(Attributes changed) {
        return new Formation(id, name, level, under, changed);
    }
}
