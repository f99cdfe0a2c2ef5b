/** What the engine knows of tables: who stands on them, who are neighbours, and how they follow an edit. */
@NullMarked
package coupdoeil.validator.check.table;

import org.jspecify.annotations.NullMarked;
