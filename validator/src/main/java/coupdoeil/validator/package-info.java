/** What the rules say about a battle. */
@NullMarked
package coupdoeil.validator;

import org.jspecify.annotations.NullMarked;
