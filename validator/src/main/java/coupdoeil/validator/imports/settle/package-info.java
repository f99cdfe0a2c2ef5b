/** An import that somebody settles: kept in a pack, read again as lines are decided, put into its order of battle. */
@NullMarked
package coupdoeil.validator.imports.settle;

import org.jspecify.annotations.NullMarked;
