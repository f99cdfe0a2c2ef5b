/** The rules of Horse & Musket. */
@NullMarked
package coupdoeil.validator.hm;

import org.jspecify.annotations.NullMarked;
