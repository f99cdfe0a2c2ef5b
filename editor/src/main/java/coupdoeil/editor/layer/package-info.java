/** The layers of the map in the window: which show, which are locked, how faint each is. */
@NullMarked
package coupdoeil.editor.layer;

import org.jspecify.annotations.NullMarked;
