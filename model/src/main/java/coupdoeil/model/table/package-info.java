/** The ground that pieces take on a table, worked out from bases, formation and heading. */
@NullMarked
package coupdoeil.model.table;

import org.jspecify.annotations.NullMarked;
