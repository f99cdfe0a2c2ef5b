/** What all painters share: layouts, layers, scale, inks, pens, letters, themes. */
@NullMarked
package coupdoeil.editor.paint.sheet;

import org.jspecify.annotations.NullMarked;
