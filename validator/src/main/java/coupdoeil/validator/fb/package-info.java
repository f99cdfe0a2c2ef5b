/** Fix Bayonets!: its module and its checks. */
@NullMarked
package coupdoeil.validator.fb;

import org.jspecify.annotations.NullMarked;
