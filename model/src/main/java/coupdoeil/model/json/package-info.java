/** JSON as a tree that knows where each value stands, and the one form in which it is written. */
@NullMarked
package coupdoeil.model.json;

import org.jspecify.annotations.NullMarked;
