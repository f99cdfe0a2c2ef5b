/** What paints the ground of a hex map: terrain, hexsides, links, relief, places and names. */
@NullMarked
package coupdoeil.editor.paint.ground;

import org.jspecify.annotations.NullMarked;
