/** How pieces are put on a table and set in order among themselves: in line, in column, in contact, evenly spaced. */
@NullMarked
package coupdoeil.editor.edit.table;

import org.jspecify.annotations.NullMarked;
