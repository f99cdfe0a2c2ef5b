/** The third stage of an import: which line is what, and what belongs to what. */
@NullMarked
package coupdoeil.validator.imports.outline;

import org.jspecify.annotations.NullMarked;
