/** What paints what is seen and what is not. */
@NullMarked
package coupdoeil.editor.paint.sight;

import org.jspecify.annotations.NullMarked;
