package coupdoeil.model.oob;

import coupdoeil.model.Attributes;

/** What can be placed on the battlefield: a unit or a leader. */
public sealed interface Piece permits Unit, Leader {

    String id();

    String name();

    Belonging under();

    Attributes attributes();

    /** Where its ratings or strength come from; empty if unsaid. */
    String source();
}
