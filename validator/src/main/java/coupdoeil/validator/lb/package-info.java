/** The rules of La Bataille: Premier and its sight. */
@NullMarked
package coupdoeil.validator.lb;

import org.jspecify.annotations.NullMarked;
