/** Lines on a map of hexes, along hexsides or from hex to hex: courses, what a pointer draws, where a line has come apart. */
@NullMarked
package coupdoeil.model.course;

import org.jspecify.annotations.NullMarked;
