/** Panels that can be moved between the edges of a window, float in windows of their own and be hidden. */
@NullMarked
package coupdoeil.editor.dock;

import org.jspecify.annotations.NullMarked;
