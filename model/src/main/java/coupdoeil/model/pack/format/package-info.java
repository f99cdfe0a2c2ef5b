/** What each file of a pack says: JSON to values and back. */
@NullMarked
package coupdoeil.model.pack.format;

import org.jspecify.annotations.NullMarked;
