/** The first stage of an import: files of any kind as lines with positions. */
@NullMarked
package coupdoeil.validator.imports.source;

import org.jspecify.annotations.NullMarked;
