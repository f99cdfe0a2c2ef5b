package coupdoeil.model.oob;

import coupdoeil.model.Attributes;
import io.soabase.recordbuilder.core.RecordBuilder;

/**
 * A combat unit or train.
 *
 * @param arm one of the rule system's arms
 * @param strength historical strength, as far as it is known
 * @param attributes game ratings, as the rule system names them
 * @param note remarks for the reader
 */
@RecordBuilder
public record Unit(
        String id,
        String name,
        String arm,
        String nationality,
        Belonging under,
        Strength strength,
        Attributes attributes,
        String note,
        String source)
        implements Piece, UnitBuilder.With {}
