/** Paints battles with Graphics2D, without Swing and without a display: for the canvas, pictures and tests alike. */
@NullMarked
package coupdoeil.editor.paint;

import org.jspecify.annotations.NullMarked;
