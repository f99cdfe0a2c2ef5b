/** What rules of Old Trousers II read: nations, commands, ground and who holds it. */
@NullMarked
package coupdoeil.validator.ot.fact;

import org.jspecify.annotations.NullMarked;
