/** What a battle takes out of the box of its game. */
@NullMarked
package coupdoeil.validator.bill;

import org.jspecify.annotations.NullMarked;
