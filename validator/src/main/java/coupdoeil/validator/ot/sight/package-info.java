/** Sight of Old Trousers II: for command, for visibility and for fire. */
@NullMarked
package coupdoeil.validator.ot.sight;

import org.jspecify.annotations.NullMarked;
