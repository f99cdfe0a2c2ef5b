/** The ground a battle is fought on: a hex map or a free table. */
@NullMarked
package coupdoeil.model.battlefield;

import org.jspecify.annotations.NullMarked;
