/** The order of battle apart from any source and any rule system, which imports, exports and conversions share. */
@NullMarked
package coupdoeil.validator.sheet;

import org.jspecify.annotations.NullMarked;
