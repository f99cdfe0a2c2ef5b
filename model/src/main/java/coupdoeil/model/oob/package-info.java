/** Who fights: sides, armies, formations, units and leaders. */
@NullMarked
package coupdoeil.model.oob;

import org.jspecify.annotations.NullMarked;
