/** What an import comes to: an order of battle that says where each value comes from. */
@NullMarked
package coupdoeil.validator.imports.order;

import org.jspecify.annotations.NullMarked;
