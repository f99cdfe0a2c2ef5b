/** The whole map, small, in a corner of the map. */
@NullMarked
package coupdoeil.editor.minimap;

import org.jspecify.annotations.NullMarked;
