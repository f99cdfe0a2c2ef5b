/** The line of sight of La Bataille: Premier: its rule, the kernel that makes it fast, and the story it tells of a line. */
@NullMarked
package coupdoeil.validator.lb.sight;

import org.jspecify.annotations.NullMarked;
