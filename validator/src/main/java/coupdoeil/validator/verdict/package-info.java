/** A pack examined: what was found in it and where in its files, and what was looked at. */
@NullMarked
package coupdoeil.validator.verdict;

import org.jspecify.annotations.NullMarked;
