/** Lines of sight between bases on a free table. */
@NullMarked
package coupdoeil.validator.sight.table;

import org.jspecify.annotations.NullMarked;
