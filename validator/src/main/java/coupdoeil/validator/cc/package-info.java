/** The rules of Commands &amp; Colors: Napoleonics. */
@NullMarked
package coupdoeil.validator.cc;

import org.jspecify.annotations.NullMarked;
