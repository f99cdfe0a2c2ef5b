/** How lines and records, once it is known what each is, are put together to an order of battle. */
@NullMarked
package coupdoeil.validator.imports.order.assembly;

import org.jspecify.annotations.NullMarked;
