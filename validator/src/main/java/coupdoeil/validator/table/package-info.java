/** What rule systems on tables have in common: rules about any table, and edits of its features, placements and units. */
@NullMarked
package coupdoeil.validator.table;

import org.jspecify.annotations.NullMarked;
