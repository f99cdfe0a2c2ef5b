/** Pictures of battles: what commands, exports and reports ask for, and where they find who paints it. */
@NullMarked
package coupdoeil.validator.picture;

import org.jspecify.annotations.NullMarked;
