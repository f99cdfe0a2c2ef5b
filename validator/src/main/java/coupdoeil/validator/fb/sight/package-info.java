/** The line of sight of Fix Bayonets!: its rule, the kernel that makes it fast, and the story it tells of a line. */
@NullMarked
package coupdoeil.validator.fb.sight;

import org.jspecify.annotations.NullMarked;
