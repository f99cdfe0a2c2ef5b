/** Fixes that place units on hexes otherwise, for any system that says what its rules think of a placement. */
@NullMarked
package coupdoeil.validator.hexes.cure;

import org.jspecify.annotations.NullMarked;
