/** The line of sight of Commands &amp; Colors: Napoleonics, and what artillery and infantry can fire at. */
@NullMarked
package coupdoeil.validator.cc.sight;

import org.jspecify.annotations.NullMarked;
