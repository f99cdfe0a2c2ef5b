/** What paints a table and the bases on it. */
@NullMarked
package coupdoeil.editor.paint.table;

import org.jspecify.annotations.NullMarked;
