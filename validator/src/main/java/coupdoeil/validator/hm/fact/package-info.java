/** What the rules of Horse & Musket read. */
@NullMarked
package coupdoeil.validator.hm.fact;

import org.jspecify.annotations.NullMarked;
