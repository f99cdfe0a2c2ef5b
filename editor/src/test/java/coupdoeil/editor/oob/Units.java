package coupdoeil.editor.oob;

import coupdoeil.editor.document.Session;
import coupdoeil.editor.edit.OobEdits;
import coupdoeil.model.Attributes;
import coupdoeil.model.oob.Belonging;
import coupdoeil.model.oob.Strength;
import coupdoeil.model.oob.Unit;

/** Units for tests. */
public final class Units {

    private Units() {}

    /** Adds a battalion that belongs nowhere. */
    public static void add(Session session, String id) {
        session.edit(OobEdits.add(new Unit(
                id, id, "infantry", "", Belonging.NOWHERE, Strength.UNKNOWN, Attributes.of("steps", 2), "", "")));
    }
}
