/** A second reader of lines, that goes by their looks alone and decides nothing: where it differs, the first is doubted. */
@NullMarked
package coupdoeil.validator.imports.second;

import org.jspecify.annotations.NullMarked;
