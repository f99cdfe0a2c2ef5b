/** What the rules of Commands &amp; Colors: Napoleonics read. */
@NullMarked
package coupdoeil.validator.cc.fact;

import org.jspecify.annotations.NullMarked;
