/** Shapes on a table while they are drawn and edited, in inches: snapping, smoothing, joining, cutting. */
@NullMarked
package coupdoeil.editor.draw;

import org.jspecify.annotations.NullMarked;
