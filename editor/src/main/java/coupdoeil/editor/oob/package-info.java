/** The forces as a tree, to be changed, and dragged onto the map. */
@NullMarked
package coupdoeil.editor.oob;

import org.jspecify.annotations.NullMarked;
