/** What rule systems on hexes have in common: arcs of formations, ground that hangs together, the order of a stack, edits of the ground. */
@NullMarked
package coupdoeil.validator.hexes;

import org.jspecify.annotations.NullMarked;
