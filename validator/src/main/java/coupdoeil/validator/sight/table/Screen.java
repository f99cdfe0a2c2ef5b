package coupdoeil.validator.sight.table;

import coupdoeil.model.table.Outline;

/**
 * Ground that stops sight.
 *
 * @param fromHeights whether nobody sees over it, wherever he stands
 * @param depthInches how far one sees within it who is in it, or looks at somebody in it; infinite if without limit
 */
public record Screen(String id, String name, Outline outline, boolean fromHeights, double depthInches) {}
