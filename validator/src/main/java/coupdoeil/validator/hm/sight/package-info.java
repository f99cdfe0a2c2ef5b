/** Fire of Horse & Musket along what is seen. */
@NullMarked
package coupdoeil.validator.hm.sight;

import org.jspecify.annotations.NullMarked;
