/** Sight and fire of Horse & Musket. */
@NullMarked
package coupdoeil.validator.hm.sight;

import org.jspecify.annotations.NullMarked;
