/** Hexes, hexsides, corners and the grid that numbers and labels them: exact integer geometry. */
@NullMarked
package coupdoeil.model.grid;

import org.jspecify.annotations.NullMarked;
