/** What rules may read beside their subject: facts of the pack, and tracked readers of the map. */
@NullMarked
package coupdoeil.validator.check.fact;

import org.jspecify.annotations.NullMarked;
