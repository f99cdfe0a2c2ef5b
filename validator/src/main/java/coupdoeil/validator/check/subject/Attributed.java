package coupdoeil.validator.check.subject;

import coupdoeil.model.Attributes;
import coupdoeil.model.pack.Pack;
import java.util.function.UnaryOperator;

/** A subject that has attributes in the pack, so that a fix can change them. */
public interface Attributed extends Subject {

    /**
     * The pack with other attributes of the subject; the same pack if it no longer contains the subject.
     *
     * @param scenario id of the scenario that is examined; empty if the whole pack is
     */
    Pack withAttributes(Pack pack, String scenario, UnaryOperator<Attributes> change);
}
