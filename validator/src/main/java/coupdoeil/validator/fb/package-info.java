/** Fix Bayonets!: its sight rule and its checks. */
@NullMarked
package coupdoeil.validator.fb;

import org.jspecify.annotations.NullMarked;
