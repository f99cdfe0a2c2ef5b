/** The tools for the ground of a table. */
@NullMarked
package coupdoeil.editor.tool.table;

import org.jspecify.annotations.NullMarked;
