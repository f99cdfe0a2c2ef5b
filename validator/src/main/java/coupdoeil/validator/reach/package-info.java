/** How far pieces on a table reach, as overlays show it. */
@NullMarked
package coupdoeil.validator.reach;

import org.jspecify.annotations.NullMarked;
