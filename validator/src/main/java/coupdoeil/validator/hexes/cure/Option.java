package coupdoeil.validator.hexes.cure;

import coupdoeil.model.scenario.Placement;
import java.util.function.UnaryOperator;

/** A way to place a unit otherwise, named as an imperative: "Turn 1st Foot to corner 2". */
public record Option(String name, UnaryOperator<Placement> change) {}
