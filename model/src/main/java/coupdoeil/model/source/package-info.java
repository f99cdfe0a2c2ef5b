/** What orders of battle were imported from, kept with all that is still open about it. */
@NullMarked
package coupdoeil.model.source;

import org.jspecify.annotations.NullMarked;
