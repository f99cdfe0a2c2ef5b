package coupdoeil.validator.sight.table;

import coupdoeil.model.table.Outline;

/** Ground that is a level, or some, above the table, with all that lies inside it. @param level at least 1 */
public record Contour(String id, String name, Outline outline, int level) {}
