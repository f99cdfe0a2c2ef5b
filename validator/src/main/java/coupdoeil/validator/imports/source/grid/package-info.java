/** Tables as rows and columns of cells: what their headings say, and their rows as lines or records. */
@NullMarked
package coupdoeil.validator.imports.source.grid;

import org.jspecify.annotations.NullMarked;
