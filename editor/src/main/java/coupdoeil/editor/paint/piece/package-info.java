/** What paints counters, on hexes and on tables. */
@NullMarked
package coupdoeil.editor.paint.piece;

import org.jspecify.annotations.NullMarked;
