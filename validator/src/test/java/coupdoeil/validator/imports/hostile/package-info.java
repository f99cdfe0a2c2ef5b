/** Lists and documents that were made to stop whoever reads them. */
@NullMarked
package coupdoeil.validator.imports.hostile;

import org.jspecify.annotations.NullMarked;
