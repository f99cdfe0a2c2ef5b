/** Pages of plain text: their columns, wrapped lines, and the tables and furniture that stand in them. */
@NullMarked
package coupdoeil.validator.imports.source.text;

import org.jspecify.annotations.NullMarked;
